import writeExcelFile, { type Row, type SheetData } from 'write-excel-file/browser';
import type { CellKind, CellValue, ReportDocument, ReportRow } from '#src/domain/books/report-document.ts';

type SheetReport = Omit<ReportDocument, 'charts' | 'kind'>;

const formats: Partial<Record<CellKind, string>> = {
  money: '#,##0.00;-#,##0.00',
  percent: '0.0%',
  date: 'dd/mm/yyyy',
};
const widths: Record<CellKind, number> = { text: 34, money: 18, number: 14, percent: 12, date: 12 };

function cell(kind: CellKind, value: CellValue, level: ReportRow['level']): Row[number] {
  const weight = level === 'line' ? {} : { fontWeight: 'bold' as const };
  const rule =
    level === 'subtotal' || level === 'total'
      ? {
          topBorderStyle: 'thin' as const,
          ...(level === 'total' && { bottomBorderStyle: 'double' as const }),
        }
      : {};
  const look = { ...weight, ...rule };
  if (value === null) return level === 'line' ? null : { ...look };
  if (typeof value === 'string') {
    return kind === 'date'
      ? { value: new Date(`${value}T00:00:00Z`), type: Date, format: formats.date, ...look }
      : { value, type: String, ...look };
  }
  const format = formats[kind];
  return { value: kind === 'money' ? value / 100 : value, type: Number, ...(format && { format }), ...look };
}

/** The rows of the sheet: the report's name and facts, its table with a column for currencies where rows differ. */
export function sheetOf(report: SheetReport): SheetData {
  const isMixed = report.rows.some((row) => row.currency && row.currency !== report.currency);
  const heading = (value: string): Row => [{ value, fontWeight: 'bold' }];
  return [
    heading(`${report.title} · ${report.organization}`),
    ...report.facts.map(([name, value]): Row => [`${name}: ${value}`]),
    [],
    report.columns.map((column) => ({
      value: column.label,
      fontWeight: 'bold',
      align: column.kind === 'text' ? 'left' : 'right',
      bottomBorderStyle: 'thin',
    })),
    ...report.rows.map(
      (row): Row => [
        ...report.columns.map((column, index) => cell(column.kind, row.cells[index] ?? null, row.level)),
        ...(isMixed ? [row.currency ?? report.currency] : []),
      ],
    ),
    [],
    ...report.notes.map((note): Row => [note]),
  ];
}

/** A report as a spreadsheet: amounts are numbers, dates are dates. */
export function writeXlsx(report: SheetReport): Promise<Blob> {
  return writeExcelFile(sheetOf(report), {
    columns: report.columns.map((column) => ({ width: widths[column.kind] })),
  }).toBlob();
}
