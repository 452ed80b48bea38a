import { useStore } from '@nanostores/react';
import { LayoutGrid, MapPinned, Rows3 } from 'lucide-react';
import { useLocation } from 'wouter';
import { encodeListQuery } from '#src/domain/foundation/list-query.ts';
import { useText } from '#src/i18n/react.tsx';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { $propertiesView, type PropertiesView } from './view-choice.ts';

const sorts = ['name', 'municipality', '-unit_count', '-created_at'] as const;

/** The order of the list, which its cards have no heads for. */
export function SortField({ list }: { list: ListControls }) {
  const { properties } = useText('ownerPortfolio');
  const { column, direction } = list.query.sort;
  return (
    <SelectField
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
export function LookButtons({ list, isMap }: { list: ListControls; isMap: boolean }) {
  const { properties } = useText('ownerPortfolio');
  const view = useStore($propertiesView);
  const isPhone = useIsPhone();
  const [path, navigate] = useLocation();
  const question = encodeListQuery({ ...list.query, cursor: null }, list.spec);
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
      {isPhone ? null : (
        <IconButton
          icon={LayoutGrid}
          label={properties.views.cards}
          {...look(!isMap && view === 'cards')}
          onClick={() => choose('cards')}
        />
      )}
      <IconButton
        icon={Rows3}
        label={properties.views.table}
        {...look(!isMap && (isPhone || view === 'table'))}
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
