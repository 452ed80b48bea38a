import { unitListSpec } from '#src/data/portfolio/units/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ListSearch } from '#src/islands/shell/list-search.tsx';
import type { ListControls } from '#src/islands/shell/use-list-query.ts';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';

/** Search and filters of the units list. */
export function UnitFilters({ list }: { list: ListControls }) {
  const { units } = useText('ownerPortfolio');
  const { actions, enums } = useText('common');
  const { state = [], use = [] } = list.query.filters;
  const { filters } = unitListSpec;
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line p-4">
      <ListSearch
        className="min-w-56 flex-1 max-sm:basis-full sm:max-w-96"
        label={units.search}
        list={list}
      />
      <FilterChips
        label={units.filters}
        chips={[
          ...filters.state.map((id) => ({ id, label: units.states[id] })),
          ...filters.use.map((id) => ({ id, label: enums.unitUse[id] })),
        ]}
        active={[...state, ...use]}
        onToggle={(id) => list.toggleFilter(id === 'dwelling' || id === 'commercial' ? 'use' : 'state', id)}
        clear={{ label: actions.clearAll, run: list.clearFilters }}
      />
    </div>
  );
}
