import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { FilterChipGroup, FilterFieldControl, keyOfField } from './filter-controls.tsx';
import type { ListFilters } from './list-filters.tsx';
import type { List } from './use-list.ts';
import type { ListControls } from './use-list-query.ts';

interface FilterSheetProps {
  list: ListControls & Partial<Pick<List<unknown>, 'pages'>>;
  filters: ListFilters;
  orders: readonly { readonly id: string; readonly header: string }[];
  onClose: () => void;
}

/** A phone's filters, over the list that they narrow at once. */
export function FilterSheet({ list, filters, orders, onClose }: FilterSheetProps) {
  const text = useText('lists');
  const { actions } = useText('common');
  const { fields = [], chips = [], more, end } = filters;
  const found = list.pages?.loadMore ? undefined : list.pages?.data?.length;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      placement="sheet"
      title={text.filters}
      closeLabel={actions.close}
      footer={
        <>
          <Button variant="primary" onClick={onClose}>
            {found ? text.showResults({ count: found }) : text.showAll}
          </Button>
          {Object.keys(list.query.filters).length > 0 ? (
            <Button onClick={list.clearFilters}>{actions.clear}</Button>
          ) : null}
        </>
      }
    >
      <div className="grid gap-4">
        {fields.map((field) => (
          <FilterFieldControl key={keyOfField(field)} list={list} field={field} isInSheet />
        ))}
        {more}
        {chips.map((group) => (
          <FilterChipGroup key={group.label} list={list} group={{ ...group, isLabelShown: true }} />
        ))}
        {orders.length > 0 ? <Order list={list} orders={orders} /> : null}
        {end}
      </div>
    </Dialog>
  );
}

/** The order of the rows, which on wider screens the heads of the columns change. */
function Order({ list, orders }: Pick<FilterSheetProps, 'list' | 'orders'>) {
  const { table } = useText('common');
  const { column, direction } = list.query.sort;
  const isKnown = orders.some(({ id }) => id === column);
  return (
    <SelectField
      label={table.order}
      value={isKnown ? `${direction} ${column}` : ''}
      placeholder={isKnown ? undefined : table.order}
      options={orders.flatMap(({ id, header }) => [
        { value: `asc ${id}`, label: table.sortAscending({ column: header }) },
        { value: `desc ${id}`, label: table.sortDescending({ column: header }) },
      ])}
      onChange={({ target }) => {
        const [next, id] = target.value.split(' ');
        if (id) list.setSort({ column: id, direction: next === 'desc' ? 'desc' : 'asc' });
      }}
    />
  );
}
