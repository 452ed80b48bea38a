import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, addMonths } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { autopays } from '#tests/support/autopay-rows.ts';
import { takeCards } from '#tests/support/card-rows.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { sendMessage, startConversations } from '#tests/support/messages.ts';
import { addPerson, createRentable } from '#tests/support/portfolio.ts';
import { type Mate, shareHome } from '#tests/support/shared-home.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

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

describe('a tenant leaves', () => {
  it('1. on a day up to which they are a party, and reads their history from then on', async () => {
    const { leave, readBy, myLeases, nextDay, ana, beto, today, yesterday } = home;
    await leave(beto, today);
    const [before] = await myLeases(beto);
    expect(before).toMatchObject({ status: 'active', left_on: null });
    expect(await readBy(beto, 'lease_balances')).toBe(1);
    await nextDay();
    const [after] = await myLeases(beto);
    expect(after).toMatchObject({ status: 'ended', left_on: yesterday, ended_on: yesterday });
    expect(await readBy(beto, 'charges')).toBeGreaterThan(0);
    expect(await readBy(beto, 'lease_balances')).toBe(0);
    expect(await myLeases(ana)).toMatchObject([{ status: 'active', left_on: null }]);
  });

  it('2. never before the lease, never long after, and not the last one', async () => {
    const { leave, ana, beto, today } = home;
    expect(await outcomeOf(leave(beto, addDays(addMonths(today, -2), -1)))).toBe('date_outside_lease');
    expect(await outcomeOf(leave(beto, addDays(today, 367)))).toBe('date_outside_lease');
    expect(await outcomeOf(leave(beto, addMonths(today, -2)))).toBe('done');
    expect(await outcomeOf(leave(ana, today, beto))).toBe('last_tenant_stays');
    expect(await outcomeOf(leave({ personId: randomUUID(), userId: '' }, today))).toBe('not_found');
  });

  it('3. on a day to come, by itself when it has come', async () => {
    const { leave, partiesOn, readBy, ana, beto, today } = home;
    await leave(beto, addDays(today, 10));
    expect(await partiesOn(addDays(today, 10))).toBe('Ana, Beto');
    expect(await partiesOn(addDays(today, 11))).toBe('Ana');
    expect(await readBy(beto, 'lease_balances')).toBe(1);
    // Nobody is left: not that day either.
    expect(await outcomeOf(leave(ana, addDays(today, 5), beto))).toBe('last_tenant_stays');
    await leave(beto, addDays(today, 3));
    expect(await partiesOn(addDays(today, 4))).toBe('Ana');
    await leave(beto);
    expect(await partiesOn(addDays(today, 300))).toBe('Ana, Beto');
  });

  it('4. and does nothing with the lease any more, while who stays does', async () => {
    const { leave, ana, beto, today, yesterday, leaseId, owner } = home;
    await leave(beto, yesterday);
    const { sql } = database;
    const report = (tenant: Mate) =>
      outcomeOf(
        verbs.reportPayment(sql, { userId: tenant.userId }, { leaseId, amountMinor: 10_000, paidOn: today }),
      );
    const ask = (tenant: Mate) =>
      outcomeOf(
        act(
          sql,
          { userId: tenant.userId },
          (tx) => tx`select public.request_payment_plan(${randomUUID()}, ${leaseId}, 3, ${today}, '')`,
        ),
      );
    const pay = (tenant: Mate) => outcomeOf(autopays.start(sql, { userId: tenant.userId }, leaseId));
    const repair = (tenant: Mate) =>
      outcomeOf(
        act(
          sql,
          { userId: tenant.userId },
          (tx) =>
            tx`select public.report_maintenance(${randomUUID()}, ${leaseId}, 'plumbing', 'low', 'Gotea')`,
        ),
      );
    for (const [name, action] of Object.entries({ report, ask, pay, repair })) {
      expect(await action(beto), name).toBe('not_found');
      expect(await action(ana), name).not.toBe('not_found');
    }
    const [conversationId = ''] = await startConversations(sql, owner, { leaseIds: [leaseId] });
    expect(await outcomeOf(sendMessage(sql, { userId: beto.userId }, conversationId, 'Hola'))).toBe(
      'not_found',
    );
    expect(await outcomeOf(sendMessage(sql, { userId: ana.userId }, conversationId, 'Hola'))).toBe('done');
    expect(await act(sql, { userId: beto.userId }, (tx) => tx`select id from public.messages`)).toHaveLength(
      0,
    );
  });

  it('5. and no message about the lease goes to them, whenever it was written', async () => {
    const { leave, ana, beto, today, yesterday, leaseId, owner } = home;
    const { sql } = database;
    await sql`update private.outgoing_messages set next_attempt_at = null`;
    await verbs.recordPayment(sql, owner, { leaseId, amountMinor: 10_000, paidOn: today });
    await verbs.confirmPayment(sql, owner, {
      paymentId: await verbs.reportPayment(
        sql,
        { userId: beto.userId },
        { leaseId, amountMinor: 5_000, paidOn: today },
      ),
    });
    await leave(beto, yesterday);
    await verbs.recordPayment(sql, owner, { leaseId, amountMinor: 20_000, paidOn: today });
    await sql`update private.outgoing_messages set next_attempt_at = now() where next_attempt_at is not null`;
    await act(sql, 'service', (service) => service`select public.take_outgoing_messages(100)`);
    const sent =
      await sql`select u.id from private.outgoing_messages m join auth.users u on u.email = m.to_address
      where m.attempts > 0 and m.parameters ->> 'lease_id' = ${leaseId}`;
    const ids = sent.map((row) => row.id);
    expect(ids).toContain(ana.userId);
    expect(ids).not.toContain(beto.userId);
  });

  it('6. and is counted and listed as one who left', async () => {
    const { leave, beto, today, leaseId } = home;
    const { sql } = database;
    const count = async () =>
      (
        await sql`select tenant_count as n from public.organization_totals where organization_id = ${place.landlord.organizationId}`
      )[0]?.n;
    const before = await count();
    await leave(beto, today);
    expect(await count()).toBe(before);
    await runJobs(sql, `${addDays(today, 1)}T16:00:00Z`);
    expect(await count()).toBe(before - 1);
    const rows =
      await sql`select full_name, status, is_primary, has_left from public.tenants_list where lease_id = ${leaseId} order by 1`;
    expect(rows).toEqual([
      { full_name: 'Ana', status: 'active', is_primary: true, has_left: false },
      { full_name: 'Beto', status: 'ended', is_primary: false, has_left: true },
    ]);
    expect(await findDiscrepancies(sql)).toEqual([]);
  });
});

describe('the primary tenant', () => {
  it('7. leaves when another takes the place, who is first from the day after', async () => {
    const { leave, partiesOn, ana, beto, today, yesterday, leaseId, owner } = home;
    expect(await outcomeOf(leave(ana, today))).toBe('new_primary_missing');
    expect(await outcomeOf(leave(ana, today, ana))).toBe('new_primary_missing');
    const { sql } = database;
    const paymentId = await verbs.recordPayment(sql, owner, {
      leaseId,
      amountMinor: 10_000,
      paidOn: yesterday,
    });
    const paper = async (id: string) =>
      (await sql`select private.receipt_details(${id}) ->> 'tenant_name' as name`)[0]?.name;
    await leave(ana, addDays(today, 2), beto);
    expect(await partiesOn(addDays(today, 2))).toBe('Ana, Beto');
    expect(await partiesOn(addDays(today, 3))).toBe('Beto');
    await leave(ana, yesterday);
    expect(await partiesOn(yesterday)).toBe('Ana, Beto');
    expect(await partiesOn(today)).toBe('Beto');
    // Papers of before are as they were.
    expect(await paper(paymentId)).toBe('Ana, Beto');
    expect(
      await paper(await verbs.recordPayment(sql, owner, { leaseId, amountMinor: 1_000, paidOn: today })),
    ).toBe('Beto');
    const first =
      await sql`select full_name from public.tenants_list where lease_id = ${leaseId} and is_primary`;
    expect(first).toEqual([{ full_name: 'Beto' }]);
  });

  it('8. who was to follow may leave too, and another follows them', async () => {
    const { leave, partiesOn, ana, beto, today, leaseId, owner } = home;
    const { sql } = database;
    const caro = await addPerson(sql, place.landlord, 'Caro');
    await verbs.changeLeaseTenants(sql, owner, {
      leaseId,
      personIds: [ana.personId, beto.personId, caro],
    });
    const third = { personId: caro, userId: '' };
    await leave(ana, addDays(today, 10), beto);
    expect(await outcomeOf(leave(beto, addDays(today, 5)))).toBe('new_primary_missing');
    await leave(beto, addDays(today, 5), third);
    expect(await partiesOn(addDays(today, 6))).toBe('Ana, Caro');
    expect(await partiesOn(addDays(today, 11))).toBe('Caro');
    await leave(beto);
    await leave(beto, addDays(today, 20));
    expect(await partiesOn(addDays(today, 11))).toBe('Caro, Beto');
    // All of it is taken back.
    await leave(ana);
    expect(await partiesOn(addDays(today, 11))).toBe('Ana, Beto, Caro');
    expect(await partiesOn(addDays(today, 30))).toBe('Ana, Caro');
  });

  it('9. is first again when the leaving was a mistake, and one of several when they come back later', async () => {
    const { leave, partiesOn, ana, beto, today, yesterday, leaseId } = home;
    const { sql } = database;
    await leave(ana, yesterday, beto);
    await leave(ana);
    expect(await partiesOn(today)).toBe('Ana, Beto');
    await leave(ana, addDays(today, -40), beto);
    await leave(ana);
    expect(await partiesOn(today)).toBe('Beto, Ana');
    expect(
      await sql`select 1 from public.lease_tenants where lease_id = ${leaseId} and is_primary`,
    ).toHaveLength(1);
  });

  it('10. takes nobody along to a renewal who is gone by then', async () => {
    const { leave, ana, beto, today, leaseId, owner } = home;
    const { sql } = database;
    await leave(ana, addDays(today, 10), beto);
    const renewalId = await verbs.renewLease(sql, owner, {
      leaseId,
      startsOn: '2042-01-01',
      endsOn: '2043-12-31',
    });
    const rows =
      await sql`select p.full_name, t.is_primary from public.lease_tenants t join public.people p on p.id = t.person_id where t.lease_id = ${renewalId}`;
    expect(rows).toEqual([{ full_name: 'Beto', is_primary: true }]);
  });
});
