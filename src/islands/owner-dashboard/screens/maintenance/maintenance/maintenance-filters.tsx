import { maintenanceListSpec } from '#src/data/maintenance/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ListSearch } from '#src/islands/shell/list/list-search.tsx';
import { PropertyFilter } from '#src/islands/shell/list/property-filter.tsx';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

/** Search, property, kind of repair, states and priorities of the list of requests. */
export function MaintenanceFilters({ list }: { list: ListControls }) {
  const { office: text, status, priority } = useText('maintenance');
  const { actions } = useText('common');
  const { filters } = maintenanceListSpec;
  return (
    <div className="grid gap-3 border-b border-line p-4">
      <Fields list={list} />
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <FilterChips
          label={text.filters}
          isLabelShown
          chips={filters.status.map((id) => ({ id, label: status[id] }))}
          active={list.query.filters.status ?? []}
          onToggle={(id) => list.toggleFilter('status', id)}
        />
        <FilterChips
          label={text.priorityFilters}
          isLabelShown
          chips={filters.priority.map((id) => ({ id, label: priority[id] }))}
          active={list.query.filters.priority ?? []}
          onToggle={(id) => list.toggleFilter('priority', id)}
        />
        {list.isFiltered ? (
          <button
            type="button"
            className="min-h-9 rounded-control px-2 text-14 font-medium text-action hover:bg-hover"
            onClick={list.clearFilters}
          >
            {actions.clearAll}
          </button>
        ) : null}
      </div>
    </div>
  );
}

function Fields({ list }: { list: ListControls }) {
  const { office: text, category: names } = useText('maintenance');
  const { category = [] } = list.query.filters;
  const set = (name: string) => (event: { target: { value: string } }) =>
    list.setFilter(name, event.target.value ? [event.target.value] : []);
  return (
    <div className="grid gap-3 sm:grid-cols-2 sm:max-lg:*:first:col-span-2 lg:grid-cols-[minmax(14rem,1fr)_14rem_14rem]">
      <ListSearch label={text.search} list={list} />
      <PropertyFilter list={list} label={text.property} everyLabel={text.everyProperty} />
      <SelectField
        label={text.category}
        isLabelHidden
        value={category[0] ?? ''}
        placeholder={text.everyCategory}
        options={maintenanceListSpec.filters.category.map((value) => ({ value, label: names[value] }))}
        onChange={set('category')}
      />
    </div>
  );
}
