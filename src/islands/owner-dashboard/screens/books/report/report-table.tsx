import type { CellKind, CellValue, ReportDocument, ReportRow } from '#src/domain/books/report-document.ts';
import { formatDate, formatNumber, formatPercent, moneyParts } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/react.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { scrollableByKeyboard } from '#src/ui/scrollable.ts';
import { TargetName } from './target-name.tsx';

const rules: Record<ReportRow['level'], string> = {
  section: 'text-14 font-semibold text-secondary',
  line: '',
  subtotal: 'font-semibold [&>*]:border-t [&>*]:border-control',
  total:
    'font-semibold [&>*]:border-t [&>*]:border-control [&>*]:border-b-3 [&>*]:border-b-control [&>*]:[border-bottom-style:double]',
};

/** The report's table: figures line up, sums are ruled, and a name leads to what stands behind its row. */
export function ReportTable({ report, address }: { report: ReportDocument; address: string }) {
  const isMixed = report.rows.some((row) => row.currency && row.currency !== report.currency);
  return (
    <section
      aria-label={report.title}
      {...scrollableByKeyboard}
      className="overflow-x-auto focus-visible:-outline-offset-2"
    >
      <table className="w-full border-separate border-spacing-0 text-15">
        <caption className="sr-only">{report.title}</caption>
        <thead>
          <tr className="text-14 text-secondary">
            {report.columns.map((column, index) => (
              <th
                key={column.id}
                scope="col"
                className={classNames(
                  'border-b border-line px-4 py-2.5 font-medium',
                  column.kind === 'text' ? 'text-left' : 'text-right whitespace-nowrap',
                  index === 0 && 'sticky left-0 bg-surface',
                )}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.rows.map((row) => (
            <Row key={row.key} row={row} report={report} address={address} isMixed={isMixed} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  row: ReportRow;
  report: ReportDocument;
  address: string;
  isMixed: boolean;
}

function Row({ row, report, address, isMixed }: RowProps) {
  const [name, ...cells] = row.cells;
  const isSection = row.level === 'section';
  return (
    <tr className={classNames(rules[row.level], row.level === 'line' && 'hover:bg-hover')}>
      <th
        scope={isSection ? 'rowgroup' : 'row'}
        colSpan={isSection ? report.columns.length : undefined}
        className={classNames(
          'sticky left-0 max-w-56 bg-surface px-4 text-left sm:max-w-none sm:whitespace-nowrap',
          isSection ? 'pt-4 pb-1 whitespace-nowrap' : 'min-w-36 py-2',
          row.level === 'line' && 'font-normal',
          row.level === 'line' && report.rows.some(({ level }) => level === 'section') && 'pl-7',
        )}
      >
        <TargetName target={row.target} report={report} address={address}>
          {String(name ?? '')}
        </TargetName>
      </th>
      {isSection
        ? null
        : cells.map((value, index) => {
            const column = report.columns[index + 1];
            if (!column) return null;
            return (
              <td
                key={column.id}
                className={classNames(
                  'px-4 py-2',
                  column.kind === 'text' ? 'min-w-40 text-left' : 'text-right whitespace-nowrap tabular-nums',
                )}
              >
                <TargetName target={targetOf(row, index + 1, value)} report={report} address={address}>
                  <Value kind={column.kind} value={value} row={row} report={report} isMixed={isMixed} />
                </TargetName>
              </td>
            );
          })}
    </tr>
  );
}

/** Of an amount; nothing is behind one that is not there. */
const targetOf = (row: ReportRow, index: number, value: CellValue) =>
  value === null || value === 0 ? undefined : (row.targets?.[index] ?? undefined);

function Value(props: { kind: CellKind; value: CellValue } & Pick<RowProps, 'row' | 'report' | 'isMixed'>) {
  const { kind, value, row, report, isMixed } = props;
  const language = useLanguage();
  if (value === null) return row.level === 'line' && kind !== 'text' ? <NotKnown /> : null;
  if (typeof value === 'string') return kind === 'date' ? formatDate(value, language, 'short') : value;
  if (kind === 'percent') return formatPercent(value, language);
  if (kind !== 'money') return formatNumber(value, language);
  const currency = row.currency ?? report.currency;
  if (isMixed || row.level === 'total') return <MoneyText amountMinor={value} currency={currency} />;
  const { sign, digits } = moneyParts(value, currency, language);
  return sign + digits;
}
