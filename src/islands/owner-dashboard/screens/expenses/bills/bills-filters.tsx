import { useQuery } from '@tanstack/react-query';
import { vendorQueries } from '#src/data/expenses/vendors/queries.ts';
import { billStatuses } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ListSearch } from '#src/islands/shell/list/list-search.tsx';
import { PropertyFilter } from '#src/islands/shell/list/property-filter.tsx';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

const LATE = 'late';

/** Search, vendor, property, days and states of the list of bills. */
export function BillsFilters({ list }: { list: ListControls }) {
  const text = useText('ownerBills');
  const { actions } = useText('common');
  const { status = [], due = [] } = list.query.filters;
  return (
    <div className="grid gap-3 border-b border-line p-4">
      <Fields list={list} />
      <FilterChips
        label={text.filters}
        chips={[
          ...billStatuses.map((id) => ({ id, label: text.statuses[id] })),
          { id: LATE, label: text.lateFilter },
        ]}
        active={[...status, ...due]}
        onToggle={(id) => list.toggleFilter(id === LATE ? 'due' : 'status', id)}
        clear={{ label: actions.clearAll, run: list.clearFilters }}
      />
    </div>
  );
}

function Fields({ list }: { list: ListControls }) {
  const text = useText('ownerBills');
  const { id } = useOrganization();
  const vendors = useQuery(vendorQueries.choices(id));
  const { vendor = [], from = [], to = [] } = list.query.filters;
  const set = (name: string) => (event: { target: { value: string } }) =>
    list.setFilter(name, event.target.value ? [event.target.value] : []);
  return (
    <div className="grid grid-cols-2 items-end gap-3 max-sm:*:first:col-span-2 max-[26rem]:*:col-span-2 lg:grid-cols-[minmax(14rem,1fr)_12rem_12rem_10.5rem_10.5rem]">
      <ListSearch label={text.search} list={list} />
      <SelectField
        label={text.vendor}
        isLabelHidden
        value={vendor[0] ?? ''}
        placeholder={text.everyVendor}
        options={(vendors.data ?? []).map(({ id: value, name }) => ({ value, label: name }))}
        onChange={set('vendor')}
      />
      <PropertyFilter list={list} label={text.property} everyLabel={text.everyProperty} />
      <DateField label={text.from} value={from[0] ?? ''} max={to[0]} onChange={set('from')} />
      <DateField label={text.to} value={to[0] ?? ''} min={from[0]} onChange={set('to')} />
    </div>
  );
}
