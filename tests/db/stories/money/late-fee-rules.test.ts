import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { lateFeeFrequencies, lateFeeKinds } from '#src/domain/foundation/enums.ts';
import { type LateCharge, type LateFeeRule, lateFeeToPost } from '#src/domain/money/late-fee.ts';
import { Random } from '#stack/demo/random.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { booksOf } from '#tests/support/books.ts';
import { useDatabase } from '#tests/support/database.ts';
import { SEED } from '#tests/support/fixed-seed.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addProperty, addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { type LeaseInput, runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let books: ReturnType<typeof booksOf>;
let today: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Reglas');
  books = booksOf(database.sql, place.landlord);
  today = await todayOf(database.sql, place.landlord);
});

async function lease(more: Partial<LeaseInput> = {}, propertyId = place.propertyId): Promise<string> {
  return verbs.createLease(database.sql, place.owner, {
    unitId: await addUnit(database.sql, place.landlord, propertyId, randomUUID().slice(0, 8)),
    personIds: [place.personId],
    startsOn: '2041-03-01',
    endsOn: '2041-12-31',
    ...more,
  });
}
const save = (rule: object, more: object = {}) =>
  books.inBooks('save_late_fee_rule', { p_currency: 'DOP', p_rule: rule, ...more });
const inherit = (leaseId: string) =>
  act(database.sql, place.owner, (sql) => sql`select public.inherit_late_fee(${leaseId}, true)`);
async function feesOf(leaseId: string): Promise<number[]> {
  const rows = await database.sql`
    select amount_minor::int as amount from public.charges where lease_id = ${leaseId} and kind = 'late_fee' order by due_on`;
  return rows.map((row) => row.amount);
}

describe('the most specific rule', () => {
  it('1. counts: the lease before the property before the organisation; who has none and follows none is exempt', async () => {
    const otherId = await addProperty(database.sql, place.landlord, 'Otra');
    await save({ kind: 'fixed', amount_minor: 10_000 });
    await save({ kind: 'fixed', amount_minor: 20_000 }, { p_property_id: place.propertyId });
    const [own, ofLease, ofProperty, ofOrganization, exempt, none] = [
      await lease({ lateFeeKind: 'fixed', lateFeeMinor: 40_000 }),
      await lease(),
      await lease(),
      await lease({}, otherId),
      await lease(),
      await lease(),
    ];
    for (const id of [ofLease, ofProperty, ofOrganization, exempt]) await inherit(id);
    await save({ kind: 'fixed', amount_minor: 30_000 }, { p_lease_id: ofLease });
    await save({ kind: 'none' }, { p_lease_id: exempt });
    await runJobs(database.sql, '2041-03-03T12:00:00Z');
    const fees = await Promise.all([own, ofLease, ofProperty, ofOrganization, exempt, none].map(feesOf));
    expect(fees).toEqual([[40_000], [30_000], [20_000], [10_000], [], []]);
  });

  it('2. can be taken by every lease without late fees at once, and is kept by a renewal', async () => {
    const id = await lease({
      startsOn: '2026-01-01',
      endsOn: addDays(today, 100),
      billFrom: addDays(today, 90),
    });
    const dollars = await lease({ startsOn: '2051-01-01', endsOn: '2051-12-31', currency: 'USD' });
    await save(
      { kind: 'fixed', amount_minor: 20_000 },
      { p_property_id: place.propertyId, p_includes_leases: true },
    );
    const renewed = await verbs.renewLease(database.sql, place.owner, {
      leaseId: id,
      startsOn: addDays(today, 101),
      endsOn: addDays(today, 400),
      rentMinor: 1_000_000,
    });
    const rows = await database.sql`
      select id, late_fee_inherited as inherits from public.leases where id = any (${[id, renewed, dollars]})`;
    expect(Object.fromEntries(rows.map((row) => [row.id, row.inherits]))).toEqual({
      [id]: true,
      [renewed]: true,
      [dollars]: false,
    });
  });

  it.each([
    ['a fixed fee without amount', { kind: 'fixed' }, 'late_fee_incomplete'],
    ['a percentage of nothing', { kind: 'percent_of_rent', basis_points: 0 }, 'late_fee_incomplete'],
    ['no kind', {}, 'late_fee_incomplete'],
    ['90 days of grace', { kind: 'fixed', amount_minor: 1, grace_days: 90 }, 'value_out_of_range'],
  ])('3. refuses %s', async (_name, rule, code) => {
    expect(await outcomeOf(save(rule))).toBe(code);
  });
});

it('4. a daily fee comes each late day, within the month’s maximum and the cap', async () => {
  const id = await lease({ startsOn: '2043-03-01', endsOn: '2043-12-31' });
  await save(
    {
      kind: 'fixed',
      amount_minor: 1_000,
      frequency: 'daily',
      grace_days: 2,
      monthly_maximum_minor: 5_000,
      maximum_minor: 7_500,
    },
    { p_lease_id: id },
  );
  for (const day of [
    '03-03',
    '03-04',
    '03-04',
    '03-05',
    '03-07',
    '03-20',
    '04-01',
    '04-02',
    '04-09',
    '05-02',
  ])
    await runJobs(database.sql, `2043-${day}T12:00:00Z`);
  const rows = await database.sql`
    select f.due_on::text as on, f.amount_minor::int as amount from public.charges f join public.charges c on c.id = f.late_fee_for
    where f.lease_id = ${id} and c.due_on = '2043-03-01' order by 1`;
  expect(rows.map((row) => `${row.on} ${row.amount}`)).toEqual([
    '2043-03-04 1000',
    '2043-03-05 1000',
    '2043-03-07 2000',
    '2043-03-20 1000',
    '2043-04-01 2500',
  ]);
});

it('5. the database reckons as the domain does, for any rule and charge, and never above a cap', async () => {
  const random = new Random(SEED);
  const amount = (most: number) => random.between(1, most);
  const optional = (most: number) => (random.next() < 0.5 ? null : amount(most));
  const cases = Array.from({ length: 4_000 }, () => {
    const kind = random.pick(lateFeeKinds);
    const rule: LateFeeRule = {
      kind,
      amountMinor: kind === 'fixed' ? amount(500_000) : 0,
      basisPoints: kind.startsWith('percent') ? amount(10_000) : 0,
      frequency: random.pick(lateFeeFrequencies),
      graceDays: random.between(0, 10),
      minimumBalanceMinor: random.pick([0, 0, amount(500_000)]),
      monthlyMaximumMinor: optional(300_000),
      maximumMinor: optional(600_000),
    };
    const feesPostedInMonthMinor = random.pick([0, amount(200_000)]);
    const outstandingMinor = random.pick([0, amount(3_000_000)]);
    const charge: LateCharge = {
      dueOn: '2031-05-10',
      amountMinor: amount(3_000_000),
      outstandingMinor,
      reportedMinor: random.pick([0, 0, Math.min(outstandingMinor, amount(3_000_000))]),
      feesPostedMinor: feesPostedInMonthMinor + random.pick([0, amount(400_000)]),
      feesPostedInMonthMinor,
      lastFeeOn: random.pick([null, addDays('2031-05-10', random.between(1, 20))]),
    };
    return { rule, charge, today: addDays('2031-05-10', random.between(-2, 60)) };
  });
  const rows = await database.sql<{ fee: string }[]>`
    select private.late_fee_to_post(
      jsonb_populate_record(null::public.late_fee_rules, c.value -> 'row'), (c.value ->> 'dueOn')::date,
      (c.value ->> 'amountMinor')::bigint, (c.value ->> 'outstandingMinor')::bigint,
      (c.value ->> 'reportedMinor')::bigint, (c.value ->> 'feesPostedMinor')::bigint,
      (c.value ->> 'feesPostedInMonthMinor')::bigint, (c.value ->> 'lastFeeOn')::date, (c.value ->> 'today')::date) as fee
    from jsonb_array_elements(${database.sql.json(
      cases.map(({ rule, charge, today: day }) => ({
        ...charge,
        today: day,
        row: {
          kind: rule.kind,
          amount_minor: rule.amountMinor,
          basis_points: rule.basisPoints,
          frequency: rule.frequency,
          grace_days: rule.graceDays,
          minimum_balance_minor: rule.minimumBalanceMinor,
          monthly_maximum_minor: rule.monthlyMaximumMinor,
          maximum_minor: rule.maximumMinor,
        },
      })),
    )}) with ordinality c (value, position) order by position`;
  const fees = rows.map((row) => Number(row.fee));
  expect(fees).toEqual(cases.map((one) => lateFeeToPost(one.rule, one.charge, one.today)));
  expect(fees.filter((fee) => fee > 0).length).toBeGreaterThan(500);
  for (const [index, { rule, charge }] of cases.entries()) {
    const fee = fees[index] ?? 0;
    if (fee === 0) continue;
    expect(charge.feesPostedMinor + fee).toBeLessThanOrEqual(rule.maximumMinor ?? Number.MAX_SAFE_INTEGER);
    expect(charge.feesPostedInMonthMinor + fee).toBeLessThanOrEqual(
      rule.monthlyMaximumMinor ?? Number.MAX_SAFE_INTEGER,
    );
  }
});

describe('the month before it is posted', () => {
  interface Line {
    lease_id: string;
    kind: string;
    amount_minor: number;
    is_postable: boolean;
    period_start: string | null;
    due_on: string;
  }
  const preview = async (month: string): Promise<Line[]> => {
    const rows = await act(
      database.sql,
      place.owner,
      (sql) => sql`select public.preview_month(${place.landlord.organizationId}, ${month}) as lines`,
    );
    return rows[0]?.lines;
  };
  const chargesAfter = async (last: string) => {
    const rows = await database.sql`
      select c.lease_id, c.kind, c.amount_minor::int as amount_minor, c.period_start::text, c.due_on::text
      from public.charges c join public.journal_entries e on e.id = c.entry_id
      where c.organization_id = ${place.landlord.organizationId} and e.entry_number > ${last}`;
    return rows.map((row) => JSON.stringify(row)).sort();
  };
  const lastEntry = async () => {
    const [row] = await database.sql`
      select last_entry_number::text as last from private.organization_counters
      where organization_id = ${place.landlord.organizationId}`;
    return row?.last as string;
  };

  it('6. shows exactly what posting it posts, and posts nothing itself', async () => {
    const next = startOfMonth(addMonths(today, 1));
    const running = await lease({
      startsOn: addMonths(startOfMonth(today), -1),
      endsOn: addDays(today, 700),
    });
    await lease({ startsOn: addDays(next, 9), endsOn: addDays(next, 400) });
    await books.verb('add_recurring_charge', {
      p_lease_id: running,
      p_kind: 'other',
      p_amount_minor: 70_000,
      p_starts_on: today,
      p_description: 'Parqueo',
    });
    await runJobs(database.sql, new Date().toISOString());
    const last = await lastEntry();
    const lines = await preview(next);
    expect(await lastEntry()).toBe(last);
    const postable = lines.filter((line) => line.is_postable);
    expect(postable.map((line) => line.kind).sort()).toEqual(['other', 'rent']);
    // The lease that begins next month is shown too, for its part of the month, and waits until it begins.
    expect(lines.filter((line) => !line.is_postable).map((line) => line.period_start)).toContain(
      addDays(next, 9),
    );
    const shown = postable
      .map(({ lease_id, kind, amount_minor, period_start, due_on }) =>
        JSON.stringify({ lease_id, kind, amount_minor, period_start, due_on }),
      )
      .sort();
    const post = { p_request_id: randomUUID(), p_month: next };
    expect(await books.inBooks('post_month', post)).toBe(2);
    expect(await books.inBooks('post_month', post)).toBe(2);
    expect(await books.inBooks('post_month', { p_month: next })).toBe(0);
    expect(await chargesAfter(last)).toEqual(shown);
    expect((await preview(next)).filter((line) => line.is_postable)).toEqual([]);
  });

  it('7. is this one or the next', async () => {
    for (const month of [addMonths(today, -1), addMonths(today, 2)])
      expect(await outcomeOf(preview(month))).toBe('month_not_open');
  });
});

it('8. all kept figures equal a recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
