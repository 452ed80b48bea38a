import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '#tests/support/actors.ts';
import { enrolledLease } from '#tests/support/autopay-lease.ts';
import { autopays } from '#tests/support/autopay-rows.ts';
import { takeCards } from '#tests/support/card-rows.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createRentable } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
const run = (day: string) => runJobs(database.sql, `${day}T16:00:00Z`);

beforeAll(async () => {
  place = await createRentable(database.sql, 'Finales');
  await takeCards(database.sql, place.landlord);
});

const enrolled = () => enrolledLease(database.sql, place);

const told = (autopayId: string) =>
  database.sql`select parameters ->> 'last_day' as "lastDay", parameters -> 'is_renewed' as "isRenewed"
    from private.outgoing_messages where dedupe_key like ${`%autopay-ending/${autopayId}/%`} order by created_at`;

describe('the tenant of an automatic payment', () => {
  it('hears once, fifteen days before, that notice ends it', async () => {
    const { leaseId, autopayId } = await enrolled();
    const notice = { leaseId, givenBy: 'tenant', givenOn: '2026-01-02', leavesOn: '2041-06-30' } as const;
    await verbs.giveNotice(database.sql, place.owner, notice);
    await run('2041-06-14');
    expect(await told(autopayId)).toEqual([]);
    await run('2041-06-15');
    await run('2041-06-15');
    await run('2041-06-20');
    expect(await told(autopayId)).toEqual([{ lastDay: '2041-06-30', isRenewed: false }]);
  });

  it('hears that a renewal needs an authorization of its own, and nothing is charged to it without one', async () => {
    const { leaseId, autopayId, tenant } = await enrolled();
    const renewalId = await verbs.renewLease(database.sql, place.owner, {
      leaseId,
      startsOn: '2041-07-01',
      endsOn: '2042-06-30',
    });
    await run('2041-06-15');
    expect(await told(autopayId)).toEqual([{ lastDay: '2041-06-30', isRenewed: true }]);
    const start = () => autopays.start(database.sql, tenant, renewalId);
    expect(await outcomeOf(start())).toBe('done');
    await run('2041-07-04');
    const [row] = await database.sql`select status, stopped_for from public.autopays where id = ${autopayId}`;
    expect(row).toEqual({ status: 'cancelled', stopped_for: 'lease_ended' });
    const charges = await database.sql`select 1 from public.autopay_charges where lease_id = ${renewalId}`;
    expect(charges).toHaveLength(0);
  });

  it('hears nothing of a lease that goes on by itself', async () => {
    const { autopayId } = await enrolled();
    await run('2041-12-20');
    await run('2042-01-02');
    expect(await told(autopayId)).toEqual([]);
    const [row] = await database.sql`select status from public.autopays where id = ${autopayId}`;
    expect(row?.status).toBe('active');
  });
});
