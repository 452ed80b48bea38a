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

import { rememberList } from '../way-back.ts';

const SEARCH_WAIT_MS = 250;

export interface ListControls {
  /** What the list is asked for. */
  query: ListQuery;
  /** What stands in the search box; the query follows a moment after the last key. */
  search: string;
  setSearch: (text: string) => void;
  toggleFilter: (name: string, value: string) => void;
  setFilter: (name: string, values: readonly string[]) => void;
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

/** How the list is looked at stands in its address too, and stays when it is asked for something else. */
function lookOf(urlSearch: string): string {
  const view = new URLSearchParams(urlSearch).get('view');
  return view === null ? '' : new URLSearchParams({ view }).toString();
}

/**
 * The state of a list, held in the URL. Changing it replaces the history entry, so that "back" leaves the list.
 * @param spec declare it outside the component
 */
export function useListQuery(
  spec: ListSpec,
  { isLocal = false, firstSearch = '' }: ListQueryOptions = {},
): ListControls {
  const [query, change] = useHeldQuery(spec, isLocal, firstSearch);
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

  const setFilter = (name: string, values: readonly string[]) => {
    const { [name]: _, ...others } = query.filters;
    change({
      filters: values.length > 0 ? { ...others, [name]: values } : others,
    });
  };

  return {
    query,
    spec,
    search: typed ?? query.search,
    setSearch,
    setFilter,
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
