import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { ActiveFilters, useActiveFilters } from './active-filters.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import type { ListExport } from './list-export.tsx';
import type { ListFilters } from './list-filters.tsx';
import { ListMenu } from './list-menu.tsx';
import { ListSearch } from './list-search.tsx';
import type { ListControls } from './use-list-query.ts';

interface PhoneFilterBarProps<Row> {
  list: ListControls;
  filters: ListFilters;
  exportFile: ListExport<Row> | undefined;
  orders: readonly { readonly id: string; readonly header: string }[];
}

/** On a phone: the search, and one button that says how many filters are on. */
export function PhoneFilterBar<Row>({ list, filters, exportFile, orders }: PhoneFilterBarProps<Row>) {
  const text = useText('lists');
  const [isOpen, setOpen] = useState(false);
  const active = useActiveFilters(list, filters);
  const { search, fields = [], chips = [], more, end } = filters;
  const hasSheet = fields.length > 0 || chips.length > 0 || orders.length > 0 || Boolean(more || end);
  return (
    <div data-print="hidden" className="grid gap-1.5 border-b border-line px-2 py-1.5">
      <div className="flex items-center gap-2">
        {search ? (
          <ListSearch className="flex-1" label={search} placeholder={text.search} list={list} />
        ) : null}
        {hasSheet ? (
          <Button icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {active.length > 0 ? text.filtersOn({ count: active.length }) : text.filters}
          </Button>
        ) : null}
        {exportFile ? (
          <span className="ml-auto flex">
            <ListMenu items={[]} exportFile={exportFile} />
          </span>
        ) : null}
      </div>
      {active.length > 0 ? <ActiveFilters active={active} /> : null}
      {isOpen ? (
        <FilterSheet list={list} filters={filters} orders={orders} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}
