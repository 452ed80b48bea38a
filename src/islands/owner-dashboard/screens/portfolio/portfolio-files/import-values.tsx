import type { ReactNode } from 'react';
import { formatPhone } from '#src/domain/foundation/phone.ts';
import { type ImportableFile, importableFiles } from '#src/domain/portfolio/portfolio-files/columns.ts';
import type { PortfolioRow } from '#src/domain/portfolio/portfolio-files/rows.ts';
import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DataTable } from '#src/ui/components/data-table.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import type { CheckedFiles } from './check-files.ts';

const ROWS_SHOWN = 5;
const REMARKS_SHOWN = 100;
/** What of a row tells whether it was read well. */
const SHOWN: Readonly<Record<ImportableFile, readonly string[]>> = {
  properties: ['reference', 'name', 'property_type', 'street', 'municipality', 'province'],
  units: ['reference', 'property', 'label', 'bedrooms', 'bathrooms', 'area_m2'],
  people: ['reference', 'full_name', 'email', 'phone', 'identity_type', 'identity_number'],
  leases: ['reference', 'unit', 'tenants', 'starts_on', 'ends_on', 'due_day'],
};

/** How the files are read: their first rows, what is left aside, and what is to be looked at. */
export function ImportValues({ checked }: { checked: CheckedFiles }) {
  const text = useText('ownerPortfolioFiles');
  return (
    <>
      <Remarks checked={checked} />
      {checked.ignored.length > 0 ? (
        <Notice tone="info" title={text.ignoredTitle}>
          <ul className="grid gap-1 wrap-anywhere">
            {checked.ignored.map(({ file, columns }) => (
              <li key={file}>{text.ignored({ file: text.files[file], columns: columns.join(', ') })}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {importableFiles.map((file) => {
        const rows = checked.files[file]?.slice(0, ROWS_SHOWN) ?? [];
        return rows.length > 0 ? <FirstRows key={file} file={file} rows={rows} /> : null;
      })}
    </>
  );
}

function Remarks({ checked: { remarks } }: { checked: CheckedFiles }) {
  const text = useText('ownerPortfolioFiles');
  if (remarks.length === 0) return null;
  return (
    <Notice tone="warn" title={text.remarks({ count: remarks.length })}>
      <p>{text.remarksText}</p>
      <ul className="mt-2 grid max-h-56 gap-1 overflow-y-auto text-14 wrap-anywhere">
        {remarks.slice(0, REMARKS_SHOWN).map(({ row, remark, given, column }) => (
          <li
            key={`${row} ${remark}`}
          >{`${text.files.people} ${row}: ${text.remark[remark]({ given, column })}`}</li>
        ))}
      </ul>
    </Notice>
  );
}

function FirstRows({ file, rows }: { file: ImportableFile; rows: readonly PortfolioRow[] }) {
  const text = useText('ownerPortfolioFiles');
  const title = text.values({ file: text.files[file] });
  return (
    <Card title={title} isFlush>
      <DataTable
        caption={title}
        rows={rows}
        rowKey={(row) => String(row.line)}
        columns={SHOWN[file].map((column, index) => ({
          id: column,
          phone: index === 0 ? ('title' as const) : ('figure' as const),
          header: column,
          cell: (row: PortfolioRow) => shownValue(row, column),
        }))}
      />
    </Card>
  );
}

function shownValue(row: PortfolioRow, column: string): ReactNode {
  const value = row[column];
  if (value === null || value === undefined || value === '') return <NotKnown />;
  if (Array.isArray(value)) return value.join('; ');
  return column === 'phone' ? formatPhone(String(value)) : String(value);
}
