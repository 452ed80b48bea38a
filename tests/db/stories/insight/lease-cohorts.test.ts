import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { act, type Caller } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addProperty, addUnit, createLandlord, type Landlord } from '#tests/support/portfolio.ts';

const TODAY = '2026-05-15';
const database = useDatabase();
let home: Landlord;
let other: Landlord;
let propertyId: string;

interface GivenLease {
  starts: string;
  ends: string;
  ended?: string;
  status?: string;
  renews?: string;
  unitId?: string;
}

/** Written as it is: what is counted are its days, however they came about. */
async function addLease(given: GivenLease): Promise<{ id: string; unitId: string }> {
  const id = randomUUID();
  const unitId = given.unitId ?? (await addUnit(database.sql, home, propertyId, randomUUID().slice(0, 8)));
  const { starts, ends, ended = null, status = 'active', renews = null } = given;
  await database.sql`
    insert into public.leases (id, organization_id, property_id, unit_id, status, starts_on, ends_on, ended_on,
      currency, due_day, bill_from, renews_lease_id)
    values (${id}, ${home.organizationId}, ${propertyId}, ${unitId}, ${status}, ${starts}, ${ends}, ${ended},
      'DOP', 1, ${starts}, ${renews})`;
  return { id, unitId };
}

const cohortsSeenBy = async (caller: Caller, propertyIds: string[] | null = null) =>
  (
    await act(
      database.sql,
      caller,
      (sql) => sql`select starts_on::text, tenancy_count, months, reached_count, staying_count
        from public.lease_cohorts(${home.organizationId}, ${TODAY}, ${propertyIds})`,
    )
  ).map((row) => [row.starts_on, row.tenancy_count, row.months, row.reached_count, row.staying_count]);

beforeAll(async () => {
  home = await createLandlord(database.sql, 'Cohortes');
  other = await createLandlord(database.sql, 'Ajena');
  propertyId = await addProperty(database.sql, home, 'Torre');
  // Began in the first quarter of 2024: one left after nine months, one was renewed and is still there, and one stays beyond its end.
  await addLease({ starts: '2024-01-10', ends: '2024-12-31', ended: '2024-10-15', status: 'ended' });
  const first = await addLease({ starts: '2024-02-01', ends: '2025-01-31', status: 'renewed' });
  await addLease({
    starts: '2025-02-01',
    ends: '2027-01-31',
    renews: first.id,
    unitId: first.unitId,
  });
  await addLease({ starts: '2024-03-01', ends: '2025-02-28', status: 'month_to_month' });
  // Began in the last quarter of 2025: only one is old enough to be asked after six months.
  await addLease({ starts: '2025-10-20', ends: '2026-10-19' });
  await addLease({ starts: '2025-12-01', ends: '2026-11-30' });
  // Neither a draft nor what begins later is counted.
  await addLease({ starts: '2025-11-01', ends: '2026-10-31', status: 'draft' });
  await addLease({ starts: '2026-06-01', ends: '2027-05-31', status: 'signed' });
});

it('count who is still there, of those that are old enough; a renewal goes on', async () => {
  expect(await cohortsSeenBy(home.owner)).toEqual([
    ['2024-01-01', 3, 6, 3, 3],
    ['2024-01-01', 3, 12, 3, 2],
    ['2024-01-01', 3, 18, 3, 2],
    ['2024-01-01', 3, 24, 3, 2],
    ['2025-10-01', 2, 6, 1, 1],
    ['2025-10-01', 2, 12, 0, 0],
    ['2025-10-01', 2, 18, 0, 0],
    ['2025-10-01', 2, 24, 0, 0],
  ]);
});

it('count what the reader may see, of the properties asked for', async () => {
  expect(await cohortsSeenBy(other.owner)).toEqual([]);
  expect(await cohortsSeenBy(home.owner, [randomUUID()])).toEqual([]);
  expect(await cohortsSeenBy(home.owner, [propertyId])).toHaveLength(8);
});
