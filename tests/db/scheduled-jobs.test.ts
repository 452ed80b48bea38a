import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#stack/database/open.ts';
import { runJobs } from '#stack/jobs/run-jobs.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addUnit, createRentable } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let places: Awaited<ReturnType<typeof createRentable>>[];

beforeAll(async () => {
  const made = [await createRentable(database.sql, 'Este'), await createRentable(database.sql, 'Oeste')];
  places = made.sort((a, b) => (a.landlord.organizationId < b.landlord.organizationId ? -1 : 1));
  for (const { landlord, propertyId, owner, personId } of places) {
    const unitId = await addUnit(database.sql, landlord, propertyId, 'A-1');
    const terms = { startsOn: '2031-01-01', endsOn: '2031-12-31' };
    await verbs.createLease(database.sql, owner, { unitId, personIds: [personId], ...terms });
  }
});

const organization = (index: number) => places[index]?.landlord.organizationId ?? '';
const rentsOf = async (index: number) => {
  const [row] = await database.sql`
    select count(*)::int as rents from public.charges where organization_id = ${organization(index)} and kind = 'rent'`;
  return row?.rents;
};

describe('scheduled jobs', () => {
  it('keep nobody waiting for an organisation that is busy', async () => {
    const busy = openDatabase(database.url, 1);
    const counters = await busy.reserve();
    await counters`begin`;
    await counters`select from private.organization_counters where organization_id = ${organization(1)} for update`;
    const run = runJobs(database.sql, new Date('2031-01-01T12:00:00Z'));
    await expect.poll(() => rentsOf(0)).toBe(1);
    expect(await rentsOf(1)).toBe(0);
    await counters`commit`;
    counters.release();
    await busy.end();
    expect(await run).toMatchObject({ rents: 2, failed: 0 });
    expect(await rentsOf(1)).toBe(1);
  });

  it('go to no other organisation once they are to stop', async () => {
    let asked = 0;
    const isStopping = () => {
      asked += 1;
      return asked > 1;
    };
    expect(await runJobs(database.sql, new Date('2031-02-01T12:00:00Z'), { isStopping })).toMatchObject({
      rents: 1,
    });
    expect([await rentsOf(0), await rentsOf(1)]).toEqual([2, 1]);
  });

  it('of one organisation are run alone', async () => {
    const answer = await runJobs(database.sql, new Date('2031-03-01T12:00:00Z'), {
      organizationId: organization(1),
    });
    expect(answer).toMatchObject({ rents: 2 });
    expect([await rentsOf(0), await rentsOf(1)]).toEqual([2, 3]);
  });
});
