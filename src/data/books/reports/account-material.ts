import type { Client } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { callWith } from '#src/data/functions.ts';
import { ownerKey } from '#src/domain/books/owner-statement.ts';
import type { AccountTotals, ReportAccount, ReportData } from '#src/domain/books/report-data.ts';
import { type ReportRequest, reportTraits } from '#src/domain/books/report-request.ts';
import type { Period } from '#src/domain/foundation/period.ts';
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
      .select('propertyId, fullName, identityNumber, shareBasisPoints, properties(name)')
      .eq('organizationId', organizationId),
  ).sort((one, other) => byText(one.fullName, other.fullName));
  return rows.map((row) => ({
    key: ownerKey({ name: row.fullName, identityNumber: row.identityNumber }),
    name: row.fullName,
    propertyId: row.propertyId,
    property: row.properties.name,
    shareBasisPoints: row.shareBasisPoints,
  }));
}

/** Who owned properties before those who own them now, the latest first; a row for each property of somebody. */
export async function fetchEarlierOwners(client: Client, organizationId: string) {
  const rows = unwrap(
    await client
      .from('property_owner_terms')
      .select('propertyId, owners')
      .eq('organizationId', organizationId)
      .order('startsOn', { ascending: false }),
  );
  return rows.flatMap(({ propertyId, owners }) =>
    (owners as { name: string; identityNumber: string }[]).map((owner) => ({
      key: ownerKey({ name: owner.name, identityNumber: owner.identityNumber }),
      name: owner.name,
      propertyId,
    })),
  );
}

export async function fetchReportAccounts(client: Client, organizationId: string): Promise<ReportAccount[]> {
  const rows = unwrap(
    await client
      .from('accounts')
      .select('id, code, systemKey, name, kind, subtype, cashFlowClass')
      .eq('organizationId', organizationId)
      .order('code'),
  );
  return rows as ReportAccount[];
}

export async function fetchTotals(
  { client, organizationId, propertyIds }: ReportScope,
  { kind, basis }: Pick<ReportRequest, 'kind' | 'basis'>,
  { from, to }: Period,
): Promise<AccountTotals> {
  const answer = await callWith(client, 'report_account_totals', {
    organizationId,
    from,
    to,
    basis: reportTraits[kind].hasBasis ? basis : 'accrual',
    ...(propertyIds && { propertyIds }),
  });
  return unwrap(answer) as AccountTotals;
}

export async function fetchBudgetVariance(scope: ReportScope, request: ReportRequest): Promise<ReportData> {
  const { client, organizationId, propertyIds } = scope;
  const { period, currency } = request;
  let cells = client
    .from('budget_amounts')
    .select('accountId, year, month, amountMinor')
    .eq('organizationId', organizationId)
    .eq('currency', currency)
    .gte('year', Number(period.from.slice(0, 4)))
    .lte('year', Number(period.to.slice(0, 4)));
  let notes = client
    .from('budget_notes')
    .select('accountId, note')
    .eq('organizationId', organizationId)
    .eq('currency', currency)
    .eq('year', Number(period.to.slice(0, 4)));
  if (propertyIds) {
    cells = cells.in('propertyId', propertyIds);
    notes = notes.in('propertyId', propertyIds);
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
    budget: planned,
    notes: unwrap(said),
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
