import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { BankMapping } from '#src/domain/bank/bank-import.ts';
import type { Candidate, LeaseBasis } from '#src/domain/bank/bank-matching.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import { byText } from '#src/domain/foundation/text-order.ts';
import { getClient } from '../client.ts';
import { AppError, unwrap } from '../errors.ts';
import { PAGE_SIZE, type Page, startAfter, toPage } from '../keyset.ts';
import type { TableRow } from '../rows.ts';
import { foundLines } from './found-lines.ts';

export type BankAccount = Pick<
  TableRow<'bank_accounts'>,
  | 'id'
  | 'account_id'
  | 'name'
  | 'bank_name'
  | 'currency'
  | 'last_four'
  | 'opening_on'
  | 'opening_minor'
  | 'archived_at'
> & { readonly csv_mapping: BankMapping | null };
export type BankLine = Pick<
  TableRow<'bank_lines'>,
  | 'id'
  | 'occurred_on'
  | 'amount_minor'
  | 'description'
  | 'reference'
  | 'ignore_reason'
  | 'reconciliation_id'
  | 'created_at'
> & { readonly status: 'open' | 'matched' | 'ignored' };
export type BankCandidate = Candidate & { readonly amountMinor: number; readonly detail: string };
export type BankReconciliation = Pick<
  TableRow<'bank_reconciliations'>,
  | 'id'
  | 'ends_on'
  | 'opening_minor'
  | 'closing_minor'
  | 'line_count'
  | 'closed_at'
  | 'reopened_at'
  | 'reopen_reason'
>;

/** How an account stands up to a day; amounts in minor units. `book`: what the books have that no bank line is. */
export interface BankStanding {
  readonly last_on: string | null;
  readonly opening_minor: number;
  readonly open_count: number;
  readonly open_minor: number;
  readonly matched_count: number;
  readonly matched_minor: number;
  readonly ignored_count: number;
  readonly ignored_minor: number;
  readonly book_count: number;
  readonly book_minor: number;
}

export const bankLineListSpec = {
  filters: { status: ['open', 'matched', 'ignored'], from: 'any', to: 'any' },
  sortColumns: ['occurred_on', 'amount_minor'],
  defaultSort: { column: 'occurred_on', direction: 'desc' },
} as const satisfies ListSpec;

const ACCOUNT_COLUMNS =
  'id, account_id, name, bank_name, currency, last_four, opening_on, opening_minor, csv_mapping, archived_at';
const LINE_COLUMNS =
  'id, occurred_on, amount_minor, description, reference, status, ignore_reason, reconciliation_id, created_at';

/** The lines that the query asks for, in no order yet. */
function linesOf(organizationId: string, bankAccountId: string, query: ListQuery) {
  const { status, from, to } = query.filters;
  if (query.search.trim()) return foundLines(bankAccountId, query).select(LINE_COLUMNS);
  let rows = getClient()
    .from('bank_lines')
    .select(LINE_COLUMNS)
    .eq('organization_id', organizationId)
    .eq('bank_account_id', bankAccountId);
  if (status) rows = rows.in('status', [...status]);
  if (from?.[0]) rows = rows.gte('occurred_on', from[0]);
  if (to?.[0]) rows = rows.lte('occurred_on', to[0]);
  return rows;
}

async function fetchLines(
  organizationId: string,
  bankAccountId: string,
  query: ListQuery,
  cursor: ListCursor | null,
): Promise<Page<BankLine>> {
  const rows = linesOf(organizationId, bankAccountId, query);
  const ascending = query.sort.direction === 'asc';
  const answer = await startAfter(rows, query.sort, cursor)
    .order(query.sort.column, { ascending })
    .order('id', { ascending })
    .limit(PAGE_SIZE + 1);
  return toPage(unwrap(answer) as BankLine[], query.sort);
}

async function fetchCandidates(bankAccountId: string, lineIds: readonly string[]): Promise<BankCandidate[]> {
  const answer = await getClient().rpc('bank_candidates', {
    p_bank_account_id: bankAccountId,
    p_line_ids: [...lineIds],
  });
  return unwrap(answer).map((row) => ({
    lineId: row.line_id,
    kind: row.kind as Candidate['kind'],
    id: row.id,
    amountMinor: row.amount_minor,
    occurredOn: row.occurred_on,
    name: row.name,
    detail: row.detail,
    reference: row.reference,
    similarity: row.similarity,
    basis: (row.basis || null) as LeaseBasis | null,
  }));
}

/** Accounts at banks, their statements and how they stand to the books. */
export const bankQueries = {
  all: ['bank'] as const,
  accounts: (organizationId: string) =>
    queryOptions({
      queryKey: ['bank', organizationId, 'accounts'],
      queryFn: async () => {
        const answer = await getClient()
          .from('bank_accounts')
          .select(ACCOUNT_COLUMNS)
          .eq('organization_id', organizationId);
        const accounts = unwrap(answer) as unknown as BankAccount[];
        return accounts.sort((one, other) => byText(one.name, other.name));
      },
    }),
  account: (organizationId: string, bankAccountId: string) =>
    queryOptions({
      queryKey: ['bank', organizationId, 'accounts', bankAccountId],
      queryFn: async () => {
        const answer = await getClient()
          .from('bank_accounts')
          .select(ACCOUNT_COLUMNS)
          .eq('organization_id', organizationId)
          .eq('id', bankAccountId)
          .maybeSingle();
        const account = unwrap(answer);
        if (!account) throw new AppError('not_found', 'not_found');
        return account as unknown as BankAccount;
      },
    }),
  lines: (organizationId: string, bankAccountId: string, query: ListQuery) =>
    infiniteQueryOptions({
      queryKey: ['bank', organizationId, bankAccountId, 'lines', { ...query, cursor: null }],
      queryFn: ({ pageParam }) => fetchLines(organizationId, bankAccountId, query, pageParam),
      initialPageParam: query.cursor,
      getNextPageParam: (page) => page.next,
    }),
  /** What the open lines among these may be. */
  candidates: (bankAccountId: string, lineIds: readonly string[]) =>
    queryOptions({
      queryKey: ['bank', bankAccountId, 'candidates', lineIds],
      queryFn: () => fetchCandidates(bankAccountId, lineIds),
      // Payments are reported and bills come in meanwhile.
      staleTime: 0,
      enabled: lineIds.length > 0,
    }),
  standing: (bankAccountId: string, endsOn: string) =>
    queryOptions({
      queryKey: ['bank', bankAccountId, 'standing', endsOn],
      queryFn: async () => {
        const answer = await getClient().rpc('bank_standing', {
          p_bank_account_id: bankAccountId,
          p_ends_on: endsOn,
        });
        const standing = unwrap(answer);
        if (!standing) throw new AppError('not_found', 'not_found');
        return standing as unknown as BankStanding;
      },
      staleTime: 0,
    }),
  reconciliations: (organizationId: string, bankAccountId: string) =>
    queryOptions({
      queryKey: ['bank', organizationId, bankAccountId, 'reconciliations'],
      queryFn: async () => {
        const answer = await getClient()
          .from('bank_reconciliations')
          .select(
            'id, ends_on, opening_minor, closing_minor, line_count, closed_at, reopened_at, reopen_reason',
          )
          .eq('organization_id', organizationId)
          .eq('bank_account_id', bankAccountId)
          .order('ends_on', { ascending: false })
          .order('closed_at', { ascending: false })
          .limit(60);
        return unwrap(answer) as BankReconciliation[];
      },
    }),
};
