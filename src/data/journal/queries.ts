import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ListCursor } from '#src/domain/list-cursor.ts';
import type { ListSort } from '#src/domain/list-query.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import { PAGE_SIZE, type Page, startAfter, toPage } from '../keyset.ts';
import type { TableRow, ViewRow } from '../rows.ts';

/** A line with its account and entry; the amount is positive on the debit side. */
export type JournalLine = Pick<
  ViewRow<'journal_list', 'lease_id' | 'system_key'>,
  | 'id'
  | 'entry_id'
  | 'entry_number'
  | 'kind'
  | 'occurred_on'
  | 'memo'
  | 'account_id'
  | 'account_code'
  | 'account_name'
  | 'system_key'
  | 'currency'
  | 'amount_minor'
  | 'lease_id'
>;
export type JournalEntry = Pick<
  TableRow<'journal_entries'>,
  'id' | 'entry_number' | 'kind' | 'occurred_on' | 'memo'
> & { readonly lines: readonly JournalLine[] };

export interface LedgerAccount {
  readonly id: string;
  readonly code: string;
  readonly systemKey: string | null;
  readonly name: string;
  readonly kind: TableRow<'accounts'>['kind'];
  readonly subtype: string;
  readonly balances: readonly { currency: 'DOP' | 'USD'; balanceMinor: number }[];
}

const LINE_COLUMNS =
  'id, entry_id, entry_number, kind, occurred_on, memo, account_id, account_code, account_name, system_key, currency, amount_minor, lease_id';
const NEWEST_FIRST: ListSort = { column: 'entry_number', direction: 'desc' };

async function fetchEntries(organizationId: string, cursor: ListCursor | null): Promise<Page<JournalEntry>> {
  const client = getClient();
  const entries = client
    .from('journal_entries')
    .select('id, entry_number, kind, occurred_on, memo')
    .eq('organization_id', organizationId);
  const found = await startAfter(entries, NEWEST_FIRST, cursor)
    .order('entry_number', { ascending: false })
    .limit(PAGE_SIZE + 1);
  const page = toPage(unwrap(found), NEWEST_FIRST);
  if (page.rows.length === 0) return { rows: [], next: null };
  const answer = await client
    .from('journal_list')
    .select(LINE_COLUMNS)
    .eq('organization_id', organizationId)
    .in(
      'entry_id',
      page.rows.map((entry) => entry.id),
    )
    .order('id');
  const lines = Map.groupBy(unwrap(answer) as JournalLine[], (line) => line.entry_id);
  return { ...page, rows: page.rows.map((entry) => ({ ...entry, lines: lines.get(entry.id) ?? [] })) };
}

async function fetchLines(
  organizationId: string,
  accountId: string,
  before: ListCursor | null,
): Promise<Page<JournalLine>> {
  let rows = getClient()
    .from('journal_list')
    .select(LINE_COLUMNS)
    .eq('organization_id', organizationId)
    .eq('account_id', accountId);
  if (before !== null) rows = rows.lt('id', Number(before.id));
  const found = unwrap(await rows.order('id', { ascending: false }).limit(PAGE_SIZE + 1)) as JournalLine[];
  return toPage(found, { column: 'id', direction: 'desc' });
}

async function fetchAccounts(organizationId: string): Promise<LedgerAccount[]> {
  const client = getClient();
  const [accounts, balances] = await Promise.all([
    client
      .from('accounts')
      .select('id, code, system_key, name, kind, subtype')
      .eq('organization_id', organizationId)
      .order('code'),
    client
      .from('account_balances')
      .select('account_id, currency, balance_minor')
      .eq('organization_id', organizationId)
      .order('currency'),
  ]);
  const byAccount = Map.groupBy(unwrap(balances), (row) => row.account_id);
  return unwrap(accounts).map((account) => ({
    id: account.id,
    code: account.code,
    systemKey: account.system_key,
    name: account.name,
    kind: account.kind,
    subtype: account.subtype,
    balances: (byAccount.get(account.id) ?? []).map((row) => ({
      currency: row.currency,
      balanceMinor: row.balance_minor,
    })),
  }));
}

/** The journal and its accounts. */
export const journalQueries = {
  all: ['journal'] as const,
  entries: (organizationId: string) =>
    infiniteQueryOptions({
      queryKey: ['journal', organizationId, 'entries'],
      queryFn: ({ pageParam }) => fetchEntries(organizationId, pageParam),
      initialPageParam: null as ListCursor | null,
      getNextPageParam: (page) => page.next,
    }),
  lines: (organizationId: string, accountId: string) =>
    infiniteQueryOptions({
      queryKey: ['journal', organizationId, 'account', accountId],
      queryFn: ({ pageParam }) => fetchLines(organizationId, accountId, pageParam),
      initialPageParam: null as ListCursor | null,
      getNextPageParam: (page) => page.next,
    }),
  accounts: (organizationId: string) =>
    queryOptions({
      queryKey: ['journal', organizationId, 'accounts'],
      queryFn: () => fetchAccounts(organizationId),
    }),
};
