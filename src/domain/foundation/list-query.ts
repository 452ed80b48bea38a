import { decodeCursor, encodeCursor, type ListCursor } from './list-cursor.ts';

export type SortDirection = 'asc' | 'desc';

export interface ListSort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** What a list can be asked for; everything else in a URL is ignored. */
export interface ListSpec {
  /** For each filter its closed list of values, or `any` for free values such as ids and months. */
  readonly filters: Readonly<Record<string, readonly string[] | 'any'>>;
  readonly sortColumns: readonly string[];
  readonly defaultSort: ListSort;
}

/** What a list is asked for: the state that its URL holds. */
export interface ListQuery {
  readonly search: string;
  /** Values of a filter are alternatives; filters are combined. Only filters with a value are present. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly sort: ListSort;
  /** Where the page starts, or null for the first. */
  readonly cursor: ListCursor | null;
}

const SEARCH = 'q';
const SORT = 'sort';
const CURSOR = 'after';
/** Filters are prefixed so that one may be called "sort" or "q". */
const FILTER_PREFIX = 'f.';

/** The query of a list nobody has touched. */
export function emptyListQuery(spec: ListSpec): ListQuery {
  return { search: '', filters: {}, sort: spec.defaultSort, cursor: null };
}

/**
 * The query as URL parameters without the "?": "q=ana&f.status=active&sort=-due_on". What is at its default is left
 * out, filters stand in the order of the list's description: equal queries have equal URLs.
 */
export function encodeListQuery(query: ListQuery, spec: ListSpec): string {
  const params = new URLSearchParams();
  if (query.search !== '') params.set(SEARCH, query.search);
  for (const name of Object.keys(spec.filters)) {
    for (const value of query.filters[name] ?? []) params.append(FILTER_PREFIX + name, value);
  }
  if (!isSameSort(query.sort, spec.defaultSort)) params.set(SORT, encodeSort(query.sort));
  if (query.cursor !== null) params.set(CURSOR, encodeCursor(query.cursor));
  return params.toString();
}

/** Reads URL parameters, with or without the "?". Never throws: what the list does not know is dropped. */
export function decodeListQuery(text: string, spec: ListSpec): ListQuery {
  const params = new URLSearchParams(text);
  const filters: Record<string, string[]> = {};
  for (const [name, allowed] of Object.entries(spec.filters)) {
    const given = new Set(params.getAll(FILTER_PREFIX + name));
    const values = [...given].filter(
      (value) => value !== '' && (allowed === 'any' || allowed.includes(value)),
    );
    if (values.length > 0) filters[name] = values;
  }
  return {
    search: params.get(SEARCH) ?? '',
    filters,
    sort: decodeSort(params.get(SORT), spec),
    cursor: decodeCursor(params.get(CURSOR) ?? ''),
  };
}

function encodeSort({ column, direction }: ListSort): string {
  return direction === 'desc' ? `-${column}` : column;
}

function decodeSort(text: string | null, spec: ListSpec): ListSort {
  if (text === null) return spec.defaultSort;
  const direction: SortDirection = text.startsWith('-') ? 'desc' : 'asc';
  const column = direction === 'desc' ? text.slice(1) : text;
  return spec.sortColumns.includes(column) ? { column, direction } : spec.defaultSort;
}

function isSameSort(a: ListSort, b: ListSort): boolean {
  return a.column === b.column && a.direction === b.direction;
}
