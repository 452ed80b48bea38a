import { call } from '#src/data/call.ts';
import { unwrap } from '#src/data/errors.ts';
import type { Answer } from '#src/data/functions.ts';
import { inOrder, PAGE_SIZE, type Page, toPage } from '#src/data/keyset.ts';
import { pagesQuery, query, recordQuery, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import { patternsOf } from '#src/data/text-filter.ts';
import type { Quorum } from '#src/domain/decisions/assembly.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import { instantAt } from '#src/domain/foundation/time-zone.ts';

const LIST_COLUMNS =
  'id, propertyId, propertyName, status, title, place, startsAt, secondCallAt, call, calledAt, closedAt, createdAt, itemCount, signatureCount';
const COLUMNS =
  'id, organizationId, propertyId, propertyName, status, title, place, startsAt, secondCallAt, call, calledAt, openedAt, closedAt, rulesId, quorum, minutes, minutesHash';
const ITEM_COLUMNS = 'id, position, title, decisionId, isMotion, movedBy';
const MOST_ITEMS = 100;
const MOST_DRAFTS = 200;

export type AssemblyRow = Selected<'assemblies_list', typeof LIST_COLUMNS>;
/** An assembly with its minutes; `quorum` is the most that was present on its call, null before the session. */
export type Assembly = Selected<'assemblies_list', typeof COLUMNS, { readonly quorum: Quorum | null }>;
export type AgendaItem = Selected<'assembly_items', typeof ITEM_COLUMNS>;

/** Who may stand for a unit: with a proxy, for its giver. A null person is the organization, as a null giver is. */
export interface StandIn {
  readonly personId: string | null;
  readonly name: string | null;
  readonly proxyId: string | null;
  readonly giverName: string | null;
}
/** A unit, what it weighs (null where votes are by person), who stands for it now, and who may. */
export type AssemblyUnit = Omit<Answer<'assembly_units'>[number], 'standIns'> & {
  readonly standIns: readonly StandIn[];
};
export type Presence = Answer<'assembly_presence'>[number];

const STATES = {
  coming: ['draft', 'called', 'in_session'],
  archive: ['closed', 'certified'],
} as const;

/** What the list of assemblies can be asked for; a year is one of the organization's clock. */
export const assemblyListSpec = {
  filters: { property: 'any', state: ['coming', 'archive'], year: 'any' },
  sortColumns: ['starts_at', 'created_at'],
  defaultSort: { column: 'starts_at', direction: 'desc' },
} as const satisfies ListSpec;

async function fetchAssemblies(
  { organizationId, timeZone }: { readonly organizationId: string; readonly timeZone: string },
  asked: ListQuery,
  cursor: ListCursor | null,
): Promise<Page<AssemblyRow>> {
  const { property, state, year } = asked.filters;
  let rows = select('assemblies_list', LIST_COLUMNS, { organizationId });
  for (const pattern of await patternsOf(asked.search)) rows = rows.like('searchText', pattern);
  if (property) rows = rows.in('propertyId', [...property]);
  const chosen = state?.flatMap((one) => STATES[one as keyof typeof STATES]);
  if (chosen) rows = rows.in('status', chosen);
  const first = Number(year?.[0]);
  if (Number.isInteger(first)) {
    rows = rows
      .gte('startsAt', instantAt(timeZone, `${first}-01-01`, '00:00'))
      .lt('startsAt', instantAt(timeZone, `${first + 1}-01-01`, '00:00'));
  }
  const answer = await inOrder(rows, asked.sort, cursor).limit(PAGE_SIZE + 1);
  return toPage(unwrap(answer) as AssemblyRow[], asked.sort);
}

/** What changes while people meet is asked for again whenever it is shown. */
const LIVE = { staleTime: 0 } as const;

export const assemblyQueries = {
  all: ['assemblies'] as const,
  of: (assemblyId: string) => ['assemblies', 'assembly', assemblyId] as const,
  list: (where: { readonly organizationId: string; readonly timeZone: string }, asked: ListQuery) =>
    pagesQuery(
      ['assemblies', where.organizationId, 'list', { ...asked, cursor: null }],
      (cursor) => fetchAssemblies(where, asked, cursor),
      asked.cursor,
    ),
  byId: (assemblyId: string) =>
    recordQuery<Assembly>(
      ['assemblies', 'assembly', assemblyId, 'facts'],
      () => select('assemblies_list', COLUMNS, { id: assemblyId }).maybeSingle(),
      LIVE,
    ),
  quorum: (assemblyId: string) =>
    query(
      ['assemblies', 'assembly', assemblyId, 'quorum'],
      async () => (await call('assembly_quorum', { assemblyId })) as Quorum,
      LIVE,
    ),
  units: (assemblyId: string) =>
    query(
      ['assemblies', 'assembly', assemblyId, 'units'],
      async () => (await call('assembly_units', { assemblyId })) as AssemblyUnit[],
      LIVE,
    ),
  /** The items in order. */
  items: (assemblyId: string) =>
    rowsQuery<AgendaItem[]>(
      ['assemblies', 'assembly', assemblyId, 'items'],
      () => select('assembly_items', ITEM_COLUMNS, { assemblyId }).order('position').limit(MOST_ITEMS),
      LIVE,
    ),
  /** Drafts of decisions of a building, which may go on an agenda, with the assembly that has them. */
  drafts: (propertyId: string) =>
    rowsQuery(['assemblies', 'drafts', propertyId], () =>
      select('decisions', 'id, question, assemblyId', { propertyId, status: 'draft' })
        .order('createdAt', { ascending: false })
        .limit(MOST_DRAFTS),
    ),
  /** Everybody who came, with when they came and left. */
  presence: (assemblyId: string) =>
    query(['assemblies', 'assembly', assemblyId, 'presence'], () =>
      call('assembly_presence', { assemblyId }),
    ),
  signatures: (assemblyId: string) =>
    rowsQuery(['assemblies', 'assembly', assemblyId, 'signatures'], () =>
      select('minutes_signatures', 'role, fullName, signedAt, minutesHash, userId', { assemblyId }),
    ),
};
