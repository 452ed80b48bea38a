import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '#src/ui/components/page-header.tsx';
import { ListCard, type ListCardProps, type ListText } from './list-card.tsx';
import { ListExportButton } from './list-export.tsx';

interface ListScreenProps<Row extends object>
  extends ListCardProps<Row>,
    Pick<PageHeaderProps, 'count' | 'back'>,
    Partial<Pick<PageHeaderProps, 'title' | 'description'>> {
  text: ListText & { readonly title?: string; readonly description?: string };
  /** The menu of what is kept of this list. */
  savedViews?: ReactNode;
  /** What else can be done or seen from here. */
  actions?: ReactNode;
  /** Between the head and the list. */
  above?: ReactNode;
  below?: ReactNode;
}

/**
 * A screen that is a list: its head, what stands around the list, and the list. A screen says what is its own (the query,
 * columns, filters, words); all that lists do alike is here.
 */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { title, description, count, back, savedViews, actions, above, below, ...card } = props;
  const { list, text, add, exportFile } = card;
  const hasActions = Boolean(savedViews || exportFile || actions || add);
  return (
    <>
      <PageHeader
        title={title ?? text.title ?? ''}
        description={description ?? text.description}
        count={list.isFiltered ? undefined : count}
        back={back}
        actions={
          hasActions ? (
            <>
              {savedViews}
              {exportFile ? <ListExportButton file={exportFile} /> : null}
              {actions}
              {add}
            </>
          ) : null
        }
      />
      {above}
      <ListCard {...card} isHeaded />
      {below}
    </>
  );
}
