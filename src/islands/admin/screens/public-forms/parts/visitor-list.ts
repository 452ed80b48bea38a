import type { VisitorQuery } from '#src/data/public-forms/visitor-queries.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import type { ListText } from '#src/islands/shell/list/list-card.tsx';
import type { ListFilters } from '#src/islands/shell/list/list-filters.tsx';

/** What may be asked of what visitors left: words, and one state at a time; the newest first. */
export const visitorSpec = (states: readonly string[]): ListSpec => ({
  filters: { state: states },
  sortColumns: [],
  defaultSort: { column: 'created_at', direction: 'desc' },
});

export const visitorQuery = <State extends string>({ search, filters }: ListQuery): VisitorQuery<State> => ({
  search,
  state: (filters.state?.[0] as State | undefined) ?? null,
});

interface VisitorText {
  readonly filter: string;
  readonly search: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly noneTitle: string;
  readonly noneText: string;
  readonly states: Readonly<Record<string, string>>;
}

/** The words of such a list under the names that lists have for them. */
export const visitorText = ({ emptyTitle, emptyText, noneTitle, noneText }: VisitorText): ListText => ({
  emptyTitle,
  emptyText,
  noMatchTitle: noneTitle,
  noMatchText: noneText,
});

export const visitorFilters = ({ search, filter, states }: VisitorText): ListFilters => ({
  search,
  chips: [{ label: filter, of: { state: states }, isSingle: true }],
});
