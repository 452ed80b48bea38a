import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import {
  decodeListQuery,
  emptyListQuery,
  encodeListQuery,
  type ListQuery,
  type ListSort,
  type ListSpec,
} from '#src/domain/foundation/list-query.ts';
import { withDays } from '#src/domain/foundation/period.ts';
import { useToday } from '../session.ts';
import { rememberList } from '../way-back.ts';

const SEARCH_WAIT_MS = 250;

export interface ListControls {
  /** What the list is asked for. A preset of days is written as the days that it means today. */
  query: ListQuery;
  /** The same as it was asked: what a saved view keeps, so that "this month" stays the running one. */
  asked: ListQuery;
  /** What stands in the search box; the query follows a moment after the last key. */
  search: string;
  setSearch: (text: string) => void;
  toggleFilter: (name: string, value: string) => void;
  setFilter: (name: string, values: readonly string[]) => void;
  /** Several at once. */
  setFilters: (filters: ListQuery['filters']) => void;
  clearFilters: () => void;
  setSort: (sort: ListSort) => void;
  /** Whether a search or a filter hides rows. */
  isFiltered: boolean;
  /** What the list can be asked for. */
  spec: ListSpec;
}

interface ListQueryOptions {
  /** Held in the screen and not in its address: of a list that is one of several. */
  isLocal?: boolean;
  /** What a local one looks for at first. */
  firstSearch?: string;
}

/** How the list is looked at, and the figures above it: they stay in the address when it is asked for something else. */
const LOOK = ['view', 'month', 'compare'];

function lookOf(urlSearch: string): string {
  const params = new URLSearchParams(urlSearch);
  return new URLSearchParams([...params].filter(([name]) => LOOK.includes(name))).toString();
}

/**
 * The state of a list, held in the URL. Changing it replaces the history entry, so that "back" leaves the list.
 * @param spec declare it outside the component
 */
export function useListQuery(
  spec: ListSpec,
  { isLocal = false, firstSearch = '' }: ListQueryOptions = {},
): ListControls {
  const [asked, change] = useHeldQuery(spec, isLocal, firstSearch);
  const today = useToday();
  const query = useMemo(() => ({ ...asked, filters: withDays(asked.filters, today) }), [asked, today]);
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const setSearch = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      change({ search: text.trim() });
      setTyped(null);
    }, SEARCH_WAIT_MS);
  };

  const setFilters = (filters: ListQuery['filters']) => {
    const all = Object.entries({ ...asked.filters, ...filters });
    change({ filters: Object.fromEntries(all.filter(([, values]) => values.length > 0)) });
  };
  const setFilter = (name: string, values: readonly string[]) => setFilters({ [name]: values });

  return {
    query,
    asked,
    spec,
    search: typed ?? query.search,
    setSearch,
    setFilter,
    setFilters,
    toggleFilter: (name, value) => {
      const values = query.filters[name] ?? [];
      setFilter(name, values.includes(value) ? values.filter((own) => own !== value) : [...values, value]);
    },
    clearFilters: () => {
      clearTimeout(timer.current);
      setTyped(null);
      change({ ...emptyListQuery(spec), sort: query.sort });
    },
    setSort: (sort) => change({ sort }),
    isFiltered: query.search !== '' || Object.keys(query.filters).length > 0,
  };
}

/** What is asked, and how that changes: in the address, or in the screen alone. */
function useHeldQuery(spec: ListSpec, isLocal: boolean, firstSearch: string) {
  const urlSearch = useSearch();
  const [path, navigate] = useLocation();
  const addressed = useMemo(() => decodeListQuery(urlSearch, spec), [urlSearch, spec]);
  const [local, setLocal] = useState<ListQuery>({ ...emptyListQuery(spec), search: firstSearch });

  const change = useCallback(
    (part: Partial<ListQuery>) => {
      if (isLocal) {
        setLocal((before) => ({ ...before, cursor: null, ...part }));
        return;
      }
      const current = decodeListQuery(window.location.search, spec);
      // Another question begins at its first page.
      const text = [
        encodeListQuery({ ...current, cursor: null, ...part }, spec),
        lookOf(window.location.search),
      ]
        .filter((piece) => piece !== '')
        .join('&');
      navigate(text ? `${path}?${text}` : path, { replace: true });
    },
    [isLocal, navigate, path, spec],
  );
  useEffect(() => {
    if (!isLocal) rememberList(path, urlSearch);
  }, [isLocal, path, urlSearch]);
  return [isLocal ? local : addressed, change] as const;
}
