import type { ReactNode } from 'react';
import { useText } from '#src/i18n/react.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import {
  type ChipGroup,
  FilterChipGroup,
  type FilterField,
  FilterFieldControl,
  keyOfField,
} from './filter-controls.tsx';
import { type ListExport, ListExportButton } from './list-export.tsx';
import { ListLook } from './list-look.tsx';
import { ListSearch } from './list-search.tsx';
import { PhoneFilterBar } from './phone-filter-bar.tsx';
import type { ListControls } from './use-list-query.ts';

export interface ListFilters {
  /** What the search box is called. */
  readonly search?: string;
  readonly fields?: readonly FilterField[];
  /** Between fields and chips: fields that are rarely needed. */
  readonly more?: ReactNode;
  readonly chips?: readonly ChipGroup[];
  /** At the end of the chips. */
  readonly end?: ReactNode;
  /** Fields and chips in one line, as far as there is room; else of lists with few fields only. */
  readonly isOneLine?: boolean;
  /** Words of values that no field and no chip here has: by the filter's name. */
  readonly said?: Readonly<Record<string, (value: string) => string>>;
}

interface FilterBarProps<Row> {
  list: ListControls;
  filters: ListFilters;
  exportFile: ListExport<Row> | undefined;
  /** The columns of its table, where the head of the screen has no room for what changes them. */
  columns: readonly Column<Row>[] | undefined;
  /** By which columns the list can be sorted, with their names. */
  orders: readonly { readonly id: string; readonly header: string }[];
}

/** What narrows a list: words, fields, chips. All of it stands in the address. */
export function ListFilterBar<Row>(props: FilterBarProps<Row>) {
  if (useIsPhone()) return <PhoneFilterBar {...props} />;
  const { list, filters, exportFile, columns } = props;
  const { search, fields = [], more, chips = [], end } = filters;
  const isOneLine =
    filters.isOneLine ?? (fields.length < 2 && fields.every(({ by }) => by !== 'days') && !more);
  const fieldLine = (
    <>
      {search ? (
        <ListSearch
          className={isOneLine ? 'min-w-56 flex-1 sm:max-w-96' : 'lg:min-w-56 lg:flex-1'}
          label={search}
          list={list}
        />
      ) : null}
      {fields.map((field) => (
        <FilterFieldControl key={keyOfField(field)} list={list} field={field} isOneLine={isOneLine} />
      ))}
    </>
  );
  const rest = (
    <>
      {chips.map((group) => (
        <FilterChipGroup key={group.label} list={list} group={group} />
      ))}
      {chips.length > 0 ? <ClearAll list={list} /> : null}
      {end}
      {exportFile || columns ? (
        <span className="ml-auto inline-flex flex-wrap items-center justify-end gap-3">
          <ListLook columns={columns} />
          {exportFile ? <ListExportButton file={exportFile} /> : null}
        </span>
      ) : null}
    </>
  );
  if (isOneLine)
    return (
      <div className="in-turn flex flex-wrap items-center gap-3 border-b border-line p-4">
        {fieldLine}
        {rest}
      </div>
    );
  return (
    <div className="in-turn grid gap-3 border-b border-line p-4">
      <div className="in-turn grid grid-cols-2 items-end gap-3 lg:flex lg:flex-wrap">{fieldLine}</div>
      {more}
      {chips.length > 0 || end || exportFile || columns ? (
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">{rest}</div>
      ) : null}
    </div>
  );
}

/** Clears search and filters; shown while a filter is on. The search box has its own way to be cleared. */
function ClearAll({ list }: { list: ListControls }) {
  const { actions } = useText('common');
  if (Object.keys(list.query.filters).length === 0) return null;
  return (
    <button
      type="button"
      data-print="hidden"
      className="min-h-9 rounded-control px-2 text-14 font-medium text-action hover:bg-hover"
      onClick={list.clearFilters}
    >
      {actions.clearAll}
    </button>
  );
}
