import { useText } from '#src/i18n/react.tsx';
import type { ListPages } from '#src/islands/shell/list/use-list-pages.ts';
import { LoadMore } from '#src/ui/components/load-more.tsx';

interface OlderRowsProps {
  label: string;
  rows: readonly unknown[];
  pages: Pick<ListPages<unknown>, 'loadMore' | 'isLoadingMore'>;
}

/** The way to what is older, under a list that has more. */
export function OlderRows({ label, rows, pages }: OlderRowsProps) {
  const { table } = useText('common');
  if (!pages.loadMore) return null;
  return (
    <LoadMore
      label={label}
      shownText={table.shown({ count: rows.length })}
      onLoad={pages.loadMore}
      isBusy={pages.isLoadingMore}
    />
  );
}
