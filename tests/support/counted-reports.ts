import type { Sql } from 'postgres';
import { expect } from 'vitest';
import type { RentRollUnit } from '#src/domain/books/report-data.ts';
import { rentParts } from '#src/domain/money/rent-parts.ts';
import { act, type Caller } from '#tests/support/actors.ts';

/** What stood on accounts before a day and what each month moved, counted from entries, lines and payments themselves. */
const COUNTED = `
  with movements as (
    select 'accrual' as basis, e.occurred_on, l.account_id, l.property_id, l.currency, l.amount_minor
    from public.journal_entries e join public.journal_lines l on l.entry_id = e.id where e.organization_id = $1
    union all
    select 'cash', e.occurred_on, l.account_id, l.property_id, l.currency, l.amount_minor
    from public.journal_entries e join public.journal_lines l on l.entry_id = e.id
    left join public.journal_entries r on r.id = e.reverses_entry_id join public.accounts a on a.id = l.account_id
    where e.organization_id = $1 and private.is_on_cash_basis(coalesce(r.kind, e.kind), a.system_key)
    union all
    select 'cash', p.occurred_on, a.id, c.property_id, p.currency, -p.amount_minor
    from public.payment_allocations p join public.charges c on c.id = p.charge_id
    join public.accounts a on a.organization_id = p.organization_id and a.system_key = private.income_account(c.kind)
    where p.organization_id = $1
    union all
    select 'cash', b.occurred_on, b.account_id, b.property_id, b.currency, b.amount_minor
    from public.bill_payment_parts b where b.organization_id = $1
  )
  select case when occurred_on < $2::date then 'opening' else to_char(occurred_on, 'YYYY-MM') end as month, account_id, currency,
    sum(amount_minor)::bigint as amount_minor,
    -- Of what stood before: what is of earlier years. Of a month: its debits.
    coalesce(sum(case when occurred_on >= $2::date then greatest(amount_minor, 0)
      when occurred_on < date_trunc('year', $2::date) then amount_minor end), 0)::bigint as part_minor
  from movements where basis = $4 and occurred_on <= $3::date and ($5::uuid is null or property_id = $5)
  group by 1, 2, 3
  having sum(amount_minor) <> 0 or sum(case when occurred_on >= $2::date then greatest(amount_minor, 0)
    when occurred_on < date_trunc('year', $2::date) then amount_minor end) <> 0`;

const COUNTED_BALANCES = `
  select l.lease_id,
    coalesce(-sum(l.amount_minor) filter (where a.system_key = 'deposits_held'), 0)::bigint as deposit_minor,
    coalesce(sum(l.amount_minor) filter (where a.system_key in ('receivables', 'prepaid_rent')), 0)::bigint as balance_minor
  from public.journal_lines l join public.journal_entries e on e.id = l.entry_id and e.occurred_on <= $2::date
  join public.accounts a on a.id = l.account_id
  where l.organization_id = $1 and l.lease_id is not null group by 1`;

const COUNTED_DEPOSITS = `
  select l.lease_id, l.currency, -sum(l.amount_minor)::bigint as liability_minor
  from public.journal_lines l join public.journal_entries e on e.id = l.entry_id and e.occurred_on <= $2::date
  join public.accounts a on a.id = l.account_id and a.system_key = 'deposits_held'
  where l.organization_id = $1 and ($3::uuid is null or l.property_id = $3)
  group by 1, 2 having sum(l.amount_minor) <> 0`;

const COUNTED_KEPT = `
  select l.currency, sum(l.amount_minor)::bigint as amount_minor
  from public.journal_lines l join public.journal_entries e on e.id = l.entry_id and e.occurred_on <= $2::date
  join public.accounts a on a.id = l.account_id and a.held_for = 'deposits'
  where l.organization_id = $1 group by 1 having sum(l.amount_minor) <> 0`;

const COUNTED_STATEMENTS = `
  with entries as (
    select l.lease_id, e.id, e.occurred_on, sum(l.amount_minor) as amount
    from public.journal_lines l join public.journal_entries e on e.id = l.entry_id
    join public.accounts a on a.id = l.account_id and a.system_key in ('receivables', 'prepaid_rent')
    where l.organization_id = $1 and e.occurred_on < make_date($2 + 1, 1, 1) group by 1, 2, 3 having sum(l.amount_minor) <> 0)
  select le.id as lease_id, coalesce(sum(amount) filter (where occurred_on < make_date($2, 1, 1)), 0)::bigint as opening_minor,
    count(*) filter (where occurred_on >= make_date($2, 1, 1))::int as lines,
    coalesce(sum(amount) filter (where occurred_on >= make_date($2, 1, 1)), 0)::bigint as moved_minor
  from public.leases le left join entries n on n.lease_id = le.id
  where le.organization_id = $1 and le.status not in ('draft', 'sent', 'partially_signed')
  group by 1 order by 1 limit 40`;

type Row = Record<string, unknown>;
const sorted = (rows: readonly Row[]) =>
  rows.map((row) => JSON.stringify(Object.values(row).map(String))).sort();

/** As `sorted`, whatever the order of the columns. */
const inOrder = (rows: readonly Row[]) =>
  sorted(rows.map((row) => Object.fromEntries(Object.entries(row).sort(([a], [b]) => a.localeCompare(b)))));

/** Periods that begin and end in the middle of months and years, of all and of each property, on both bases. */
export async function expectReportsAsCounted(
  sql: Sql,
  owner: Caller,
  organizationId: string,
  day: string,
): Promise<void> {
  const properties = await sql<{ id: string }[]>`
    select id from public.properties where organization_id = ${organizationId} order by id limit 3`;
  const year = day.slice(0, 4);
  for (const from of [`${year}-01-01`, `${day.slice(0, 7)}-01`, `${Number(year) - 1}-03-17`, day]) {
    for (const property of [null, ...properties.map(({ id }) => id)]) {
      for (const basis of ['accrual', 'cash']) {
        const counted = await sql.unsafe(COUNTED, [organizationId, from, day, basis, property]);
        const [row] = await act(sql, owner, (transaction) =>
          transaction.unsafe('select public.report_account_totals($1, $2, $3, $4, $5) as answer', [
            organizationId,
            from,
            day,
            basis,
            property && [property],
          ]),
        );
        const { opening = [], months = [] }: { opening?: Row[]; months?: Row[] } = row?.answer ?? {};
        const told: Row[] = [...opening.map((one) => ({ month: 'opening', ...one })), ...months];
        expect(
          sorted(
            told.map(
              ({ month, account_id, currency, amount_minor, earlier_minor, debit_minor }) =>
                [month, account_id, currency, amount_minor, earlier_minor ?? debit_minor] as never,
            ),
          ),
          `${from} to ${day}, ${basis}, ${property}`,
        ).toEqual(sorted(counted));
      }
    }
  }
  await expectBalancesAsCounted(sql, owner, organizationId, day);
  await expectRentPartsAsListed(sql, owner, organizationId, day);
  for (const property of [null, ...properties.map(({ id }) => id)])
    await expectDepositsAsCounted(sql, owner, organizationId, day, property);
  await expectStatementsAsCounted(sql, owner, organizationId, Number(year));
}

/** Deposits held of every lease, and of none; of all properties also what stands in accounts of deposits. */
export async function expectDepositsAsCounted(
  sql: Sql,
  owner: Caller,
  organizationId: string,
  day: string,
  property: string | null,
): Promise<void> {
  const counted = await sql.unsafe(COUNTED_DEPOSITS, [organizationId, day, property]);
  const [row] = await act(sql, owner, (transaction) =>
    transaction.unsafe('select public.report_deposits_held($1, $2, $3) as answer', [
      organizationId,
      day,
      property && [property],
    ]),
  );
  const {
    rows = [],
    properties = [],
    kept,
  } = (row?.answer ?? {}) as {
    rows?: Row[];
    properties?: Row[];
    kept?: Row[] | null;
  };
  const inAccounts = property ? [] : await sql.unsafe(COUNTED_KEPT, [organizationId, day]);
  expect(sorted(kept ?? []), `deposits kept on ${day}, ${property}`).toEqual(sorted(inAccounts));
  const told = rows.map(({ lease_id, currency, liability_minor }) => ({
    lease_id,
    currency,
    liability_minor,
  }));
  expect(sorted(told), `deposits held on ${day}, ${property}`).toEqual(sorted(counted));
  expect(inOrder(properties), `deposits by property on ${day}, ${property}`).toEqual(
    inOrder(byProperty(rows)),
  );
}

/** The rows of deposits added up by property and currency, as the answer does it. */
function byProperty(rows: readonly Row[]): Row[] {
  const groups = Map.groupBy(rows, ({ property_id, currency }) => `${property_id} ${currency}`);
  const sum = (own: readonly Row[], name: string) => own.reduce((all, one) => all + Number(one[name]), 0);
  return [...groups.values()].map((own) => ({
    property_id: own[0]?.property_id,
    property_name: own[0]?.property_name,
    currency: own[0]?.currency,
    liability_minor: sum(own, 'liability_minor'),
    unpaid_minor: sum(own, 'unpaid_minor'),
  }));
}

/** What stood before a year and what each lease moved in it, as its statement has it. */
async function expectStatementsAsCounted(
  sql: Sql,
  owner: Caller,
  organizationId: string,
  year: number,
): Promise<void> {
  const counted = await sql.unsafe(COUNTED_STATEMENTS, [organizationId, year]);
  const told = await act(sql, owner, (transaction) =>
    transaction.unsafe(
      `select l.id as lease_id, (s ->> 'opening_minor')::bigint as opening_minor, jsonb_array_length(s -> 'lines') as lines,
        (select coalesce(sum((x ->> 'amount_minor')::bigint), 0)::bigint from jsonb_array_elements(s -> 'lines') x) as moved_minor
      from unnest($1::uuid[]) as l (id) cross join lateral public.tenant_statement(l.id, $2) s`,
      [counted.map((one) => one.lease_id), year],
    ),
  );
  expect(sorted(told), `statements of ${year}`).toEqual(sorted(counted));
}

/** Rents by property as the rent roll's units add up to them. */
export async function expectRentPartsAsListed(
  sql: Sql,
  owner: Caller,
  organizationId: string,
  day: string,
): Promise<void> {
  const [units, [row]] = await act(sql, owner, async (transaction) => [
    await transaction.unsafe('select * from public.report_rent_roll($1, $2, p_limit => 501)', [
      organizationId,
      day,
    ]),
    await transaction.unsafe('select public.report_rent_parts($1, $2) as answer', [organizationId, day]),
  ]);
  const listed = rentParts(
    units.map((unit) => ({
      ...({} as RentRollUnit),
      propertyId: unit.property_id,
      propertyName: unit.property_name,
      section: unit.section,
      currency: unit.currency,
      marketRentMinor: unit.market_rent_minor === null ? null : Number(unit.market_rent_minor),
      marketRentCurrency: unit.market_rent_currency,
      rentMinor: unit.rent_minor === null ? null : Number(unit.rent_minor),
    })),
  );
  const told = ((row?.answer ?? []) as Row[]).map((part) => ({
    propertyId: part.property_id,
    propertyName: part.property_name,
    section: part.section,
    currency: part.currency,
    marketRentMinor: part.market_rent_minor,
    rentMinor: part.rent_minor,
  }));
  expect(inOrder(told), `rents on ${day}`).toEqual(inOrder(listed as never));
}

/** Deposit and balance of every lease of the rent roll. */
async function expectBalancesAsCounted(
  sql: Sql,
  owner: Caller,
  organizationId: string,
  day: string,
): Promise<void> {
  const counted = await sql.unsafe(COUNTED_BALANCES, [organizationId, day]);
  const ofLease = new Map(counted.map((row) => [row.lease_id, row]));
  const units = await act(sql, owner, (transaction) =>
    transaction.unsafe(
      'select lease_id, deposit_minor, balance_minor from public.report_rent_roll($1, $2, p_limit => 501) where lease_id is not null',
      [organizationId, day],
    ),
  );
  expect(sorted(units)).toEqual(
    sorted(
      units.map(({ lease_id }) => ({
        lease_id,
        deposit_minor: ofLease.get(lease_id)?.deposit_minor ?? 0,
        balance_minor: ofLease.get(lease_id)?.balance_minor ?? 0,
      })),
    ),
  );
}
