import { Download } from 'lucide-react';
import { type CsvValue, toCsv } from '#src/domain/foundation/csv.ts';
import { useText } from '#src/i18n/react.tsx';
import { saveCsv } from '#src/islands/shell/list/list-export.tsx';
import { Button } from '#src/ui/components/button.tsx';

interface ExportButtonProps {
  /** What the table is called, so that buttons differ. */
  of: string;
  fileName: string;
  head: readonly string[];
  lines: () => readonly (readonly CsvValue[])[];
}

/** Saves a table as a file. */
export function ExportButton({ of, fileName, head, lines }: ExportButtonProps) {
  const text = useText('forecasts');
  return (
    <Button
      size="sm"
      icon={Download}
      aria-label={`${text.export}: ${of}`}
      onClick={() => saveCsv(toCsv(head, lines()), fileName)}
    >
      {text.export}
    </Button>
  );
}
