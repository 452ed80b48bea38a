import { useText } from '#src/i18n/react.tsx';
import { ListSearch } from '#src/islands/shell/list/list-search.tsx';
import { PropertyFilter } from '#src/islands/shell/list/property-filter.tsx';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { DateField } from '#src/ui/components/date-field.tsx';

/** Words, a property and a span of days that a list of money is narrowed to. */
export function PlaceAndDays({ list, search }: { list: ListControls; search: string }) {
  const text = useText('ownerMoney').finance;
  const { from = [], to = [] } = list.query.filters;
  const set = (name: string) => (event: { target: { value: string } }) =>
    list.setFilter(name, event.target.value ? [event.target.value] : []);
  return (
    <div className="grid grid-cols-1 items-end gap-3 min-[26rem]:grid-cols-2 min-[26rem]:max-sm:*:first:col-span-2 min-[26rem]:max-sm:*:nth-2:col-span-2 lg:grid-cols-[minmax(14rem,1fr)_14rem_10rem_10rem]">
      <ListSearch label={search} list={list} />
      <PropertyFilter list={list} label={text.property} everyLabel={text.everyProperty} />
      <DateField label={text.from} value={from[0] ?? ''} max={to[0]} onChange={set('from')} />
      <DateField label={text.to} value={to[0] ?? ''} min={from[0]} onChange={set('to')} />
    </div>
  );
}
