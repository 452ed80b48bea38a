import { useState } from 'react';
import { byText } from '#src/domain/foundation/text-order.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DataTable, type Sort } from '#src/ui/components/data-table.tsx';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { LoadMore } from '#src/ui/components/load-more.tsx';
import { SearchField } from '#src/ui/components/search-field.tsx';
import { Tabs } from '#src/ui/components/tabs.tsx';
import { askedRows, LongList } from './long-list.tsx';
import { sampleRows } from './sample-data.ts';
import { Section } from './section.tsx';
import { usePaymentColumns } from './use-payment-columns.tsx';

export function ListsSection() {
  const { sections, lists } = useText('gallery');
  const [tab, setTab] = useState('overview');
  const count = askedRows();
  return (
    <Section id="lists" title={sections.lists}>
      <Tabs
        label={sections.lists}
        active={tab}
        onChange={setTab}
        tabs={[
          { id: 'overview', label: lists.tabs.overview },
          { id: 'documents', label: lists.tabs.documents, count: 12 },
          { id: 'vacancy', label: lists.tabs.vacancy },
        ]}
      >
        <p className="text-15 text-secondary">{lists.tabText}</p>
      </Tabs>
      {count > 0 ? <LongList count={count} caption={lists.payments} /> : <PaymentsList />}
    </Section>
  );
}

function BulkBar({ count }: { count: number }) {
  const { lists } = useText('gallery');
  const { table } = useText('common');
  return (
    <div className="flex min-h-12 items-center gap-4 border-b border-line bg-selected px-4 text-14">
      <span className="font-medium tabular-nums">{table.selected({ count })}</span>
      <Button size="sm">{lists.remindAll}</Button>
    </div>
  );
}

function PaymentsList() {
  const { lists } = useText('gallery');
  const { actions, table } = useText('common');
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<string[]>([]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']));
  const [sort, setSort] = useState<Sort>({ column: 'tenant', direction: 'ascending' });

  const { columns, stateName } = usePaymentColumns();
  const rows = sampleRows
    .filter((row) => active.length === 0 || active.includes(row.status))
    .filter((row) => `${row.tenant} ${row.unit}`.toLowerCase().includes(query.toLowerCase()))
    .sort((a, b) => (sort.column === 'rent' ? a.rentMinor - b.rentMinor : byText(a.tenant, b.tenant)));
  if (sort.direction === 'descending') rows.reverse();

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={lists.search}
          value={query}
          onChange={setQuery}
          clearLabel={actions.clear}
          className="w-full sm:w-72"
        />
        <FilterChips
          label={lists.filters}
          active={active}
          onToggle={(id) =>
            setActive(active.includes(id) ? active.filter((one) => one !== id) : [...active, id])
          }
          chips={(['reported', 'late', 'confirmed'] as const).map((id) => ({
            id,
            label: stateName(id),
            count: 1,
          }))}
          clear={{ label: actions.clearAll, run: () => setActive([]) }}
        />
      </div>
      <Card isFlush>
        {selected.size > 0 ? <BulkBar count={selected.size} /> : null}
        <DataTable
          caption={lists.payments}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          sort={sort}
          onSort={setSort}
          sortLabel={(column, direction) =>
            direction === 'ascending' ? table.sortAscending({ column }) : table.sortDescending({ column })
          }
          selection={{
            keys: selected,
            onChange: setSelected,
            allLabel: table.selectAll,
            rowLabel: (key) =>
              table.selectRow({ name: sampleRows.find((row) => row.id === key)?.tenant ?? key }),
          }}
        />
        <LoadMore
          label={table.loadMore}
          shownText={table.shown({ count: rows.length })}
          onLoad={() => setActive([])}
        />
      </Card>
    </div>
  );
}
