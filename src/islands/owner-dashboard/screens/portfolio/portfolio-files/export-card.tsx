import { FolderDown } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { zipPortfolio } from '#src/data/portfolio/archive.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';

/** Everything in one file. */
export function ExportCard() {
  const text = useText('ownerPortfolioFiles');
  const language = useLanguage();
  const { id } = useOrganization();
  const today = useToday();
  const [rows, setRows] = useState(0);
  const save = useAction({
    mutationFn: () => zipPortfolio(id, setRows),
    onDone: (zip) => saveFile(zip, `${text.exportName}-${today}.zip`),
  });
  return (
    <Card title={text.exportTitle} description={text.exportText}>
      <FailureNote text={save.error} />
      <div className="flex flex-wrap items-center gap-4">
        <Button icon={FolderDown} isBusy={save.isRunning} onClick={() => void save.run(undefined)}>
          {text.exportSubmit}
        </Button>
        <p role="status" className="text-15 text-secondary tabular-nums">
          {save.isRunning ? text.exportRows({ rows: formatNumber(rows, language) }) : null}
        </p>
      </div>
    </Card>
  );
}
