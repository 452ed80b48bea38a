import { unwrap } from '#src/data/errors.ts';
import { fetchEveryPage, inOrder, PAGE_SIZE, type Page, toPage } from '#src/data/keyset.ts';
import { pagesQuery } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';
import { patternsOf } from '#src/data/text-filter.ts';
import { type DecisionKind, decisionKinds, decisionStatuses } from '#src/domain/decisions/decision-enums.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import { DECISION_COLUMNS, type Decision } from './decisions.ts';

const EXPORT_PAGE = 999;

/** What the list of decisions can be asked for; what waits for somebody comes first. */
export const decisionListSpec = {
  filters: { property: 'any', status: decisionStatuses, kind: decisionKinds },
  sortColumns: ['attention', 'created_at'],
  defaultSort: { column: 'attention', direction: 'asc' },
} as const satisfies ListSpec;

async function fetchDecisions(
  organizationId: string,
  asked: ListQuery,
  cursor: ListCursor | null,
  size = PAGE_SIZE,
): Promise<Page<Decision>> {
  const { property, status, kind } = asked.filters;
  let rows = select('decisions_list', DECISION_COLUMNS, { organizationId });
  for (const pattern of await patternsOf(asked.search)) rows = rows.like('searchText', pattern);
  if (property) rows = rows.in('propertyId', [...property]);
  if (status) rows = rows.in('status', status as Decision['status'][]);
  if (kind) rows = rows.in('kind', kind as DecisionKind[]);
  const answer = await inOrder(rows, asked.sort, cursor).limit(size + 1);
  return toPage(unwrap(answer) as Decision[], asked.sort, 'id', size);
}

/** Every decision that the query finds, page by page, for a file. */
export const fetchAllDecisions = (organizationId: string, asked: ListQuery): Promise<Decision[]> =>
  fetchEveryPage((cursor) => fetchDecisions(organizationId, asked, cursor, EXPORT_PAGE));

/** Decisions of an organization; part of their cache. */
export const decisionListQueries = {
  list: (organizationId: string, asked: ListQuery) =>
    pagesQuery(
      ['decisions', organizationId, 'list', { ...asked, cursor: null }],
      (cursor) => fetchDecisions(organizationId, asked, cursor),
      asked.cursor,
      { staleTime: 0 },
    ),
};
