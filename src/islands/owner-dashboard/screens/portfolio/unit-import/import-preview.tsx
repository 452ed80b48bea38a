import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveFile } from '#src/data/money/receipts/download.ts';
import type { ImportOutcome } from '#src/data/portfolio/units/import.ts';
import { toCsv } from '#src/domain/foundation/csv.ts';
import type { ReadLine, RefusedRow, UnitImportRow } from '#src/domain/portfolio/unit-import.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { StatCard } from '#src/ui/components/stat-card.tsx';

/** Lines of each kind on screen; a file has all that are refused. */
const LINES_SHOWN = 100;
const GOOD_SHOWN = 8;

/** A file that has been read, and what the database says to it. */
export interface Checked {
  readonly rows: readonly UnitImportRow[];
  /** Refused here or there, in the order of the file. */
  readonly refused: readonly RefusedRow[];
  readonly lines: ReadonlyMap<number, ReadLine>;
  readonly outcome: ImportOutcome;
  /** Heads of columns that are not read. */
  readonly ignored: readonly string[];
  readonly isInFeet: boolean;
}

export const inLineOrder = (rows: readonly RefusedRow[]) => rows.toSorted((a, b) => a.row - b.row);

/** What would happen to each row: added, there already, or refused with its reason. */
export function ImportPreview({ checked, action }: { checked: Checked; action: ReactNode }) {
  const { unitImport: text } = useText('ownerProperty');
  const language = useLanguage();
  const { outcome, refused } = checked;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3" role="status">
        <StatCard label={text.willAdd} value={formatNumber(outcome.added, language)} />
        <StatCard label={text.known} value={formatNumber(outcome.known, language)} hint={text.knownHint} />
        <StatCard label={text.refused} value={formatNumber(refused.length, language)} />
      </div>
      {checked.ignored.length > 0 ? (
        <Notice tone="info" title={text.ignored}>
          <span className="wrap-anywhere">{checked.ignored.join(', ')}</span>
        </Notice>
      ) : null}
      {checked.isInFeet ? <Notice tone="info">{text.inFeet}</Notice> : null}
      {action}
      {refused.length > 0 ? <Refused checked={checked} /> : null}
      {outcome.added > 0 ? <Good checked={checked} /> : null}
    </>
  );
}

function Refused({ checked: { refused, lines } }: { checked: Checked }) {
  const { unitImport: text } = useText('ownerProperty');
  const { columns } = text;
  const lineOf = (row: number) => lines.get(row) ?? { property: '', label: '' };
  const save = () => {
    const rows = refused.map(({ row, reason }) => {
      const { property, label } = lineOf(row);
      return [row, property, label, text.reasons[reason]];
    });
    const csv = toCsv([text.line, columns.property, columns.label, text.reason], rows);
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${text.refusedFile}.csv`);
  };
  const table: Column<RefusedRow>[] = [
    { id: 'row', phone: 'title', header: text.line, cell: ({ row }) => row },
    { id: 'property', phone: 'note', header: columns.property, cell: ({ row }) => lineOf(row).property },
    { id: 'label', phone: 'note', header: columns.label, cell: ({ row }) => lineOf(row).label },
    { id: 'reason', phone: 'figure', header: text.reason, cell: ({ reason }) => text.reasons[reason] },
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
        columns={table}
        rows={refused.slice(0, LINES_SHOWN)}
        rowKey={({ row }) => String(row)}
      />
    </Card>
  );
}

function Good({ checked: { rows, refused } }: { checked: Checked }) {
  const { unitImport: text } = useText('ownerProperty');
  const { enums, states } = useText('common');
  const { columns } = text;
  const bad = new Set(refused.map(({ row }) => row));
  const good = rows.filter(({ row }) => !bad.has(row)).slice(0, GOOD_SHOWN);
  const number = (value: number | null) => value ?? states.unknown;
  const table: Column<UnitImportRow>[] = [
    { id: 'label', phone: 'title', header: columns.label, cell: (row) => row.label },
    { id: 'property', phone: 'note', header: columns.property, cell: (row) => row.property },
    { id: 'use', phone: 'state', header: columns.use, cell: (row) => enums.unitUse[row.unitUse] },
    {
      id: 'bedrooms',
      phone: 'figure',
      header: columns.bedrooms,
      align: 'end',
      cell: (row) => number(row.bedrooms),
    },
    {
      id: 'bathrooms',
      phone: 'figure',
      header: columns.bathrooms,
      align: 'end',
      cell: (row) => number(row.bathrooms),
    },
    { id: 'area', phone: 'figure', header: columns.area, align: 'end', cell: (row) => number(row.areaM2) },
    {
      id: 'rent',
      phone: 'amount',
      header: columns.rent,
      align: 'end',
      cell: (row) =>
        row.rentMinor === null ? (
          states.unknown
        ) : (
          <MoneyText amountMinor={row.rentMinor} currency={row.rentCurrency} />
        ),
    },
  ];
  return (
    <Card title={text.preview} description={text.first({ count: good.length })} isFlush>
      <DataTable caption={text.preview} columns={table} rows={good} rowKey={({ row }) => String(row)} />
    </Card>
  );
}
