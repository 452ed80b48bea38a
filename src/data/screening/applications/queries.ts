import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { AppError, unwrap } from '#src/data/errors.ts';
import { searched } from '#src/data/foundation/search/searched.ts';
import { inOrder, PAGE_SIZE, type Page, toPage, withNullsLast } from '#src/data/keyset.ts';
import type { TableRow, ViewRow } from '#src/data/rows.ts';
import { applicationStatuses } from '#src/domain/foundation/enums.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import { byText } from '#src/domain/foundation/text-order.ts';

type NullableColumn =
  | 'unit_id'
  | 'move_in_on'
  | 'term_months'
  | 'rent_minor'
  | 'is_deposit_ready'
  | 'decided_by'
  | 'decided_at'
  | 'score_override'
  | 'submitted_at'
  | 'retention_until'
  | 'lease_id'
  | 'unit_label'
  | 'unit_use'
  | 'income_minor';
export type Application = Omit<
  ViewRow<'applications_list', NullableColumn>,
  'organization_id' | 'search_name'
>;
export type Applicant = Omit<
  TableRow<'application_applicants'>,
  'organization_id' | 'application_id' | 'search_name' | 'created_at' | 'updated_at'
>;
export type Reference = Omit<
  TableRow<'application_references'>,
  'organization_id' | 'application_id' | 'created_at' | 'updated_at'
>;
export type ApplicationEvent = Pick<
  TableRow<'application_events'>,
  'id' | 'kind' | 'actor_id' | 'note' | 'at'
>;

/** What the list of applications can be asked for. */
export const applicationListSpec = {
  filters: { status: applicationStatuses, property: 'any' },
  sortColumns: ['created_at', 'full_name', 'property_name', 'move_in_on', 'rent_minor'],
  defaultSort: { column: 'created_at', direction: 'desc' },
} as const satisfies ListSpec;

export const APPLICATION_COLUMNS =
  'id, property_id, unit_id, status, source, move_in_on, term_months, rent_minor, rent_currency, is_deposit_ready, note, decision_reason, decided_by, decided_at, score_override, score_override_note, submitted_at, retention_until, lease_id, created_at, property_name, unit_label, unit_use, full_name, email, phone, applicant_count, income_minor, income_count, foreign_income_count, email_count, phone_count, identity_count, occupation_count, consent_count, favorable_kinds, reference_count, checked_count, document_count, income_document_count';
const APPLICANT_COLUMNS =
  'id, full_name, email, phone, identity_type, identity_number, occupation, employer, income_minor, income_currency, is_primary, consent_version, consented_at';
const REFERENCE_COLUMNS = 'id, kind, full_name, phone, outcome, note, checked_at';
const NULLABLE: ReadonlySet<string> = new Set(['move_in_on', 'rent_minor']);

/** The list with its filters, without order. */
function applicationsOf(organizationId: string, { filters: { status, property }, search }: ListQuery) {
  let rows = searched(
    getClient().from('applications_list').select(APPLICATION_COLUMNS).eq('organization_id', organizationId),
    'search_applications',
    organizationId,
    search,
    APPLICATION_COLUMNS,
  );
  if (status) rows = rows.in('status', status as Application['status'][]);
  if (property) rows = rows.in('property_id', [...property]);
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
          .eq('organization_id', organizationId)
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
          .eq('organization_id', organizationId)
          .eq('application_id', applicationId)
          .order('is_primary', { ascending: false });
        return (unwrap(answer) as Applicant[]).sort(
          (one, other) =>
            Number(other.is_primary) - Number(one.is_primary) || byText(one.full_name, other.full_name),
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
          .eq('organization_id', organizationId)
          .eq('application_id', applicationId)
          .order('created_at')
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
          .select('id, kind, actor_id, note, at')
          .eq('organization_id', organizationId)
          .eq('application_id', applicationId)
          .order('at', { ascending: false });
        return unwrap(answer) as ApplicationEvent[];
      },
    }),
};
