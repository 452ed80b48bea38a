import { useQuery } from '@tanstack/react-query';
import { type Search, searchQueries } from '#src/data/foundation/search/searched.ts';
import { MOST_HITS } from '#src/data/keyset.ts';
import { useText } from '#src/i18n/react.tsx';
import { LoadMore } from '#src/ui/components/load-more.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { useOrganization } from '../session.ts';
import type { ListPages } from './use-list-pages.ts';

export interface ListFootProps {
  rows: readonly unknown[];
  pages: Pick<ListPages<unknown>, 'loadMore' | 'isLoadingMore'>;
  /** How many of what are on screen; rows when left out. */
  shownText?: string;
  /** What finds the rows, and what is looked for; leave out where nothing is searched. */
  search?: { readonly by: Search; readonly text: string };
  /** What the way to more says, where it is not the usual. */
  moreText?: string;
  /** Where the foot stands only while there is more. */
  isOnlyForMore?: boolean;
  /** Whether a search that is not one of those found more than count. */
  isCut?: boolean | undefined;
}

/** The foot of a list: how many rows are on screen, the way to more, and whether a search found more than it shows. */
export function ListFoot(props: ListFootProps) {
  const { rows, pages, shownText, search, moreText, isOnlyForMore, isCut } = props;
  const { table } = useText('common');
  if (isOnlyForMore && !pages.loadMore) return null;
  return (
    <>
      {search && search.text.trim() !== '' ? <MostHits by={search.by} text={search.text} /> : null}
      {isCut ? <MostHitsNotice /> : null}
      <LoadMore
        label={moreText ?? table.loadMore}
        shownText={shownText ?? table.shown({ count: rows.length })}
        onLoad={pages.loadMore}
        isBusy={pages.isLoadingMore}
      />
    </>
  );
}

/** Filters and order apply to the first hits alone: who reads them has to know that there are more. */
function MostHits({ by, text }: { by: Search; text: string }) {
  const { id } = useOrganization();
  const { data: isFull } = useQuery(searchQueries.isFull(by, id, text));
  return isFull ? <MostHitsNotice /> : null;
}

function MostHitsNotice() {
  const { table } = useText('common');
  return (
    <div className="border-t border-line p-4">
      <Notice>{table.mostHits({ count: MOST_HITS })}</Notice>
    </div>
  );
}
