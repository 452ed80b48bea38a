import { Archive, ArchiveRestore, Download, X } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';

type BulkBarProps = {
  count: number;
  isBusy: boolean;
  /** Left out where the reader may not. */
  onArchive: (() => void) | undefined;
  onRestore: (() => void) | undefined;
  onExport: () => void;
  onClear: () => void;
};

/** What can be done with all the rows that are ticked. */
export function BulkBar({ count, isBusy, onArchive, onRestore, onExport, onClear }: BulkBarProps) {
  const { bulk: text } = useText('ownerPortfolio');
  const { table } = useText('common');
  if (count === 0) return null;
  return (
    <section
      aria-label={text.label}
      className="sticky top-0 z-10 flex flex-wrap items-center gap-2 border-b border-line bg-selected px-4 py-2"
    >
      <p role="status" className="mr-2 text-15 font-medium tabular-nums">
        {table.selected({ count })}
      </p>
      {onArchive ? (
        <Button size="sm" icon={Archive} isBusy={isBusy} onClick={onArchive}>
          {text.archive}
        </Button>
      ) : null}
      {onRestore ? (
        <Button size="sm" icon={ArchiveRestore} isBusy={isBusy} onClick={onRestore}>
          {text.restore}
        </Button>
      ) : null}
      <Button size="sm" icon={Download} onClick={onExport}>
        {text.export}
      </Button>
      <Button size="sm" variant="quiet" icon={X} onClick={onClear}>
        {text.clear}
      </Button>
    </section>
  );
}
