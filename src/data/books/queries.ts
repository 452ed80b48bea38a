// What the screens of the books read. Long because chart, journal and closing each have rows of their own.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AccountSubtype, CashFlowClass, CashHolding } from '#src/domain/books/chart-of-accounts.ts';
import { type CurrencyCode, type JournalKind, journalKinds } from '#src/domain/foundation/enums.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import { PAGE_SIZE, toPage } from '../keyset.ts';
import type { TableRow } from '../rows.ts';

/** An account of the chart with its balances; debits positive, in minor units. */
export interface ChartAccount {
  readonly id: string;
  readonly code: string;
  readonly systemKey: string | null;
  readonly name: string;
  readonly kind: TableRow<'accounts'>['kind'];
  readonly subtype: AccountSubtype;
  readonly cashFlowClass: CashFlowClass | null;
  readonly heldFor: CashHolding;
  readonly isActive: boolean;
  readonly balances: readonly { currency: CurrencyCode; balanceMinor: number }[];
}

export interface BookLine {
  readonly id: number;
  readonly account_id: string;
  readonly account_code: string;
  readonly system_key: string | null;
  readonly account_name: string;
  readonly currency: CurrencyCode;
  /** Debits positive. */
  readonly amount_minor: number;
  readonly property_id: string | null;
  readonly property_name: string | null;
}

/** An entry with its lines and what it came from. */
export interface BookEntry {
  readonly id: string;
  readonly entry_number: number;
  readonly kind: JournalKind;
  readonly occurred_on: string;
  readonly memo: string;
  readonly reverses_number: number | null;
  readonly reverses_kind: JournalKind | null;
  readonly reversed_by_number: number | null;
  readonly lease_id: string | null;
  readonly charge_id: string | null;
  readonly payment_id: string | null;
  readonly lines: readonly BookLine[];
}

/** What the journal can be asked for; `from` and `to` are days, `min` and `max` minor units of a line. */
export const journalListSpec = {
  filters: {
    kind: journalKinds,
    account: 'any',
    property: 'any',
    lease: 'any',
    from: 'any',
    to: 'any',
    min: 'any',
    max: 'any',
  },
  sortColumns: ['entry_number'],
  defaultSort: { column: 'entry_number', direction: 'desc' },
} as const satisfies ListSpec;

const EXPORT_SIZE = 500;

/** The newest entries before a number that fit a list's query. */
async function fetchJournal(
  organizationId: string,
  { filters, search }: ListQuery,
  before: number | null,
  size: number,
): Promise<BookEntry[]> {
  const one = (name: string) => filters[name]?.[0];
  const amount = (name: string) => (one(name) ? Number(one(name)) : undefined);
  const answer = await getClient().rpc('list_journal', {
    p_organization_id: organizationId,
    p_account_id: one('account'),
    p_property_id: one('property'),
    p_lease_id: one('lease'),
    p_kinds: filters.kind as JournalKind[] | undefined,
    p_from: one('from'),
    p_to: one('to'),
    p_min_minor: amount('min'),
    p_max_minor: amount('max'),
    p_text: search.trim(),
    p_before_number: before ?? undefined,
    p_limit: size,
  });
  return unwrap(answer) as unknown as BookEntry[];
}

/** Every entry that fits, for a file: the newest page first, so that no answer is too long. */
export async function* journalPages(organizationId: string, query: ListQuery): AsyncGenerator<BookEntry[]> {
  let before: number | null = null;
  for (;;) {
    const page: BookEntry[] = await fetchJournal(organizationId, query, before, EXPORT_SIZE);
    yield page;
    if (page.length < EXPORT_SIZE) return;
    before = page.at(-1)?.entry_number ?? null;
  }
}

async function fetchChart(organizationId: string): Promise<ChartAccount[]> {
  const client = getClient();
  const [accounts, balances] = await Promise.all([
    client
      .from('accounts')
      .select('id, code, system_key, name, kind, subtype, cash_flow_class, held_for, deactivated_at')
      .eq('organization_id', organizationId)
      .order('code'),
    client
      .from('account_balances')
      .select('account_id, currency, balance_minor')
      .eq('organization_id', organizationId)
      .order('currency'),
  ]);
  const byAccount = Map.groupBy(unwrap(balances), (row) => row.account_id);
  return unwrap(accounts).map((row) => ({
    id: row.id,
    code: row.code,
    systemKey: row.system_key,
    name: row.name,
    kind: row.kind,
    subtype: row.subtype as AccountSubtype,
    cashFlowClass: row.cash_flow_class as CashFlowClass | null,
    heldFor: row.held_for,
    isActive: row.deactivated_at === null,
    balances: (byAccount.get(row.id) ?? []).map((balance) => ({
      currency: balance.currency,
      balanceMinor: balance.balance_minor,
    })),
  }));
}

async function fetchPeriods(organizationId: string) {
  const client = getClient();
  const [period, events] = await Promise.all([
    client
      .from('accounting_periods')
      .select('closed_through')
      .eq('organization_id', organizationId)
      .maybeSingle(),
    client
      .from('accounting_period_events')
      .select('id, kind, closed_through_before, closed_through_after, reason, actor_id, at')
      .eq('organization_id', organizationId)
      .order('at', { ascending: false })
      .limit(PAGE_SIZE),
  ]);
  return { closedThrough: unwrap(period)?.closed_through ?? null, events: unwrap(events) };
}

export type PeriodEvent = Awaited<ReturnType<typeof fetchPeriods>>['events'][number];

/** The chart of accounts, the journal and what of it is closed. */
export const bookQueries = {
  all: ['books'] as const,
  chart: (organizationId: string) =>
    queryOptions({
      queryKey: ['books', organizationId, 'chart'],
      queryFn: () => fetchChart(organizationId),
      // With what stands on each account.
      staleTime: 0,
    }),
  journal: (organizationId: string, query: ListQuery) =>
    infiniteQueryOptions({
      queryKey: ['books', organizationId, 'journal', { ...query, cursor: null }],
      queryFn: async ({ pageParam }) => {
        const before = pageParam === null ? null : Number(pageParam.key[0]);
        const found = await fetchJournal(organizationId, query, before, PAGE_SIZE + 1);
        return toPage(found, journalListSpec.defaultSort);
      },
      initialPageParam: null as ListCursor | null,
      getNextPageParam: (page) => page.next,
      // Whatever is posted, by whomever, may change it: it is read again at each visit.
      staleTime: 0,
    }),
  periods: (organizationId: string) =>
    queryOptions({
      queryKey: ['books', organizationId, 'periods'],
      queryFn: () => fetchPeriods(organizationId),
      staleTime: 0,
    }),
  /** Names of the properties, to choose from. */
  properties: (organizationId: string) =>
    queryOptions({
      queryKey: ['books', organizationId, 'properties'],
      queryFn: async () => {
        const answer = await getClient()
          .from('properties')
          .select('id, name')
          .eq('organization_id', organizationId)
          .order('name_order')
          .limit(1000);
        return unwrap(answer);
      },
    }),
};
