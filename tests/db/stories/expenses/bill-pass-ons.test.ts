import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { lineCosts } from '#src/domain/expenses/pass-on.ts';
import { addDays, addMonths, endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import { act, createUser, outcomeOf } from '#tests/support/actors.ts';
import { createBillPlace } from '#tests/support/bill-place.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addPerson, addProperty, addUnit, createRentable } from '#tests/support/portfolio.ts';
import { type Input, inviteTenant, runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createBillPlace>>;
let accounts: typeof place.accounts;
/** Of units 1-A and 1-B, in pesos; of 1-C, in dollars. */
let leases: { a: string; b: string; dollars: string };

beforeAll(async () => {
  place = await createBillPlace(database.sql, 'Reparto');
  ({ accounts } = place);
  const let_ = async (unitId: string, currency: 'DOP' | 'USD' = 'DOP') =>
    verbs.createLease(database.sql, place.owner, {
      unitId,
      personIds: [await addPerson(database.sql, place.landlord, 'Ana', `${randomUUID()}@example.test`)],
      startsOn: addMonths(startOfMonth(place.today), -1),
      endsOn: '2040-01-01',
      currency,
    });
  const unit = (label: string) => addUnit(database.sql, place.landlord, place.propertyId, label);
  leases = {
    a: await let_(place.unitId),
    b: await let_(await unit('1-B')),
    dollars: await let_(await unit('1-C'), 'USD'),
  };
  await runJobs(database.sql, new Date().toISOString());
});

const FEES = () => [{ account_id: accounts.condominium_fees, description: 'Cuota', amount_minor: 900_000 }];

async function approved(bill: Record<string, unknown> = {}, lines?: Parameters<typeof place.save>[1]) {
  const id = await place.save(bill, lines);
  await place.submit(id);
  return id;
}

async function linesOf(billId: string): Promise<string[]> {
  const rows = await database.sql<{ id: string }[]>`
    select id from public.bill_lines where bill_id = ${billId} order by position`;
  return rows.map((row) => row.id);
}

interface Passing extends Input<'pass_on_bill'> {
  amounts?: Record<string, number>;
}
async function passOn(billId: string, { amounts = { [leases.a]: 300_000 }, ...more }: Passing = {}) {
  return verbs.passOnBill(database.sql, place.owner, {
    billId,
    lineIds: await linesOf(billId),
    dueOn: addDays(place.today, 10),
    parts: Object.entries(amounts).map(([lease_id, amount_minor]) => ({ lease_id, amount_minor })),
    ...more,
  });
}

async function chargesOf(billId: string) {
  return database.sql`
    select c.id, c.lease_id, c.kind, c.amount_minor::int as amount, c.description, c.due_on::text as due,
      c.period_start::text as first, c.period_end::text as last, a.system_key as account
    from public.bill_pass_ons o join public.charges c on c.id = o.charge_id
    join public.journal_lines l on l.entry_id = c.entry_id and l.amount_minor < 0
    join public.accounts a on a.id = l.account_id
    where o.bill_id = ${billId} order by c.amount_minor, c.id`;
}

describe('a bill', () => {
  it('1. is passed on to the tenants of its property: a charge each, which knows its bill', async () => {
    const billId = await approved({}, FEES());
    const passOnId = await passOn(billId, {
      kind: 'condominium_fee',
      amounts: { [leases.a]: 300_000, [leases.b]: 300_001 },
      description: ' Cuota de noviembre · Administración Naco ',
    });
    const [month, due] = [startOfMonth(place.today), addDays(place.today, 10)];
    const charge = { kind: 'condominium_fee', description: 'Cuota de noviembre · Administración Naco', due };
    expect(await chargesOf(billId)).toMatchObject([
      { ...charge, lease_id: leases.a, amount: 300_000, account: 'recovered_expenses' },
      { lease_id: leases.b, amount: 300_001, first: month, last: endOfMonth(month) },
    ]);
    const rows = await act(
      database.sql,
      place.owner,
      (sql) => sql`
      select bill_id, pass_on_id, method, unit_label, tenant_name from public.bill_pass_ons_list
      where bill_id = ${billId} order by unit_label`,
    );
    expect(rows).toMatchObject([
      { pass_on_id: passOnId, method: 'equal', unit_label: '1-A', tenant_name: 'Ana' },
      { pass_on_id: passOnId, unit_label: '1-B' },
    ]);
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });

  it('2. is passed on once however often the same request comes', async () => {
    const billId = await approved();
    const request = { requestId: randomUUID() };
    const first = await passOn(billId, request);
    expect(await passOn(billId, request)).toBe(first);
    const answers = await Promise.all(Array.from({ length: 6 }, () => passOn(billId, request)));
    expect(new Set(answers)).toEqual(new Set([first]));
    expect(await chargesOf(billId)).toHaveLength(1);
    expect(await outcomeOf(passOn(billId, { ...request, method: 'area' }))).toBe('request_id_reused');
  });

  it('3. is never passed on beyond its amount, not by two at once either; a reversed charge frees its part', async () => {
    const billId = await approved();
    const both = await Promise.all([
      outcomeOf(passOn(billId, { amounts: { [leases.a]: 600_000 } })),
      outcomeOf(passOn(billId, { amounts: { [leases.b]: 600_000 } })),
    ]);
    expect(both.toSorted()).toEqual(['done', 'pass_on_exceeds_bill']);
    expect(await outcomeOf(passOn(billId, { amounts: { [leases.a]: 400_001 } }))).toBe(
      'pass_on_exceeds_bill',
    );
    const [charge] = await chargesOf(billId);
    const reversal = { chargeId: charge?.id, reason: 'Otra distribución' };
    await verbs.reverseCharge(database.sql, place.owner, reversal);
    await passOn(billId, { amounts: { [leases.a]: 500_000, [leases.b]: 500_000 } });
    expect(await outcomeOf(passOn(billId, { amounts: { [leases.a]: 1 } }))).toBe('pass_on_exceeds_bill');
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });

  it('4. goes to leases in force of its property, of its currency, each once', async () => {
    const billId = await approved();
    const to = (...ids: string[]) =>
      outcomeOf(passOn(billId, { parts: ids.map((lease_id) => ({ lease_id, amount_minor: 5 })) }));
    expect(await to(leases.dollars)).toBe('lease_currency_differs');
    expect(await to(leases.a, leases.a)).toBe('nobody_to_charge');
    expect(await to()).toBe('nobody_to_charge');
    expect(await to(randomUUID())).toBe('lease_not_of_bill');
    const stranger = await createRentable(database.sql, 'Vecino');
    const foreign = await verbs.createLease(database.sql, stranger.owner, {
      unitId: stranger.unitId,
      personIds: [stranger.personId],
      startsOn: place.today,
      endsOn: '2040-01-01',
    });
    expect(await to(leases.a, foreign)).toBe('lease_not_of_bill');
    const annex = await addProperty(database.sql, place.landlord, 'Anexo');
    const elsewhere = await approved({ property_id: annex });
    expect(await outcomeOf(passOn(elsewhere))).toBe('lease_not_of_bill');
    expect(await outcomeOf(passOn(await approved({ property_id: null })))).toBe('lease_not_of_bill');
    const ofUnit = await approved({ unit_id: place.unitId });
    expect(await outcomeOf(passOn(ofUnit, { amounts: { [leases.b]: 5 } }))).toBe('lease_not_of_bill');
    expect(await outcomeOf(passOn(ofUnit, { amounts: { [leases.a]: 5 } }))).toBe('done');
    expect(await chargesOf(billId)).toEqual([]);
  });

  it('5. passes on what its lines are: a fee of the condominium as one, nothing else as one', async () => {
    const mixed = [...FEES(), { account_id: accounts.repairs, description: 'Puerta', amount_minor: 100_000 }];
    const billId = await approved({}, mixed);
    const [fee = '', door = ''] = await linesOf(billId);
    const kind = (kind: string, ...lineIds: string[]) =>
      outcomeOf(passOn(billId, { kind, lineIds, amounts: { [leases.a]: 5 } }));
    expect(await kind('other', fee)).toBe('kind_not_allowed');
    expect(await kind('condominium_fee', fee, door)).toBe('kind_not_allowed');
    expect(await kind('rent', door)).toBe('kind_not_allowed');
    expect(await kind('condominium_fee', fee)).toBe('done');
    expect(await kind('utility', door)).toBe('done');
    expect(await kind('utility', door, door)).toBe('lines_missing');
    expect(await kind('utility', randomUUID())).toBe('lines_missing');
    expect(await kind('utility')).toBe('lines_missing');
    expect(await outcomeOf(passOn(billId, { lineIds: [door], description: ' ' }))).toBe(
      'description_missing',
    );
    const odd = passOn(billId, { lineIds: [door], amounts: { [leases.a]: 0 } });
    expect(await outcomeOf(odd)).toBe('amount_not_positive');
    expect(await outcomeOf(passOn(billId, { lineIds: [door], method: 'dice' }))).toBe('value_out_of_range');
  });

  it('6. is passed on once it is approved, paid or not, and may still be voided: the charges stay', async () => {
    const draft = await place.save();
    expect(await outcomeOf(passOn(draft))).toBe('bill_moved');
    const billId = await approved();
    await place.pay(billId, 1_000_000);
    await passOn(billId);
    const unpaid = await approved();
    await passOn(unpaid);
    await verbs.voidBill(database.sql, place.owner, { billId: unpaid, reason: 'Duplicada' });
    expect(await outcomeOf(passOn(unpaid))).toBe('bill_moved');
    const [charge] = await chargesOf(unpaid);
    await verbs.reverseCharge(database.sql, place.owner, { chargeId: charge?.id, reason: 'Duplicada' });
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });

  it('7. stays unseen by the tenant, who sees the charge; what was passed on is not edited', async () => {
    const email = `${randomUUID()}@example.test`;
    const personId = await addPerson(database.sql, place.landlord, 'Luis', email);
    const leaseId = await verbs.createLease(database.sql, place.owner, {
      unitId: await addUnit(database.sql, place.landlord, place.propertyId, '1-D'),
      personIds: [personId],
      startsOn: place.today,
      endsOn: '2040-01-01',
    });
    await runJobs(database.sql, new Date().toISOString());
    const [row] = await database.sql`select id from public.lease_tenants where lease_id = ${leaseId}`;
    const { token } = await inviteTenant(database.sql, place.owner, row?.id);
    const tenant = { userId: await createUser(database.sql, email, 'tenant') };
    await verbs.acceptInvitation(database.sql, tenant, { token });
    const billId = await approved();
    await passOn(billId, { amounts: { [leaseId]: 5 } });
    const seen = await act(
      database.sql,
      tenant,
      (sql) => sql`
      select (select count(*)::int from public.charges where lease_id = ${leaseId} and description = 'Reparación de noviembre') as charges,
        (select count(*)::int from public.bill_pass_ons) as links, (select count(*)::int from public.bill_pass_ons_list) as listed,
        (select count(*)::int from public.bills) as bills`,
    );
    expect([...seen]).toEqual([{ charges: 1, links: 0, listed: 0, bills: 0 }]);
    expect(await outcomeOf(database.sql`delete from public.bill_pass_ons where bill_id = ${billId}`)).toBe(
      'append_only',
    );
    expect(await outcomeOf(database.sql`update public.bill_pass_ons set method = 'area'`)).toBe(
      'append_only',
    );
    expect(await outcomeOf(database.sql`truncate public.bill_pass_ons`)).toBe('append_only');
  });

  it('8. costs what the journal says, line by line', async () => {
    const taxes = {
      itbis_minor: 180_001,
      itbis_to_cost_minor: 60_001,
      other_taxes_minor: 3,
      tip_minor: 10_000,
    };
    const amounts = [333_333, 333_333, 333_335];
    const billId = await approved(
      taxes,
      amounts.map((amount_minor) => ({ account_id: accounts.repairs, description: 'Parte', amount_minor })),
    );
    const rows = await database.sql<{ amount: number }[]>`
      select l.amount_minor::int as amount from public.bills b join public.journal_lines l on l.entry_id = b.entry_id
      where b.id = ${billId} and l.account_id = ${accounts.repairs} order by l.id`;
    const bill = { itbisToCostMinor: 60_001, exciseMinor: 0, otherTaxesMinor: 3, tipMinor: 10_000 };
    expect(lineCosts(bill, amounts)).toEqual(rows.map((row) => row.amount));
  });
});
