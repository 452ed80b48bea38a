import type { ReactNode } from 'react';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { ListCard, type ListCardProps, type ListText, tableColumns } from './list-card.tsx';
import { ListHead, type ListHeadProps } from './list-head.tsx';

interface ListScreenProps<Row extends object>
  extends Omit<ListCardProps<Row>, 'isHeaded'>,
    Pick<ListHeadProps<Row>, 'count' | 'back' | 'section' | 'actions' | 'savedViews'> {
  text: ListText & { readonly title?: string; readonly description?: string };
  title?: string;
  /** Says what the list is of, on phones too. */
  description?: string;
  /** Between the head and the list: what waits for a decision. */
  above?: ReactNode;
  /** Sums of the list. Above it, and on a phone below: there the rows come first. */
  figures?: ReactNode;
  below?: ReactNode;
}

/**
 * A screen that is a list: its head, what stands around the list, and the list. A screen says what is its own (the query,
 * columns, filters, words); all that lists do alike is here.
 */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { title, description, count, back, section, savedViews, actions, above, figures, below, ...card } =
    props;
  const { list, text, add, exportFile } = card;
  const isPhone = useIsPhone();
  return (
    <>
      <ListHead
        title={title ?? text.title ?? ''}
        description={description ?? text.description}
        isDescriptionNeeded={description !== undefined}
        count={list.isFiltered ? undefined : count}
        back={back}
        section={section}
        savedViews={savedViews}
        exportFile={exportFile}
        columns={tableColumns(card)}
        actions={actions}
        add={add}
      />
      {above ? <div>{above}</div> : null}
      <div className="after-waiting">
        {figures && !isPhone ? <div className="mb-6">{figures}</div> : null}
        <ListCard {...card} isHeaded isLoadedByHand={isPhone && figures !== undefined} />
        {figures && isPhone ? <div className="after-waiting mt-6">{figures}</div> : null}
        {below}
      </div>
    </>
  );
}
