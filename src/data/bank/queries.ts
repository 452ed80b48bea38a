import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import type { BankMapping } from '#src/domain/bank/bank-import.ts';
import type { Candidate, LeaseBasis } from '#src/domain/bank/bank-matching.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import { byText } from '#src/domain/foundation/text-order.ts';
import { getClient } from '../client.ts';
import { AppError, unwrap } from '../errors.ts';
import { PAGE_SIZE, type Page, startAfter, toPage } from '../keyset.ts';
import type { Row } from '../rows.ts';
import { foundLines } from './found-lines.ts';

export type BankAccount = Pick<
  Row<'bank_accounts'>,
  | 'id'
  | 'accountId'
  | 'name'
  | 'bankName'
  | 'currency'
  | 'lastFour'
  | 'openingOn'
  | 'openingMinor'
  | 'archivedAt'
> & { readonly csvMapping: BankMapping | null };
export type BankLine = Pick<
  Row<'bank_lines'>,
  | 'id'
  | 'occurredOn'
  | 'amountMinor'
  | 'description'
  | 'reference'
  | 'ignoreReason'
  | 'reconciliationId'
  | 'createdAt'
> & { readonly status: 'open' | 'matched' | 'ignored' };
export type BankCandidate = Candidate & { readonly amountMinor: number; readonly detail: string };
export type BankReconciliation = Pick<
  Row<'bank_reconciliations'>,
  'id' | 'endsOn' | 'openingMinor' | 'closingMinor' | 'lineCount' | 'closedAt' | 'reopenedAt' | 'reopenReason'
>;

/** How an account stands up to a day; amounts in minor units. `book`: what the books have that no bank line is. */
export interface BankStanding {
  readonly lastOn: string | null;
  readonly openingMinor: number;
  readonly openCount: number;
  readonly openMinor: number;
  readonly matchedCount: number;
  readonly matchedMinor: number;
  readonly ignoredCount: number;
  readonly ignoredMinor: number;
  readonly bookCount: number;
  readonly bookMinor: number;
}

export const bankLineListSpec = {
  filters: { status: ['open', 'matched', 'ignored'], from: 'any', to: 'any' },
  sortColumns: ['occurred_on', 'amount_minor'],
  defaultSort: { column: 'occurred_on', direction: 'desc' },
} as const satisfies ListSpec;

const ACCOUNT_COLUMNS =
  'id, accountId, name, bankName, currency, lastFour, openingOn, openingMinor, csvMapping, archivedAt';
const LINE_COLUMNS =
  'id, occurredOn, amountMinor, description, reference, status, ignoreReason, reconciliationId, createdAt';

/** The lines that the query asks for, in no order yet. */
function linesOf(organizationId: string, bankAccountId: string, query: ListQuery) {
  const { status, from, to } = query.filters;
  if (query.search.trim()) return foundLines(bankAccountId, query).select(LINE_COLUMNS);
  let rows = getClient()
    .from('bank_lines')
    .select(LINE_COLUMNS)
    .eq('organizationId', organizationId)
    .eq('bankAccountId', bankAccountId);
  if (status) rows = rows.in('status', [...status]);
  if (from?.[0]) rows = rows.gte('occurredOn', from[0]);
  if (to?.[0]) rows = rows.lte('occurredOn', to[0]);
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
  const answer = await call('bank_candidates', {
    bankAccountId,
    lineIds: [...lineIds],
  });
  return answer.map((row) => ({
    lineId: row.lineId,
    kind: row.kind as Candidate['kind'],
    id: row.id,
    amountMinor: row.amountMinor,
    occurredOn: row.occurredOn,
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
          .eq('organizationId', organizationId);
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
          .eq('organizationId', organizationId)
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
        const answer = await call('bank_standing', {
          bankAccountId,
          endsOn,
        });
        const standing = answer;
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
          .select('id, endsOn, openingMinor, closingMinor, lineCount, closedAt, reopenedAt, reopenReason')
          .eq('organizationId', organizationId)
          .eq('bankAccountId', bankAccountId)
          .order('endsOn', { ascending: false })
          .order('closedAt', { ascending: false })
          .limit(60);
        return unwrap(answer) as BankReconciliation[];
      },
    }),
};
