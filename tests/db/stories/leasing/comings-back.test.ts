import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, addMonths } from '#src/domain/foundation/dates.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { autopays } from '#tests/support/autopay-rows.ts';
import { takeCards } from '#tests/support/card-rows.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addPerson, createRentable } from '#tests/support/portfolio.ts';
import { type Mate, shareHome } from '#tests/support/shared-home.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let home: Awaited<ReturnType<typeof shareHome>>;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Salidas');
  await takeCards(database.sql, place.landlord);
});
beforeEach(async () => {
  home = await shareHome(database.sql, place);
});

it('11. who is added again is a party, reads everything, and keeps their account', async () => {
  const { leave, readBy, ana, beto, today, leaseId, owner } = home;
  const { sql } = database;
  await leave(beto, addDays(today, -20));
  await verbs.setLeaseGuarantors(sql, owner, { leaseId, personIds: [beto.personId] });
  const add = () =>
    verbs.changeLeaseTenants(sql, owner, { leaseId, personIds: [ana.personId, beto.personId] });
  expect(await outcomeOf(add())).toBe('guarantor_is_tenant');
  expect(await outcomeOf(leave(beto))).toBe('guarantor_is_tenant');
  await verbs.setLeaseGuarantors(sql, owner, { leaseId, personIds: [] });
  await add();
  expect(await readBy(beto, 'lease_balances')).toBe(1);
  const events =
    await sql`select facts from public.lease_events where lease_id = ${leaseId} and kind = 'tenants_changed' order by created_at`;
  expect(events.map((row) => row.facts)).toEqual([
    { leaves: 'Beto', left_on: addDays(today, -20) },
    { added: ['Beto'] },
  ]);
});

it('12. one who tells their day and others who are added do not disturb each other', async () => {
  const { leave, partiesOn, ana, beto, today, leaseId, owner } = home;
  const { sql } = database;
  const caro = await addPerson(sql, place.landlord, 'Caro');
  await leave(beto, addDays(today, 10));
  const people = (...personIds: string[]) => verbs.changeLeaseTenants(sql, owner, { leaseId, personIds });
  await people(ana.personId, beto.personId, caro);
  expect(await partiesOn(addDays(today, 11))).toBe('Ana, Caro');
  await people(ana.personId, caro);
  expect(await partiesOn(today)).toBe('Ana, Beto, Caro');
  expect(await partiesOn(addDays(today, 1))).toBe('Ana, Caro');
});

it('13. the permission to charge their card ends with it, and both are told', async () => {
  const { leave, ana, beto, today, yesterday, leaseId } = home;
  const { sql } = database;
  const autopayId = await autopays.activated(sql, { userId: ana.userId }, leaseId, {});
  await leave(ana, today, beto);
  const status = async () =>
    (await sql`select status, stopped_for from public.autopays where id = ${autopayId}`)[0];
  expect(await status()).toEqual({ status: 'active', stopped_for: null });
  await leave(ana, yesterday);
  expect(await status()).toEqual({ status: 'cancelled', stopped_for: 'left_lease' });
  const told = await sql`select template from private.outgoing_messages
    where parameters ->> 'lease_id' = ${leaseId} and template like 'autopay%' order by 1`;
  expect(told.map((row) => row.template)).toEqual(
    expect.arrayContaining(['autopay_left_office', 'autopay_stopped']),
  );
});

it('14. what they export of their data ends with their day', async () => {
  const { leave, ana, beto, today } = home;
  const { sql } = database;
  const exported = async (tenant: Mate) => {
    const [row] = await sql`select private.export_leases(${tenant.userId}) as leases`;
    const [first] = (row?.leases ?? []) as { charges: unknown[]; left_on: string | null }[];
    return first;
  };
  const all = (await exported(beto))?.charges.length ?? 0;
  await leave(beto, addMonths(today, -2));
  const kept = await exported(beto);
  expect(kept?.left_on).toBe(addMonths(today, -2));
  expect(kept?.charges.length).toBeLessThan(all);
  expect((await exported(ana))?.charges.length).toBe(all);
});

it('15. the same request twice is one departure', async () => {
  const { beto, today, leaseId, owner } = home;
  const input = { leaseId, personId: beto.personId, leftOn: today, requestId: randomUUID() };
  for (let time = 0; time < 2; time += 1) await verbs.setTenantDeparture(database.sql, owner, input);
  const events =
    await database.sql`select 1 from public.lease_events where lease_id = ${leaseId} and kind = 'tenants_changed'`;
  expect(events).toHaveLength(1);
});
