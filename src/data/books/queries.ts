// What the screens of the books read. Long because chart, journal and closing each have rows of their own.

import { call } from '#src/data/call.ts';
import { pagesQuery, query, rowsQuery } from '#src/data/query.ts';
import { type Row, select } from '#src/data/rows.ts';
import type { AccountSubtype, CashFlowClass, CashHolding } from '#src/domain/books/chart-of-accounts.ts';
import { type CurrencyCode, type JournalKind, journalKinds } from '#src/domain/foundation/enums.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import { unwrap } from '../errors.ts';
import { PAGE_SIZE, toPage } from '../keyset.ts';

/** An account of the chart with its balances; debits positive, in minor units. */
export interface ChartAccount {
  readonly id: string;
  readonly code: string;
  readonly systemKey: string | null;
  readonly name: string;
  readonly kind: Row<'accounts'>['kind'];
  readonly subtype: AccountSubtype;
  readonly cashFlowClass: CashFlowClass | null;
  readonly heldFor: CashHolding;
  readonly isActive: boolean;
  readonly balances: readonly { currency: CurrencyCode; balanceMinor: number }[];
}

export interface BookLine {
  readonly id: number;
  readonly accountId: string;
  readonly accountCode: string;
  readonly systemKey: string | null;
  readonly accountName: string;
  readonly currency: CurrencyCode;
  /** Debits positive. */
  readonly amountMinor: number;
  readonly propertyId: string | null;
  readonly propertyName: string | null;
}

/** An entry with its lines and what it came from. */
export interface BookEntry {
  readonly id: string;
  readonly entryNumber: number;
  readonly kind: JournalKind;
  readonly occurredOn: string;
  readonly memo: string;
  readonly reversesNumber: number | null;
  readonly reversesKind: JournalKind | null;
  readonly reversedByNumber: number | null;
  readonly leaseId: string | null;
  readonly chargeId: string | null;
  readonly paymentId: string | null;
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
  const answer = await call('list_journal', {
    organizationId,
    accountId: one('account'),
    propertyId: one('property'),
    leaseId: one('lease'),
    kinds: filters.kind as JournalKind[] | undefined,
    from: one('from'),
    to: one('to'),
    minMinor: amount('min'),
    maxMinor: amount('max'),
    text: search.trim(),
    beforeNumber: before ?? undefined,
    limit: size,
  });
  return answer as unknown as BookEntry[];
}

/** Every entry that fits, for a file: the newest page first, so that no answer is too long. */
export async function* journalPages(organizationId: string, query: ListQuery): AsyncGenerator<BookEntry[]> {
  let before: number | null = null;
  for (;;) {
    const page: BookEntry[] = await fetchJournal(organizationId, query, before, EXPORT_SIZE);
    yield page;
    if (page.length < EXPORT_SIZE) return;
    before = page.at(-1)?.entryNumber ?? null;
  }
}

async function fetchChart(organizationId: string): Promise<ChartAccount[]> {
  const [accounts, balances] = await Promise.all([
    select('accounts', 'id, code, systemKey, name, kind, subtype, cashFlowClass, heldFor, deactivatedAt', {
      organizationId,
    }).order('code'),
    select('account_balances', 'accountId, currency, balanceMinor', { organizationId }).order('currency'),
  ]);
  const byAccount = Map.groupBy(unwrap(balances), (row) => row.accountId);
  return unwrap(accounts).map(({ deactivatedAt, ...account }) => ({
    ...account,
    subtype: account.subtype as AccountSubtype,
    cashFlowClass: account.cashFlowClass as CashFlowClass | null,
    isActive: deactivatedAt === null,
    balances: byAccount.get(account.id) ?? [],
  }));
}

async function fetchPeriods(organizationId: string) {
  const [period, events] = await Promise.all([
    select('accounting_periods', 'closedThrough', { organizationId }).maybeSingle(),
    select(
      'accounting_period_events',
      'id, kind, closedThroughBefore, closedThroughAfter, reason, actorId, at',
      { organizationId },
    )
      .order('at', { ascending: false })
      .limit(PAGE_SIZE),
  ]);
  return { closedThrough: unwrap(period)?.closedThrough ?? null, events: unwrap(events) };
}

export type PeriodEvent = Awaited<ReturnType<typeof fetchPeriods>>['events'][number];

/** The chart of accounts, the journal and what of it is closed. */
export const bookQueries = {
  all: ['books'] as const,
  chart: (organizationId: string) =>
    query(['books', organizationId, 'chart'], () => fetchChart(organizationId), {
      // With what stands on each account.
      staleTime: 0,
    }),
  journal: (organizationId: string, query: ListQuery) =>
    pagesQuery(
      ['books', organizationId, 'journal', { ...query, cursor: null }],
      async (cursor) => {
        const before = cursor === null ? null : Number(cursor.key[0]);
        const found = await fetchJournal(organizationId, query, before, PAGE_SIZE + 1);
        return toPage(found, journalListSpec.defaultSort);
      },
      null,
      {
        // Whatever is posted, by whomever, may change it: it is read again at each visit.
        staleTime: 0,
      },
    ),
  periods: (organizationId: string) =>
    query(['books', organizationId, 'periods'], () => fetchPeriods(organizationId), { staleTime: 0 }),
  /** Names of the properties, to choose from. */
  properties: (organizationId: string) =>
    rowsQuery(['books', organizationId, 'properties'], () =>
      select('properties', 'id, name', { organizationId }).order('nameOrder').limit(1000),
    ),
};
