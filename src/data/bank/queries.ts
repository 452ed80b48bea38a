import { call } from '#src/data/call.ts';
import { pagesQuery, query, recordQuery, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { BankMapping } from '#src/domain/bank/bank-import.ts';
import type { Candidate, LeaseBasis } from '#src/domain/bank/bank-matching.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import { byText } from '#src/domain/foundation/text-order.ts';
import { AppError, unwrap } from '../errors.ts';
import { PAGE_SIZE, type Page, startAfter, toPage } from '../keyset.ts';
import { foundLines } from './found-lines.ts';

export type BankAccount = Selected<
  'bank_accounts',
  typeof ACCOUNT_COLUMNS,
  { readonly csvMapping: BankMapping | null }
>;
export type BankLine = Selected<
  'bank_lines',
  typeof LINE_COLUMNS,
  { readonly status: 'open' | 'matched' | 'ignored' }
>;
export type BankCandidate = Candidate & { readonly amountMinor: number; readonly detail: string };
const BANK_RECONCILIATION_COLUMNS =
  'id, endsOn, openingMinor, closingMinor, lineCount, closedAt, reopenedAt, reopenReason';
export type BankReconciliation = Selected<'bank_reconciliations', typeof BANK_RECONCILIATION_COLUMNS>;

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
  let rows = select('bank_lines', LINE_COLUMNS, { organizationId, bankAccountId });
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
    ...row,
    kind: row.kind as Candidate['kind'],
    basis: (row.basis || null) as LeaseBasis | null,
  }));
}

/** Accounts at banks, their statements and how they stand to the books. */
export const bankQueries = {
  all: ['bank'] as const,
  accounts: (organizationId: string) =>
    query(['bank', organizationId, 'accounts'], async () => {
      const answer = await select('bank_accounts', ACCOUNT_COLUMNS, { organizationId });
      const accounts = unwrap(answer) as unknown as BankAccount[];
      return accounts.sort((one, other) => byText(one.name, other.name));
    }),
  account: (organizationId: string, bankAccountId: string) =>
    recordQuery<BankAccount>(['bank', organizationId, 'accounts', bankAccountId], () =>
      select('bank_accounts', ACCOUNT_COLUMNS, { organizationId, id: bankAccountId }).maybeSingle(),
    ),
  lines: (organizationId: string, bankAccountId: string, query: ListQuery) =>
    pagesQuery(
      ['bank', organizationId, bankAccountId, 'lines', { ...query, cursor: null }],
      (cursor) => fetchLines(organizationId, bankAccountId, query, cursor),
      query.cursor,
    ),
  /** What the open lines among these may be. */
  candidates: (bankAccountId: string, lineIds: readonly string[]) =>
    query(['bank', bankAccountId, 'candidates', lineIds], () => fetchCandidates(bankAccountId, lineIds), {
      // Payments are reported and bills come in meanwhile.
      staleTime: 0,
      enabled: lineIds.length > 0,
    }),
  standing: (bankAccountId: string, endsOn: string) =>
    query(
      ['bank', bankAccountId, 'standing', endsOn],
      async () => {
        const standing = await call('bank_standing', { bankAccountId, endsOn });
        if (!standing) throw new AppError('not_found', 'not_found');
        return standing as unknown as BankStanding;
      },
      { staleTime: 0 },
    ),
  reconciliations: (organizationId: string, bankAccountId: string) =>
    rowsQuery(['bank', organizationId, bankAccountId, 'reconciliations'], () =>
      select('bank_reconciliations', BANK_RECONCILIATION_COLUMNS, { organizationId, bankAccountId })
        .order('endsOn', { ascending: false })
        .order('closedAt', { ascending: false })
        .limit(60),
    ),
};
