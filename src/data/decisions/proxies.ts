import { maker, verb } from '#src/data/call.ts';
import { unwrap } from '#src/data/errors.ts';
import { inOrder, PAGE_SIZE, type Page, toPage } from '#src/data/keyset.ts';
import { pagesQuery, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';

const COLUMNS =
  'id, propertyId, propertyName, decisionId, decisionQuestion, unitId, unitLabel, giverId, giverName, holderId, holderName, givenAt, revokedAt';

/** Who may vote for whom; no giver is the organization, no unit all of them, no decision all to come. */
export type DecisionProxy = Selected<'decision_proxies_list', typeof COLUMNS>;

/** What the list of proxies can be asked for; revoked ones are left out unless they are asked for. */
export const proxyListSpec = {
  filters: { property: 'any', state: ['revoked'] },
  sortColumns: ['given_at'],
  defaultSort: { column: 'given_at', direction: 'desc' },
} as const satisfies ListSpec;

async function fetchProxies(
  organizationId: string,
  asked: ListQuery,
  cursor: ListCursor | null,
): Promise<Page<DecisionProxy>> {
  const { property, state } = asked.filters;
  let rows = select('decision_proxies_list', COLUMNS, { organizationId });
  rows = state ? rows.not('revokedAt', 'is', null) : rows.is('revokedAt', null);
  if (property) rows = rows.in('propertyId', [...property]);
  const answer = await inOrder(rows, asked.sort, cursor).limit(PAGE_SIZE + 1);
  return toPage(unwrap(answer) as DecisionProxy[], asked.sort);
}

export const proxyQueries = {
  all: ['decision-proxies'] as const,
  list: (organizationId: string, asked: ListQuery) =>
    pagesQuery(
      ['decision-proxies', organizationId, 'list', { ...asked, cursor: null }],
      (cursor) => fetchProxies(organizationId, asked, cursor),
      asked.cursor,
    ),
  /** Decisions that a proxy may be for: those that are not over. */
  decisions: (propertyId: string) =>
    rowsQuery(['decision-proxies', 'decisions', propertyId], () =>
      select('decisions', 'id, question', { propertyId })
        .in('status', ['draft', 'open'])
        .order('createdAt', { ascending: false })
        .limit(200),
    ),
};

/** Lets a person vote for another. Errors: `proxies_not_allowed`, `voting_over`, `proxy_split`, `proxy_limit`, `already_exists`. */
export const giveProxy = maker('give_proxy', 'proxyId');

/** Ends a proxy. Error: `proxy_used`. */
export const revokeProxy = verb('revoke_proxy');
