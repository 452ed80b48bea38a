import { call } from '#src/data/call.ts';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { Answer } from '#src/data/functions.ts';
import { everyPage, PAGE_SIZE, type Page } from '#src/data/keyset.ts';
import { pagesQuery, query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';
import { type AccountLedger, accountLedger } from '#src/domain/books/account-ledger.ts';
import type { ReportAccount } from '#src/domain/books/report-data.ts';
import { encodeReportRequest, type ReportRequest } from '#src/domain/books/report-request.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import { fetchEarlierOwners, fetchOwnerNames, fetchTotals } from './account-material.ts';
import { fetchReport } from './material.ts';

/** A line behind a figure; the amount is positive on the debit side. */
export type ReportEntry = Answer<'report_entries'>[number];

export interface EntriesRequest {
  readonly accountId: string;
  readonly from: string;
  readonly to: string;
  readonly basis: 'accrual' | 'cash';
  readonly currency: CurrencyCode;
  readonly propertyIds: readonly string[] | null;
}

async function fetchEntries(
  organizationId: string,
  request: EntriesRequest,
  after: ListCursor | null,
  size = PAGE_SIZE,
): Promise<Page<ReportEntry>> {
  const lines = await call('report_entries', {
    organizationId,
    accountId: request.accountId,
    from: request.from,
    to: request.to,
    basis: request.basis,
    currency: request.currency,
    limit: size + 1,
    ...(request.propertyIds && { propertyIds: [...request.propertyIds] }),
    ...(after && {
      afterOn: String(after.key[0]),
      afterSource: String(after.key[1]),
      afterId: Number(after.id),
    }),
  });
  const shown = lines.slice(0, size);
  const last = shown.at(-1);
  const next = last && lines.length > size && { key: [last.occurredOn, last.source], id: String(last.id) };
  return { rows: shown, next: next || null };
}

const EXPORT_SIZE = 500;

/** Every line behind a figure, for a file: the newest page first. */
export const entryPages = (organizationId: string, request: EntriesRequest) =>
  everyPage((after) => fetchEntries(organizationId, request, after, EXPORT_SIZE));

/** What an account had before the days, what went in and out, and what it has at their end. */
export async function fetchLedger(
  organizationId: string,
  account: Pick<ReportAccount, 'id' | 'kind'>,
  { from, to, basis, currency, propertyIds }: EntriesRequest,
): Promise<AccountLedger> {
  const scope = {
    client: getClient(),
    organizationId,
    propertyIds: propertyIds && [...propertyIds],
  };
  const totals = await fetchTotals(scope, { kind: 'trial_balance', basis }, { from, to });
  return accountLedger(account, totals, currency);
}

/** Names of properties and of those who own some together, or did, to choose from. */
async function fetchPlaces(organizationId: string) {
  const client = getClient();
  const [properties, owners, earlierOwners] = await Promise.all([
    select('properties', 'id, name', { organizationId })
      .is('archivedAt', null)
      .order('nameOrder')
      .limit(1000),
    fetchOwnerNames(client, organizationId),
    fetchEarlierOwners(client, organizationId),
  ]);
  return { properties: unwrap(properties), owners, earlierOwners };
}

async function fetchSchedules(organizationId: string) {
  const rows = unwrap(
    await select(
      'report_schedules',
      'id, report, rhythm, basis, currency, propertyId, ownerKey, recipientIds, toOwners, sentThrough',
      { organizationId },
    )
      .order('report')
      .order('id'),
  );
  return rows.map(({ ownerKey: owner, ...schedule }) => ({ ...schedule, owner }));
}
export type ReportSchedule = Awaited<ReturnType<typeof fetchSchedules>>[number];

/** Reports, what stands behind their figures, and those that go out by themselves. */
export const reportQueries = {
  all: ['reports'] as const,
  report: (organizationId: string, request: ReportRequest) =>
    query(
      ['reports', organizationId, request.kind, encodeReportRequest(request, 'DOP')],
      () => fetchReport(getClient(), organizationId, request),
      {
        // Whatever is posted, by whomever, may change it: it is read again at each visit.
        staleTime: 0,
      },
    ),
  entries: (organizationId: string, request: EntriesRequest) =>
    pagesQuery(
      ['reports', organizationId, 'entries', request],
      (cursor) => fetchEntries(organizationId, request, cursor),
      null,
      { staleTime: 0 },
    ),
  ledger: (organizationId: string, account: Pick<ReportAccount, 'id' | 'kind'>, request: EntriesRequest) =>
    query(
      ['reports', organizationId, 'ledger', request],
      () => fetchLedger(organizationId, account, request),
      { staleTime: 0 },
    ),
  places: (organizationId: string) =>
    query(['reports', organizationId, 'places'], () => fetchPlaces(organizationId)),
  schedules: (organizationId: string) =>
    query(['reports', organizationId, 'schedules'], () => fetchSchedules(organizationId)),
};
