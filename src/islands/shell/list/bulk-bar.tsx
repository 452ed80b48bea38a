import { Download, ListChecks, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { type ListExport, saveCsv } from './list-export.tsx';

export interface BulkActions<Row> {
  /** What the bar is called; read by screen readers. */
  readonly label: string;
  /** Left out where there is no button for it. */
  readonly clearLabel?: string;
  readonly nameOf: (row: Row) => string;
  /** What can be done with all that are ticked; `onDone` frees them. */
  readonly actions?: (chosen: readonly Row[], onDone: () => void) => ReactNode;
  /** Changes when the rows are shown in another way: none is ticked then. */
  readonly question?: string;
}

interface BulkBarProps<Row> {
  bulk: BulkActions<Row>;
  chosen: readonly Row[];
  onClear: () => void;
  /** Where the table has no head with a box for it, and some are not ticked. */
  onAll: (() => void) | undefined;
  exportFile: ListExport<Row> | undefined;
}

/** What can be done with all the rows that are ticked. */
export function BulkBar<Row>({ bulk, chosen, onClear, onAll, exportFile }: BulkBarProps<Row>) {
  const { table } = useText('common');
  return (
    <section
      aria-label={bulk.label}
      // Not taken out while nothing is ticked: what was done last may still be undone.
      hidden={chosen.length === 0}
      className="sticky top-14 z-10 flex flex-wrap items-center gap-2 border-b border-line bg-selected px-4 py-2"
    >
      <p role="status" className="mr-2 text-15 font-medium tabular-nums">
        {table.selected({ count: chosen.length })}
      </p>
      {onAll ? (
        <Button size="sm" icon={ListChecks} onClick={onAll}>
          {table.selectAll}
        </Button>
      ) : null}
      {bulk.clearLabel ? (
        <Button size="sm" variant="quiet" icon={X} onClick={onClear}>
          {bulk.clearLabel}
        </Button>
      ) : null}
      {bulk.actions?.(chosen, onClear)}
      {exportFile && 'csvOf' in exportFile ? (
        <Button size="sm" icon={Download} onClick={() => saveCsv(exportFile.csvOf(chosen), exportFile.name)}>
          {exportFile.label}
        </Button>
      ) : null}
    </section>
  );
}
