import { useStore } from '@nanostores/react';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { propertyListSpec } from '#src/data/properties/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import type { ListControls } from '#src/islands/shell/use-list-query.ts';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SearchField } from '#src/ui/components/search-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { $propertiesView } from './view-choice.ts';

const sorts = ['name', 'municipality', '-unit_count', '-created_at'] as const;

/** Search, filters, order and look of the properties list. */
export function PropertyFilters({ list }: { list: ListControls }) {
  const { properties } = useText('ownerPortfolio');
  const { actions, enums } = useText('common');
  const view = useStore($propertiesView);
  const { type = [], state = [] } = list.query.filters;
  const { column, direction } = list.query.sort;
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line p-4">
      <SearchField
        className="min-w-56 flex-1 max-sm:basis-full sm:max-w-96"
        label={properties.search}
        value={list.search}
        onChange={list.setSearch}
        clearLabel={actions.clear}
      />
      <SelectField
        className="max-sm:flex-1 max-sm:basis-36"
        label={properties.columns.type}
        isLabelHidden
        placeholder={properties.allTypes}
        options={propertyListSpec.filters.type.map((value) => ({ value, label: enums.propertyType[value] }))}
        value={type[0] ?? ''}
        onChange={(event) => list.setFilter('type', event.target.value ? [event.target.value] : [])}
      />
      <SelectField
        className="max-sm:flex-1 max-sm:basis-36"
        label={properties.sort}
        isLabelHidden
        options={sorts.map((value) => ({ value, label: properties.sorts[value] }))}
        value={direction === 'desc' ? `-${column}` : column}
        onChange={({ target: { value } }) =>
          list.setSort(
            value.startsWith('-')
              ? { column: value.slice(1), direction: 'desc' }
              : { column: value, direction: 'asc' },
          )
        }
      />
      <FilterChips
        label={properties.filters}
        chips={[{ id: 'archived', label: properties.archived }]}
        active={state}
        onToggle={(id) => list.toggleFilter('state', id)}
      />
      <div className="ml-auto flex gap-1 max-md:hidden">
        <IconButton
          icon={LayoutGrid}
          label={properties.views.cards}
          variant={view === 'cards' ? 'outline' : 'quiet'}
          aria-pressed={view === 'cards'}
          onClick={() => $propertiesView.set('cards')}
        />
        <IconButton
          icon={Rows3}
          label={properties.views.table}
          variant={view === 'table' ? 'outline' : 'quiet'}
          aria-pressed={view === 'table'}
          onClick={() => $propertiesView.set('table')}
        />
      </div>
    </div>
  );
}
