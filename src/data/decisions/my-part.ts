import { call, maker, verb } from '#src/data/call.ts';
import type { Answer } from '#src/data/functions.ts';
import { PAGE_SIZE, type Page } from '#src/data/keyset.ts';
import { pagesQuery, query, recordQuery, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { DecisionOutcome } from '#src/domain/decisions/decision-enums.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';

/** A building in whose decisions the reader has a part. */
export type MyBuilding = Answer<'my_decision_buildings'>[number];
/** A decision with the reader's own votes: how many, and how many were cast. */
export type MyDecision = Omit<Answer<'my_decisions'>[number], 'outcome'> & {
  readonly outcome: DecisionOutcome | null;
};
export type MyProxy = Answer<'my_proxies'>[number];
/** A vote that the reader has as the rules of a building say today. */
export type MyStandingVote = Answer<'my_votes_by_rules'>[number];
export type MyAssembly = Selected<'assemblies', typeof ASSEMBLY_COLUMNS>;

const ASSEMBLY_COLUMNS =
  'id, propertyId, status, title, place, startsAt, secondCallAt, openedAt, closedAt, minutesHash';
const MOST_ASSEMBLIES = 50;

/** Open ones are on the first page; those before a closed one on the others. */
async function fetchMine(cursor: ListCursor | null): Promise<Page<MyDecision>> {
  const rows = (await call('my_decisions', {
    limit: PAGE_SIZE + 1,
    ...(cursor && { before: String(cursor.key[0]), beforeId: cursor.id }),
  })) as MyDecision[];
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  const next = rows.length > PAGE_SIZE && last?.closedAt ? { key: [last.closedAt], id: last.id } : null;
  return { rows: shown, next };
}

export const myPartQueries = {
  all: ['my-decisions'] as const,
  buildings: (userId: string) =>
    query(['my-decisions', userId, 'buildings'], () => call('my_decision_buildings')),
  /** Open ones first, then the closed ones, the newest first. */
  decisions: (userId: string) =>
    pagesQuery(['my-decisions', userId, 'list'], fetchMine, null, { staleTime: 0 }),
  /** Those that hold, given and held. */
  proxies: (userId: string) =>
    query(['my-decisions', userId, 'proxies'], () => call('my_proxies'), { staleTime: 0 }),
  votesByRules: (propertyId: string) =>
    query(['my-decisions', 'votes', propertyId], () => call('my_votes_by_rules', { propertyId })),
  /** The assemblies of some buildings, the latest first. */
  assemblies: (propertyIds: readonly string[]) =>
    rowsQuery<MyAssembly[]>(
      ['my-decisions', 'assemblies', propertyIds],
      () =>
        select('assemblies', ASSEMBLY_COLUMNS)
          .in('propertyId', [...propertyIds])
          .neq('status', 'draft')
          .order('startsAt', { ascending: false })
          .limit(MOST_ASSEMBLIES),
      { staleTime: 0 },
    ),
  assembly: (assemblyId: string) =>
    recordQuery(
      ['my-decisions', 'assembly', assemblyId],
      () => select('assemblies', `${ASSEMBLY_COLUMNS}, minutes`, { id: assemblyId }).maybeSingle(),
      { staleTime: 0 },
    ),
  agenda: (assemblyId: string) =>
    rowsQuery(['my-decisions', 'assembly', assemblyId, 'agenda'], () =>
      select('assembly_items', 'id, position, title, decisionId, isMotion, movedBy', { assemblyId }).order(
        'position',
      ),
    ),
  signatures: (assemblyId: string) =>
    rowsQuery(['my-decisions', 'assembly', assemblyId, 'signatures'], () =>
      select('minutes_signatures', 'role, fullName, signedAt', { assemblyId }).order('signedAt'),
    ),
};

const giveProxyTo = maker('give_proxy', 'proxyId');

/** Who gives a proxy, by which address the holder is known, and for what. */
export interface ProxyInput {
  readonly propertyId: string;
  readonly giverId: string;
  readonly email: string;
  /** Null: for all of the giver's. */
  readonly unitId: string | null;
  /** Null: in all decisions, until it is taken back. */
  readonly decisionId: string | null;
}

/**
 * Lets a neighbour vote for the reader.
 * Errors: `holder_unknown`, `proxies_not_allowed`, `proxy_split`, `proxy_limit`, `voting_over`, `already_exists`.
 * @returns the holder's name
 */
export async function giveProxy({ email, unitId, decisionId, ...from }: ProxyInput, newId: string) {
  const [holder] = await call('find_proxy_holder', { propertyId: from.propertyId, email });
  await giveProxyTo(
    {
      ...from,
      holderId: holder?.personId ?? '',
      ...(unitId && { unitId }),
      ...(decisionId && { decisionId }),
    },
    newId,
  );
  return holder?.fullName ?? '';
}

/** Takes a proxy back. Error: `proxy_used` while its holder has voted by it in a decision that is open. */
export const revokeProxy = verb('revoke_proxy');
