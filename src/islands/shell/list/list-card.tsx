import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Card, type CardProps } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { QueryView } from '../query-view.tsx';
import { type HeadAction, HeadButton } from './head-action.tsx';
import { ListFilterBar, type ListFilters } from './list-filters.tsx';
import { ListLook } from './list-look.tsx';
import { ListRows, type ListRowsProps } from './list-rows.tsx';
import { NoMatch } from './no-match.tsx';

/** What a list says. Dictionaries have a list's words under these names. */
export interface ListText {
  readonly caption?: string;
  readonly emptyTitle?: string;
  readonly emptyText?: string;
  /** Where rows are searched or filtered. */
  readonly noMatchTitle?: string;
  readonly noMatchText?: string;
}

export interface ListCardProps<Row extends object> extends Omit<ListRowsProps<Row>, 'rows' | 'caption'> {
  text: ListText;
  icon?: LucideIcon;
  /** What makes the first row; offered where there is none. */
  add?: HeadAction | null;
  /** In place of the usual words where there is no row and nothing was asked for. */
  empty?: ReactNode;
  filters?: ListFilters;
  /** Between the filters and the rows. */
  lead?: ReactNode;
  /** In place of the rows: another look at them. */
  instead?: ReactNode;
  card?: Omit<CardProps, 'children' | 'isFlush'>;
  skeleton?: ReactNode;
  errorTitle?: string;
  /** The screen's own head has the button that saves a file. */
  isHeaded?: boolean;
}

/** The columns that are on screen as a table: the rows may be drawn in another way. */
export const tableColumns = <Row extends object>({ columns, children, instead }: ListCardProps<Row>) =>
  children || instead ? undefined : columns;

/**
 * A list in its card: filters, then its rows as a table or as the screen draws them, then the way to more of them. The rows
 * wait until it is known how much room the filters and the lead take (`WaitingMark`).
 */
export function ListCard<Row extends object>(props: ListCardProps<Row>) {
  const { list, text, icon, add, empty, filters, lead, instead, card, ...others } = props;
  const { skeleton, errorTitle, isHeaded, ...rows } = others;
  const { states } = useText('common');
  const { noMatchTitle, noMatchText } = text;
  const isNoMatch = list.isFiltered && noMatchTitle !== undefined && noMatchText !== undefined;
  return (
    <Card action={filters || isHeaded ? null : <ListLook columns={tableColumns(props)} />} {...card} isFlush>
      <div className="in-turn">
        {filters ? (
          <ListFilterBar
            list={list}
            filters={filters}
            exportFile={isHeaded ? undefined : rows.exportFile}
            columns={isHeaded ? undefined : tableColumns(props)}
            orders={(rows.columns ?? []).filter(({ id }) => list.spec.sortColumns.includes(id))}
          />
        ) : null}
        {lead}
        {instead ?? (
          <QueryView
            query={list.pages}
            skeleton={skeleton ?? <SkeletonTable label={states.loading} />}
            isEmpty={(found) => found.length === 0}
            empty={
              isNoMatch ? (
                <NoMatch text={{ noMatchTitle, noMatchText }} icon={icon} onClear={list.clearFilters} />
              ) : (
                (empty ??
                (text.emptyTitle === undefined ? undefined : (
                  <EmptyState
                    icon={icon}
                    title={text.emptyTitle ?? ''}
                    text={text.emptyText ?? ''}
                    action={add ? <HeadButton action={add} variant="primary" /> : null}
                  />
                )))
              )
            }
            errorTitle={errorTitle}
          >
            {(found) => (
              <ListRows {...rows} list={list} rows={found} caption={text.caption ?? card?.title ?? ''} />
            )}
          </QueryView>
        )}
      </div>
    </Card>
  );
}
