import { tenantListSpec } from '#src/data/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import type { ListControls } from '#src/islands/shell/use-list-query.ts';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { SearchField } from '#src/ui/components/search-field.tsx';

/** Search and filters of the tenants list. */
export function TenantFilters({ list }: { list: ListControls }) {
  const text = useText('ownerMoney').tenants;
  const { actions } = useText('common');
  const { term = [], balance = [] } = list.query.filters;
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line p-4">
      <SearchField
        className="min-w-56 flex-1 sm:max-w-80"
        label={text.search}
        value={list.search}
        onChange={list.setSearch}
        clearLabel={actions.clear}
      />
      <FilterChips
        label={text.filters}
        chips={[
          ...tenantListSpec.filters.term.map((id) => ({ id, label: text.terms[id] })),
          { id: 'owing', label: text.owing },
        ]}
        active={[...term, ...balance]}
        onToggle={(id) => list.toggleFilter(id === 'owing' ? 'balance' : 'term', id)}
        clear={{ label: actions.clearAll, run: list.clearFilters }}
      />
    </div>
  );
}
