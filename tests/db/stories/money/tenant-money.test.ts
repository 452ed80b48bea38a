import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromWire } from '#src/data/names.ts';
import { addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { statementSums, type TenantStatement } from '#src/domain/money/tenant-statement.ts';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { addTenantToLease, cards, owedOf } from '#tests/support/card-rows.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { addMember } from '#tests/support/team.ts';
import { type LeaseInput, runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;
const RENT = 3_000_000;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Inquilinos');
  today = await todayOf(database.sql, place.landlord);
});

/** A lease that has been charged two months and this one. */
async function tenancy(more: Partial<LeaseInput> = {}) {
  const { sql } = database;
  const leaseId = await verbs.createLease(sql, place.owner, {
    unitId: await addUnit(sql, place.landlord, place.propertyId, randomUUID().slice(0, 8)),
    personIds: [place.personId],
    startsOn: addMonths(startOfMonth(today), -2),
    endsOn: '2040-12-31',
    rentMinor: RENT,
    ...more,
  });
  await runJobs(sql, new Date().toISOString());
  return { leaseId, tenant: await addTenantToLease(sql, place.owner, leaseId) };
}

interface Adjustment {
  month: string;
  amount_minor: number;
}
const backdate = (leaseId: string, startsOn: string, rentMinor: number, requestId: string = randomUUID()) =>
  act(database.sql, place.owner, async (sql) => {
    const [row] = await sql<{ done: Adjustment[] }[]>`
      select public.backdate_rent(${requestId}, ${leaseId}, ${startsOn}, ${rentMinor}, 'Ajuste de alquiler') as done`;
    return row?.done ?? [];
  });
const preview = (leaseId: string, startsOn: string, rentMinor: number) =>
  act(database.sql, place.owner, async (sql) => {
    const [row] = await sql<{ shown: Adjustment[] }[]>`
      select public.preview_rent_change(${leaseId}, ${startsOn}, ${rentMinor}) as shown`;
    return row?.shown ?? [];
  });
const amounts = (rows: readonly Adjustment[]) => rows.map((row) => row.amount_minor);
const postedOf = async (leaseId: string) => {
  const [row] = await database.sql`
    select count(*)::int as charges, sum(amount_minor - credited_minor)::int as billed,
      count(*) filter (where is_adjustment)::int as adjustments
    from public.charges where lease_id = ${leaseId} and kind = 'rent' and reversed_at is null`;
  return row;
};

describe('a rent that changes in a month that was charged', () => {
  it('posts a charge for each charged month, as previewed, once however often it is asked', async () => {
    const { leaseId } = await tenancy();
    const from = addMonths(startOfMonth(today), -1);
    const before = await postedOf(leaseId);
    const shown = await preview(leaseId, from, RENT + 600_000);
    expect(await postedOf(leaseId)).toEqual(before);
    expect(amounts(shown)).toEqual([600_000, 600_000]);
    const requestId = randomUUID();
    const done = await Promise.all([1, 2, 3].map(() => backdate(leaseId, from, RENT + 600_000, requestId)));
    for (const one of done) expect(one).toEqual(shown);
    expect(await postedOf(leaseId)).toEqual({ charges: 5, billed: 3 * RENT + 1_200_000, adjustments: 2 });
    await runJobs(database.sql, new Date().toISOString());
    expect(await postedOf(leaseId)).toMatchObject({ charges: 5 });
  });

  it('counts the days by the method of the lease', async () => {
    const { leaseId } = await tenancy({ prorationMethod: 'thirty_days' });
    const from = addMonths(startOfMonth(today), -1).replace(/-01$/, '-16');
    const [first, second] = await preview(leaseId, from, RENT + 300_000);
    const [row] = await database.sql`
      select private.rent_of_period(${leaseId}, 'thirty_days', ${addMonths(startOfMonth(today), -1)}::date,
        ${startOfMonth(today)}::date - 1)::int as whole`;
    expect(row?.whole).toBe(RENT);
    expect(first?.amount_minor).toBeGreaterThan(0);
    expect(first?.amount_minor).toBeLessThan(300_000);
    expect(second?.amount_minor).toBe(300_000);
  });

  it('posts credits when it falls; what was paid becomes credit, and the way back costs the same', async () => {
    const { leaseId } = await tenancy();
    await verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor: 3 * RENT, paidOn: today });
    const from = addMonths(startOfMonth(today), -2);
    expect(amounts(await backdate(leaseId, from, RENT - 100_000))).toEqual([-100_000, -100_000, -100_000]);
    const [balance] = await database.sql`
      select credit_minor::int as credit, receivable_minor::int as owed from public.lease_balances where lease_id = ${leaseId}`;
    expect(balance).toEqual({ credit: 300_000, owed: 0 });
    expect(amounts(await backdate(leaseId, from, RENT))).toEqual([100_000, 100_000, 100_000]);
    expect(await postedOf(leaseId)).toMatchObject({ billed: 3 * RENT });
  });

  it('is refused outside the lease, without a reason, and to who may not', async () => {
    const { leaseId, tenant } = await tenancy();
    expect(await outcomeOf(backdate(leaseId, '2001-01-01', RENT))).toBe('date_outside_lease');
    const values = { p_lease_id: leaseId, p_starts_on: today, p_rent_minor: RENT };
    const ask = (caller: Caller, note: string) =>
      outcomeOf(
        call(database.sql, caller, 'backdate_rent', { ...values, p_request_id: randomUUID(), p_note: note }),
      );
    expect(await ask(place.owner, ' ')).toBe('reason_missing');
    expect(await ask(tenant, 'Menos')).toBe('not_found');
  });
});

describe('a contract', () => {
  it('says the late fee that counts and its limits, also where the lease follows a rule', async () => {
    const { leaseId } = await tenancy();
    const factsOf = () =>
      act(database.sql, place.owner, async (sql) => {
        const [row] = await sql`select public.contract_facts(${leaseId}) -> 'lease' as lease`;
        return row?.lease as Record<string, unknown>;
      });
    expect(await factsOf()).toMatchObject({ late_fee_kind: 'none', late_fee_grace_days: 0 });
    const rule = {
      kind: 'fixed',
      amount_minor: 5_000,
      frequency: 'daily',
      grace_days: 4,
      monthly_maximum_minor: 60_000,
      maximum_minor: 90_000,
    };
    await act(
      database.sql,
      place.owner,
      (sql) =>
        sql`select public.save_late_fee_rule(${randomUUID()}, ${place.landlord.organizationId}, 'DOP', ${sql.json(rule)})`,
    );
    expect(await factsOf()).toMatchObject({ late_fee_kind: 'none' });
    await act(database.sql, place.owner, (sql) => sql`select public.inherit_late_fee(${leaseId}, true)`);
    expect(await factsOf()).toMatchObject({
      late_fee_kind: 'fixed',
      late_fee_minor: 5_000,
      late_fee_frequency: 'daily',
      late_fee_grace_days: 4,
      late_fee_cap_minor: 90_000,
      late_fee_monthly_cap_minor: 60_000,
    });
  });
});

describe('a yearly statement', () => {
  const statementOf = (caller: Caller, leaseId: string, year: number) =>
    act(database.sql, caller, async (sql) => {
      const [row] = await sql<
        { found: TenantStatement }[]
      >`select public.tenant_statement(${leaseId}, ${year}) as found`;
      return fromWire(row?.found) as TenantStatement;
    });

  it('ends with what the books say, whatever was posted, reversed and given back', async () => {
    const { sql } = database;
    const { leaseId, tenant } = await tenancy();
    const pay = () => verbs.recordPayment(sql, place.owner, { leaseId, amountMinor: 500_000, paidOn: today });
    await pay();
    await verbs.reversePayment(sql, place.owner, { paymentId: await pay(), reason: 'Devuelto' });
    await backdate(leaseId, addMonths(startOfMonth(today), -1), RENT - 100_000);
    await call(sql, place.owner, 'refund_payment', {
      p_request_id: randomUUID(),
      p_payment_id: await pay(),
      p_amount_minor: 20_000,
      p_method: 'cash',
      p_reason: 'Cobro de más',
    });
    const year = Number(today.slice(0, 4));
    const [now, next] = [
      await statementOf(tenant, leaseId, year),
      await statementOf(place.owner, leaseId, year + 1),
    ];
    const [balance] = await sql`
      select (receivable_minor - credit_minor)::int as owed from public.lease_balances where lease_id = ${leaseId}`;
    expect(statementSums(now).closingMinor).toBe(balance?.owed);
    expect(next).toMatchObject({ openingMinor: balance?.owed, lines: [] });
    expect(now.lines.some((line) => line.receiptNumber !== null && line.method !== null)).toBe(true);
  });

  it('is not for others', async () => {
    const { leaseId } = await tenancy();
    const stranger = await createRentable(database.sql, 'Otra casa');
    expect(await outcomeOf(statementOf(stranger.owner, leaseId, 2026))).toBe('not_found');
    expect(await outcomeOf(statementOf(place.owner, leaseId, 12))).toBe('year_invalid');
  });
});

describe('a tenant who asks for a plan', () => {
  const ask = (tenant: Caller, leaseId: string, requestId: string = randomUUID()) =>
    call(database.sql, tenant, 'request_payment_plan', {
      p_request_id: requestId,
      p_lease_id: leaseId,
      p_instalment_count: 3,
      p_first_on: today,
      p_message: 'Cobro el 15',
    });
  const stateOf = async (id: string) => {
    const [row] = await database.sql`select status, answer from public.plan_requests where id = ${id}`;
    return row;
  };
  const mails = async (key: string) =>
    (
      await database.sql`select template from private.outgoing_messages where dedupe_key like ${`${key}%`}`
    ).map(({ template }) => template);

  it('asks once, and is told when a plan is agreed', async () => {
    const { leaseId, tenant } = await tenancy();
    const requestId = randomUUID();
    const [id, again] = [await ask(tenant, leaseId, requestId), await ask(tenant, leaseId, requestId)];
    expect(again).toBe(id);
    expect(await outcomeOf(ask(tenant, leaseId))).toBe('plan_requested');
    expect(await mails(`plan-requested/${id}/`)).toEqual(['plan_requested']);
    const owed = await owedOf(database.sql, leaseId, today);
    const instalments = [
      { due_on: today, amount_minor: owed - 1_000_000 },
      { due_on: addMonths(today, 1), amount_minor: 1_000_000 },
    ];
    await cards.agreePlan(database.sql, place.owner, leaseId, instalments);
    expect(await stateOf(id)).toMatchObject({ status: 'agreed' });
    expect(await mails(`plan-answered/${id}`)).toEqual(['plan_answered']);
    const [mail] = await database.sql`
      select parameters from private.outgoing_messages where dedupe_key = ${`plan-answered/${id}`}`;
    expect(mail?.parameters).toMatchObject({
      is_agreed: true,
      lease_id: leaseId,
      currency: 'DOP',
      instalments,
    });
    expect(await outcomeOf(ask(tenant, leaseId))).toBe('plan_exists');
  });

  it('is answered in words, once; or takes it back', async () => {
    const { leaseId, tenant } = await tenancy();
    const id = await ask(tenant, leaseId);
    const answer = (caller: Caller, text: string) =>
      outcomeOf(call(database.sql, caller, 'answer_plan_request', { p_plan_request_id: id, p_answer: text }));
    expect(await answer(tenant, 'Sí')).toBe('not_found');
    expect(await answer(place.owner, ' ')).toBe('reason_missing');
    expect(await answer(place.owner, 'Hablemos')).toBe('done');
    expect(await answer(place.owner, 'Otra cosa')).toBe('plan_request_closed');
    expect(await stateOf(id)).toEqual({ status: 'answered', answer: 'Hablemos' });
    const [mail] = await database.sql`
      select parameters from private.outgoing_messages where dedupe_key = ${`plan-answered/${id}`}`;
    expect(mail?.parameters).toMatchObject({ is_agreed: false, answer: 'Hablemos', instalments: null });
    const second = await ask(tenant, leaseId);
    await call(database.sql, tenant, 'withdraw_plan_request', { p_plan_request_id: second });
    expect(await stateOf(second)).toMatchObject({ status: 'withdrawn' });
  });

  it('waits where the landlord looks first, and no longer once it is answered', async () => {
    const { sql } = database;
    const { organizationId } = place.landlord;
    const { leaseId, tenant } = await tenancy();
    const viewer = await addMember(sql, place.landlord, 'viewer');
    const caretaker = await addMember(sql, place.landlord, 'maintenance');
    const seen = (caller: Caller) =>
      act(sql, caller, async (transaction) => {
        const [row] = await transaction`select
          public.home_overview(${organizationId}, ${today}, ${today}, ${today}, 50) -> 'plan_requests' as plans,
          public.waiting_counts(${organizationId}) -> 'asked_plans' as count`;
        const ofLease = ((row?.plans ?? []) as { lease_id: string }[]).filter(
          (plan) => plan.lease_id === leaseId,
        );
        return { ofLease, count: Number(row?.count) };
      });
    const before = (await seen(place.owner)).count;
    const id = await ask(tenant, leaseId);
    const { ofLease, count } = await seen(place.owner);
    expect(count).toBe(before + 1);
    expect(ofLease).toMatchObject([
      { id, instalment_count: 3, owed_minor: await owedOf(sql, leaseId, today), currency: 'DOP' },
    ]);
    expect(ofLease[0]).toMatchObject({ tenant_name: expect.any(String), property_name: expect.any(String) });
    // Who reads the money sees it, who decides is counted for; nobody else.
    expect(await seen(viewer)).toMatchObject({ ofLease: [{ id }], count: 0 });
    expect(await seen(caretaker)).toEqual({ ofLease: [], count: 0 });
    await call(sql, place.owner, 'answer_plan_request', { p_plan_request_id: id, p_answer: 'Hablemos' });
    expect(await seen(place.owner)).toEqual({ ofLease: [], count: before });
  });

  it('owes something', async () => {
    const { leaseId, tenant } = await tenancy({ billFrom: '2040-01-01' });
    expect(await outcomeOf(ask(tenant, leaseId))).toBe('nothing_owed');
  });
});

it('leaves every figure equal to its recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
