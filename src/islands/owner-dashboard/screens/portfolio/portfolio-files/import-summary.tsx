import { Download } from 'lucide-react';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { toCsv } from '#src/domain/foundation/csv.ts';
import { type ImportableFile, importableFiles } from '#src/domain/portfolio/portfolio-files/columns.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { NumberText } from '#src/ui/components/number-text.tsx';
import type { CheckedFiles, RefusedRow } from './check-files.ts';
import { ImportValues } from './import-values.tsx';

/** Lines on screen; a file has all that are refused. */
const LINES_SHOWN = 100;

/** For each file how many rows would be added, are there already, or are refused, and why. */
export function ImportSummary({ checked }: { checked: CheckedFiles }) {
  const text = useText('ownerPortfolioFiles');
  const { outcome, refused } = checked;
  const refusedIn = (file: ImportableFile) => refused.filter((row) => row.file === file).length;
  const columns: Column<ImportableFile>[] = [
    { id: 'file', phone: 'title', header: text.columns.file, cell: (file) => text.files[file] },
    {
      id: 'added',
      phone: 'figure',
      header: text.columns.added,
      align: 'end',
      cell: (file) => <NumberText value={outcome[file].added} />,
    },
    {
      id: 'known',
      phone: 'figure',
      header: text.columns.known,
      align: 'end',
      cell: (file) => <NumberText value={outcome[file].known} />,
    },
    {
      id: 'refused',
      phone: 'figure',
      header: text.columns.refused,
      align: 'end',
      cell: (file) => <NumberText value={refusedIn(file)} />,
    },
  ];
  return (
    <>
      <div role="status">
        <Card title={text.summary} isFlush>
          <DataTable
            caption={text.summary}
            columns={columns}
            rows={importableFiles.filter((file) => checked.files[file])}
            rowKey={(file) => file}
          />
        </Card>
      </div>
      {refused.length > 0 ? <Refused refused={refused} /> : null}
      <ImportValues checked={checked} />
    </>
  );
}

function Refused({ refused }: { refused: readonly RefusedRow[] }) {
  const text = useText('ownerPortfolioFiles');
  const reasonOf = ({ column = '', given = '', fault = 'text', reason }: RefusedRow) =>
    reason ? text.reasons[reason] : text.faults[fault]({ column, given });
  const save = () => {
    const csv = toCsv(
      [text.columns.file, text.columns.row, text.columns.reason],
      refused.map((row) => [`${row.file}.csv`, row.row, reasonOf(row)]),
    );
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${text.refusedName}.csv`);
  };
  const columns: Column<RefusedRow>[] = [
    {
      id: 'row',
      phone: 'title',
      header: text.columns.row,
      cell: ({ file, row }) => `${text.files[file]} ${row}`,
    },
    { id: 'reason', phone: 'note', header: text.columns.reason, cell: reasonOf },
  ];
  return (
    <Card
      title={text.refused}
      description={refused.length > LINES_SHOWN ? text.first({ count: LINES_SHOWN }) : undefined}
      isFlush
      action={
        <Button size="sm" icon={Download} onClick={save}>
          {text.saveRefused}
        </Button>
      }
    >
      <DataTable
        caption={text.refused}
        columns={columns}
        rows={refused.slice(0, LINES_SHOWN)}
        rowKey={({ file, row, column = '' }) => `${file} ${row} ${column}`}
      />
    </Card>
  );
}
