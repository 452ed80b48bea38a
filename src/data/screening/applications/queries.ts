import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { AppError, unwrap } from '#src/data/errors.ts';
import { searched } from '#src/data/foundation/search/searched.ts';
import { inOrder, PAGE_SIZE, type Page, toPage, withNullsLast } from '#src/data/keyset.ts';
import type { Row } from '#src/data/rows.ts';
import { applicationStatuses } from '#src/domain/foundation/enums.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import { byText } from '#src/domain/foundation/text-order.ts';

export type Application = Omit<Row<'applications_list'>, 'organizationId' | 'searchName'>;
export type Applicant = Omit<
  Row<'application_applicants'>,
  'organizationId' | 'applicationId' | 'searchName' | 'createdAt' | 'updatedAt'
>;
export type Reference = Omit<
  Row<'application_references'>,
  'organizationId' | 'applicationId' | 'createdAt' | 'updatedAt'
>;
export type ApplicationEvent = Pick<Row<'application_events'>, 'id' | 'kind' | 'actorId' | 'note' | 'at'>;

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
  let rows = searched(
    getClient().from('applications_list').select(APPLICATION_COLUMNS).eq('organizationId', organizationId),
    'search_applications',
    organizationId,
    search,
    APPLICATION_COLUMNS,
  );
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
    infiniteQueryOptions({
      queryKey: ['applications', organizationId, 'list', { ...query, cursor: null }],
      queryFn: ({ pageParam }) => fetchApplications(organizationId, query, pageParam),
      initialPageParam: query.cursor,
      getNextPageParam: (page) => page.next,
    }),
  byId: (organizationId: string, applicationId: string) =>
    queryOptions({
      queryKey: ['applications', organizationId, applicationId],
      queryFn: async () => {
        const answer = await getClient()
          .from('applications_list')
          .select(APPLICATION_COLUMNS)
          .eq('organizationId', organizationId)
          .eq('id', applicationId)
          .maybeSingle();
        const application = unwrap(answer);
        if (!application) throw new AppError('not_found', 'not_found');
        return application as Application;
      },
    }),
  applicants: (organizationId: string, applicationId: string) =>
    queryOptions({
      queryKey: ['applications', organizationId, applicationId, 'applicants'],
      queryFn: async () => {
        const answer = await getClient()
          .from('application_applicants')
          .select(APPLICANT_COLUMNS)
          .eq('organizationId', organizationId)
          .eq('applicationId', applicationId)
          .order('isPrimary', { ascending: false });
        return (unwrap(answer) as Applicant[]).sort(
          (one, other) =>
            Number(other.isPrimary) - Number(one.isPrimary) || byText(one.fullName, other.fullName),
        );
      },
    }),
  references: (organizationId: string, applicationId: string) =>
    queryOptions({
      queryKey: ['applications', organizationId, applicationId, 'references'],
      queryFn: async () => {
        const answer = await getClient()
          .from('application_references')
          .select(REFERENCE_COLUMNS)
          .eq('organizationId', organizationId)
          .eq('applicationId', applicationId)
          .order('createdAt')
          .order('id');
        return unwrap(answer) as Reference[];
      },
    }),
  history: (organizationId: string, applicationId: string) =>
    queryOptions({
      queryKey: ['applications', organizationId, applicationId, 'history'],
      queryFn: async () => {
        const answer = await getClient()
          .from('application_events')
          .select('id, kind, actorId, note, at')
          .eq('organizationId', organizationId)
          .eq('applicationId', applicationId)
          .order('at', { ascending: false });
        return unwrap(answer) as ApplicationEvent[];
      },
    }),
};
