import { unwrap } from '#src/data/errors.ts';
import { listed } from '#src/data/foundation/search/searched.ts';
import { inOrder, PAGE_SIZE, type Page, toPage, withNullsLast } from '#src/data/keyset.ts';
import { pagesQuery, query, recordQuery, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import { applicationStatuses } from '#src/domain/foundation/enums.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import { byText } from '#src/domain/foundation/text-order.ts';

export type Application = Selected<'applications_list', typeof APPLICATION_COLUMNS>;
export type Applicant = Selected<'application_applicants', typeof APPLICANT_COLUMNS>;
export type Reference = Selected<'application_references', typeof REFERENCE_COLUMNS>;
const APPLICATION_EVENT_COLUMNS = 'id, kind, actorId, note, at';
export type ApplicationEvent = Selected<'application_events', typeof APPLICATION_EVENT_COLUMNS>;

/** What the list of applications can be asked for. */
export const applicationListSpec = {
  filters: { status: applicationStatuses, property: 'any' },
  sortColumns: ['created_at', 'full_name', 'property_name', 'move_in_on', 'rent_minor'],
  defaultSort: { column: 'created_at', direction: 'desc' },
} as const satisfies ListSpec;

export const APPLICATION_COLUMNS =
  'id, propertyId, unitId, status, source, moveInOn, termMonths, rentMinor, rentCurrency, isDepositReady, note, decisionReason, decidedBy, decidedAt, scoreOverride, scoreOverrideNote, submittedAt, retentionUntil, leaseId, createdAt, propertyName, unitLabel, unitUse, fullName, email, phone, applicantCount, incomeMinor, incomeCount, foreignIncomeCount, emailCount, phoneCount, identityCount, occupationCount, consentCount, favorableKinds, referenceCount, checkedCount, documentCount, incomeDocumentCount';
const APPLICANT_COLUMNS =
  'id, fullName, email, phone, identityType, identityNumber, occupation, employer, incomeMinor, incomeCurrency, isPrimary, consentVersion, consentedAt';
const REFERENCE_COLUMNS = 'id, kind, fullName, phone, outcome, note, checkedAt';
const NULLABLE: ReadonlySet<string> = new Set(['move_in_on', 'rent_minor']);

/** The list with its filters, without order. */
function applicationsOf(organizationId: string, { filters: { status, property }, search }: ListQuery) {
  let rows = listed('applications_list', 'search_applications', APPLICATION_COLUMNS, organizationId, search);
  if (status) rows = rows.in('status', status as Application['status'][]);
  if (property) rows = rows.in('propertyId', [...property]);
  return rows;
}

async function fetchApplications(
  organizationId: string,
  query: ListQuery,
  cursor: ListCursor | null,
): Promise<Page<Application>> {
  const { sort } = query;
  const ask = () => applicationsOf(organizationId, query);
  const limit = PAGE_SIZE + 1;
  if (NULLABLE.has(sort.column)) {
    const rows = await withNullsLast(ask, sort, cursor, limit);
    return toPage(rows as Application[], sort);
  }
  const answer = await inOrder(ask(), sort, cursor).limit(limit);
  return toPage(unwrap(answer) as Application[], sort);
}

/** Applications to rent, with their people, references and history. */
export const applicationQueries = {
  all: ['applications'] as const,
  list: (organizationId: string, query: ListQuery) =>
    pagesQuery(
      ['applications', organizationId, 'list', { ...query, cursor: null }],
      (cursor) => fetchApplications(organizationId, query, cursor),
      query.cursor,
    ),
  byId: (organizationId: string, applicationId: string) =>
    recordQuery(['applications', organizationId, applicationId], () =>
      select('applications_list', APPLICATION_COLUMNS, { organizationId, id: applicationId }).maybeSingle(),
    ),
  /** The applications that became one of these leases, the newest first. */
  ofLeases: (organizationId: string, leaseIds: readonly string[]) =>
    rowsQuery<Application[]>(['applications', organizationId, 'leases', leaseIds], () =>
      select('applications_list', APPLICATION_COLUMNS, { organizationId })
        .in('leaseId', [...leaseIds])
        .order('createdAt', { ascending: false })
        .order('id'),
    ),
  applicants: (organizationId: string, applicationId: string) =>
    query(['applications', organizationId, applicationId, 'applicants'], async () => {
      const answer = await select('application_applicants', APPLICANT_COLUMNS, {
        organizationId,
        applicationId,
      }).order('isPrimary', { ascending: false });
      return (unwrap(answer) as Applicant[]).sort(
        (one, other) =>
          Number(other.isPrimary) - Number(one.isPrimary) || byText(one.fullName, other.fullName),
      );
    }),
  references: (organizationId: string, applicationId: string) =>
    rowsQuery(['applications', organizationId, applicationId, 'references'], () =>
      select('application_references', REFERENCE_COLUMNS, { organizationId, applicationId })
        .order('createdAt')
        .order('id'),
    ),
  history: (organizationId: string, applicationId: string) =>
    rowsQuery(['applications', organizationId, applicationId, 'history'], () =>
      select('application_events', APPLICATION_EVENT_COLUMNS, { organizationId, applicationId }).order('at', {
        ascending: false,
      }),
    ),
};
