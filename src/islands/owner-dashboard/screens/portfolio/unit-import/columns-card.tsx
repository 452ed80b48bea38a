import { Download } from 'lucide-react';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { toCsv } from '#src/domain/foundation/csv.ts';
import { unitImportColumns } from '#src/domain/portfolio/unit-import-columns.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';

const needed: readonly string[] = ['property', 'label'];

/** What the file's columns are called and mean, with a sample to start from. */
export function ColumnsCard() {
  const { unitImport: text } = useText('ownerProperty');
  const { states } = useText('common');
  const save = () => {
    const csv = toCsv(
      unitImportColumns.map((column) => text.columns[column]),
      text.sample,
    );
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${text.sampleFile}.csv`);
  };
  return (
    <Card title={text.columnsTitle} description={text.columnsHint}>
      <Button size="sm" icon={Download} onClick={save}>
        {text.saveSample}
      </Button>
      <dl className="mt-3 grid divide-y divide-line">
        {unitImportColumns.map((column) => (
          <div key={column} className="grid gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[14rem_1fr]">
            <dt className="flex items-baseline gap-2 font-medium">
              {text.columns[column]}
              {needed.includes(column) ? <Badge>{states.required}</Badge> : null}
            </dt>
            <dd className="text-15 text-secondary">{text.explained[column]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
