// Accounts of deposits and of owners' money as a story uses them.
import type { Sql } from 'postgres';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { act } from '#tests/support/actors.ts';
import { accountOf } from '#tests/support/expenses.ts';
import type { Landlord } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

export interface CashAccounts {
  own: string;
  owners: string;
  deposits: string;
}

export interface CashMove {
  from: string;
  to: string;
  amountMinor: number;
  movedOn: string;
  currency?: CurrencyCode;
  propertyId?: string;
  requestId?: string;
}

export interface CashPosition {
  currency: CurrencyCode;
  owed: number;
  kept: number;
  due: number;
  owners: number;
  apart: boolean[];
}

/** The three cash accounts that every chart has. */
export async function cashAccountsOf(sql: Sql, { organizationId }: Landlord): Promise<CashAccounts> {
  const of = (key: string) => accountOf(sql, organizationId, key);
  return {
    own: await of('operating_cash'),
    owners: await of('trust_cash'),
    deposits: await of('deposits_bank'),
  };
}

export const moveCash = (sql: Sql, { owner, organizationId }: Landlord, { from, to, ...move }: CashMove) =>
  verbs.moveCash(sql, owner, {
    organizationId,
    fromAccountId: from,
    toAccountId: to,
    currency: 'DOP',
    ...move,
  });

/** A bill of a property, or of none, that waits to be paid. @returns its id */
export async function openBill(
  sql: Sql,
  { owner, organizationId }: Landlord,
  input: { vendorId: string; propertyId: string | null; amountMinor: number; billedOn: string },
): Promise<string> {
  const billId = await verbs.saveBill(sql, owner, {
    organizationId,
    bill: {
      vendor_id: input.vendorId,
      property_id: input.propertyId,
      expense_kind: '02',
      billed_on: input.billedOn,
      due_on: input.billedOn,
      currency: 'DOP',
    },
    lines: [
      {
        account_id: await accountOf(sql, organizationId, 'repairs'),
        description: 'Reparación',
        amount_minor: input.amountMinor,
      },
    ],
  });
  await verbs.submitBill(sql, owner, { billId });
  return billId;
}

/** What stands in an account, of a property where one is given, counted line by line. */
export async function heldIn(
  sql: Sql,
  accountId: string,
  propertyId?: string,
  currency = 'DOP',
): Promise<number> {
  const [row] = await sql<{ amount: number }[]>`
    select coalesce(sum(amount_minor), 0)::float8 as amount from public.journal_lines
    where account_id = ${accountId} and currency = ${currency}
      and ${propertyId ? sql`property_id = ${propertyId}` : sql`true`}`;
  return row?.amount ?? 0;
}

/** What is owed and what stands apart, by currency. */
export async function positionsOf(sql: Sql, { owner, organizationId }: Landlord): Promise<CashPosition[]> {
  return act(
    sql,
    owner,
    (transaction) => transaction<CashPosition[]>`
      select currency, deposits_owed_minor::float8 as owed, deposits_held_minor::float8 as kept,
        owners_due_minor::float8 as due, owners_held_minor::float8 as owners,
        array[keeps_deposits_apart, keeps_owners_apart] as apart
      from public.cash_positions(${organizationId})`,
  );
}

/** As `positionsOf`, in pesos. */
export async function positionOf(sql: Sql, landlord: Landlord): Promise<CashPosition> {
  const found = (await positionsOf(sql, landlord)).find((row) => row.currency === 'DOP');
  if (!found) throw new Error('pesos have a position');
  return found;
}

/** The same figures counted from lines, payments and charges themselves, by no total that is kept. */
export async function countPositions(
  sql: Sql,
  { organizationId }: Landlord,
): Promise<Omit<CashPosition, 'apart'>[]> {
  return sql`
    with lines as (
      select l.property_id, l.currency, l.amount_minor, a.kind, a.system_key, a.held_for,
        private.is_on_cash_basis(coalesce(r.kind, e.kind), a.system_key) as is_cash
      from public.journal_entries e
      left join public.journal_entries r on r.id = e.reverses_entry_id
      join public.journal_lines l on l.entry_id = e.id
      join public.accounts a on a.id = l.account_id
      where e.organization_id = ${organizationId}
    ), earned as (
      select property_id, currency, -amount_minor as amount from lines
      where system_key = 'owner_draw' or (is_cash and kind in ('income', 'expense'))
      union all
      select c.property_id, p.currency, p.amount_minor from public.payment_allocations p
      join public.charges c on c.id = p.charge_id and c.kind <> 'deposit' where p.organization_id = ${organizationId}
      union all
      select b.property_id, b.currency, -b.amount_minor from public.bill_payment_parts b
      join public.accounts a on a.id = b.account_id and a.kind in ('income', 'expense') where b.organization_id = ${organizationId}
    ), due as (
      select currency, greatest(sum(amount), 0) as amount from earned
      where property_id in (select property_id from public.property_owners) group by currency, property_id
    )
    select k.code as currency,
      (select coalesce(-sum(amount_minor), 0) from lines where system_key = 'deposits_held' and currency = k.code)::float8
        - (select coalesce(sum(outstanding_minor), 0) from public.charges
          where organization_id = ${organizationId} and kind = 'deposit' and currency = k.code)::float8 as owed,
      (select coalesce(sum(amount_minor), 0) from lines where held_for = 'deposits' and currency = k.code)::float8 as kept,
      (select coalesce(sum(amount), 0) from due where currency = k.code)::float8 as due,
      (select coalesce(sum(amount_minor), 0) from lines where held_for = 'owners' and currency = k.code)::float8 as owners
    from unnest(enum_range(null::public.currency_code)) as k (code) order by k.code`;
}
