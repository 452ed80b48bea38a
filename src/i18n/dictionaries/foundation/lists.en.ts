type Count = { count: number };

/** What every list says. */
export const lists = {
  more: 'More actions',
  search: 'Search',
  filters: 'Filters',
  filtersOn: (p: Count) => `Filters (${p.count})`,
  activeFilters: 'Filters that are on',
  remove: (p: { filter: string }) => `Remove filter: ${p.filter}`,
  showResults: (p: Count) => (p.count === 1 ? 'Show 1 result' : `Show ${p.count} results`),
  showAll: 'Show results',
  /** How a list's table looks at a desk. */
  display: {
    title: 'Rows and columns',
    titleHidden: (p: Count) => `Rows and columns, ${p.count === 1 ? '1 hidden' : `${p.count} hidden`}`,
    rows: 'Rows',
    comfortable: 'Comfortable',
    compact: 'Compact',
    columns: 'Columns',
    showAll: 'Show all columns',
  },
};

export type ListsText = typeof lists;
