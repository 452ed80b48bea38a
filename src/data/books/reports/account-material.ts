import type { Client } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { AccountSubtype, CashFlowClass } from '#src/domain/books/chart-of-accounts.ts';
import { ownerKey } from '#src/domain/books/owner-statement.ts';
import type { AccountTotals, ReportAccount, ReportData } from '#src/domain/books/report-data.ts';
import type { Period } from '#src/domain/books/report-period.ts';
import { type ReportRequest, reportTraits } from '#src/domain/books/report-request.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { byText } from '#src/domain/foundation/text-order.ts';

/** Whose report, and of what. */
export interface ReportScope {
  readonly client: Client;
  readonly organizationId: string;
  /** Null: all, and what belongs to no property. */
  readonly propertyIds: string[] | null;
}

/** Who owns properties together with others, a row for each share. */
export async function fetchOwnerNames(client: Client, organizationId: string) {
  const rows = unwrap(
    await client
      .from('property_owners')
      .select('property_id, full_name, identity_number, share_basis_points, properties(name)')
      .eq('organization_id', organizationId),
  ).sort((one, other) => byText(one.full_name, other.full_name));
  return rows.map((row) => ({
    key: ownerKey({ name: row.full_name, identityNumber: row.identity_number }),
    name: row.full_name,
    propertyId: row.property_id,
    property: row.properties.name,
    shareBasisPoints: row.share_basis_points,
  }));
}

/** Who owned properties before those who own them now, the latest first; a row for each property of somebody. */
export async function fetchEarlierOwners(client: Client, organizationId: string) {
  const rows = unwrap(
    await client
      .from('property_owner_terms')
      .select('property_id, owners')
      .eq('organization_id', organizationId)
      .order('starts_on', { ascending: false }),
  );
  return rows.flatMap(({ property_id: propertyId, owners }) =>
    (owners as { name: string; identity_number: string }[]).map((owner) => ({
      key: ownerKey({ name: owner.name, identityNumber: owner.identity_number }),
      name: owner.name,
      propertyId,
    })),
  );
}

export async function fetchReportAccounts(client: Client, organizationId: string): Promise<ReportAccount[]> {
  const rows = unwrap(
    await client
      .from('accounts')
      .select('id, code, system_key, name, kind, subtype, cash_flow_class')
      .eq('organization_id', organizationId)
      .order('code'),
  );
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    systemKey: row.system_key,
    name: row.name,
    kind: row.kind,
    subtype: row.subtype as AccountSubtype,
    cashFlowClass: row.cash_flow_class as CashFlowClass | null,
  }));
}

export async function fetchTotals(
  { client, organizationId, propertyIds }: ReportScope,
  { kind, basis }: Pick<ReportRequest, 'kind' | 'basis'>,
  { from, to }: Period,
): Promise<AccountTotals> {
  const answer = await client.rpc('report_account_totals', {
    p_organization_id: organizationId,
    p_from: from,
    p_to: to,
    p_basis: reportTraits[kind].hasBasis ? basis : 'accrual',
    ...(propertyIds && { p_property_ids: propertyIds }),
  });
  const { opening, months } = unwrap(answer) as unknown as {
    opening: (AmountRow & { earlier_minor: number })[];
    months: (AmountRow & { month: string; debit_minor: number })[];
  };
  return {
    opening: opening.map((row) => ({ ...toAmount(row), earlierMinor: row.earlier_minor })),
    months: months.map((row) => ({ ...toAmount(row), month: row.month, debitMinor: row.debit_minor })),
  };
}

interface AmountRow {
  account_id: string;
  currency: CurrencyCode;
  amount_minor: number;
}

const toAmount = (row: AmountRow) => ({
  accountId: row.account_id,
  currency: row.currency,
  amountMinor: row.amount_minor,
});

export async function fetchBudgetVariance(scope: ReportScope, request: ReportRequest): Promise<ReportData> {
  const { client, organizationId, propertyIds } = scope;
  const { period, currency } = request;
  let cells = client
    .from('budget_amounts')
    .select('account_id, year, month, amount_minor')
    .eq('organization_id', organizationId)
    .eq('currency', currency)
    .gte('year', Number(period.from.slice(0, 4)))
    .lte('year', Number(period.to.slice(0, 4)));
  let notes = client
    .from('budget_notes')
    .select('account_id, note')
    .eq('organization_id', organizationId)
    .eq('currency', currency)
    .eq('year', Number(period.to.slice(0, 4)));
  if (propertyIds) {
    cells = cells.in('property_id', propertyIds);
    notes = notes.in('property_id', propertyIds);
  }
  const [accounts, totals, planned, said] = await Promise.all([
    fetchReportAccounts(client, organizationId),
    fetchTotals(scope, request, period),
    allRows((from, to) => cells.order('id').range(from, to)),
    notes.order('id').limit(PAGE),
  ]);
  return {
    kind: 'budget_variance',
    accounts,
    totals,
    budget: planned.map((row) => ({
      accountId: row.account_id,
      year: row.year,
      month: row.month,
      amountMinor: row.amount_minor,
    })),
    notes: unwrap(said).map((row) => ({ accountId: row.account_id, note: row.note })),
  };
}

const PAGE = 1000;

/** Everything that a query finds, page after page. */
export async function allRows<Row>(
  read: (from: number, to: number) => PromiseLike<{ data: Row[] | null; error: unknown }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page: Row[] = []; rows.length === 0 || page.length === PAGE; ) {
    page = unwrap((await read(rows.length, rows.length + PAGE - 1)) as never) as Row[];
    rows.push(...page);
    if (page.length < PAGE) break;
  }
  return rows;
}
