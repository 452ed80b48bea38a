import { useStore } from '@nanostores/react';
import { LayoutGrid, MapPinned, Rows3 } from 'lucide-react';
import { useLocation } from 'wouter';
import { propertyListSpec } from '#src/data/portfolio/properties/queries.ts';
import { encodeListQuery } from '#src/domain/foundation/list-query.ts';
import { provinces } from '#src/domain/foundation/provinces.ts';
import { useText } from '#src/i18n/react.tsx';
import { ListSearch } from '#src/islands/shell/list-search.tsx';
import type { ListControls } from '#src/islands/shell/use-list-query.ts';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { $propertiesView, type PropertiesView } from './view-choice.ts';

const sorts = ['name', 'municipality', '-unit_count', '-created_at'] as const;

type PropertyFiltersProps = { list: ListControls; isMap: boolean };

/** Search, filters, order and look of the properties list. */
export function PropertyFilters({ list, isMap }: PropertyFiltersProps) {
  const { properties } = useText('ownerPortfolio');
  const { enums } = useText('common');
  const { type = [], state = [], province = [] } = list.query.filters;
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line p-4">
      <ListSearch
        className="min-w-56 flex-1 max-sm:basis-full sm:max-w-96"
        label={properties.search}
        list={list}
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
      {isMap ? null : (
        <SelectField
          className="max-sm:flex-1 max-sm:basis-36"
          label={properties.columns.province}
          isLabelHidden
          placeholder={properties.allProvinces}
          options={provinces.map((name) => ({ value: name, label: name }))}
          value={province[0] ?? ''}
          onChange={(event) => list.setFilter('province', event.target.value ? [event.target.value] : [])}
        />
      )}
      {isMap ? null : <SortField list={list} />}
      <FilterChips
        label={properties.filters}
        chips={[{ id: 'archived', label: properties.archived }]}
        active={state}
        onToggle={(id) => list.toggleFilter('state', id)}
      />
      <ViewButtons list={list} isMap={isMap} />
    </div>
  );
}

function SortField({ list }: { list: ListControls }) {
  const { properties } = useText('ownerPortfolio');
  const { column, direction } = list.query.sort;
  return (
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
  );
}

/** Cards or a table, which the browser remembers, or the map, which is in the address. */
function ViewButtons({ list, isMap }: PropertyFiltersProps) {
  const { properties } = useText('ownerPortfolio');
  const view = useStore($propertiesView);
  const [path, navigate] = useLocation();
  const question = encodeListQuery({ ...list.query, cursor: null }, propertyListSpec);
  const goTo = (more: string) => {
    const query = [question, more].filter((part) => part !== '').join('&');
    navigate(query ? `${path}?${query}` : path);
  };
  const choose = (chosen: PropertiesView) => {
    $propertiesView.set(chosen);
    if (isMap) goTo('');
  };
  const look = (isOn: boolean) => ({
    variant: isOn ? ('outline' as const) : ('quiet' as const),
    'aria-pressed': isOn,
  });
  return (
    <div className="ml-auto flex gap-1">
      <IconButton
        icon={LayoutGrid}
        label={properties.views.cards}
        {...look(!isMap && view === 'cards')}
        onClick={() => choose('cards')}
      />
      <IconButton
        icon={Rows3}
        label={properties.views.table}
        {...look(!isMap && view === 'table')}
        onClick={() => choose('table')}
      />
      <IconButton
        icon={MapPinned}
        label={properties.views.map}
        {...look(isMap)}
        onClick={() => goTo('view=map')}
      />
    </div>
  );
}
