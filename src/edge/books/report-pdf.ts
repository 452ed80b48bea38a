import { chartsOnPaper } from '#src/domain/books/report-chart.ts';
import type {
  CellKind,
  CellValue,
  ReportColumn,
  ReportDocument,
  ReportRow,
} from '#src/domain/books/report-document.ts';
import { formatDate, formatMoney, formatNumber, formatPercent, moneyParts } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { describeFile } from '../pdf-facts.ts';
import { A4, A4_ACROSS, colors, MARGIN, PdfSheet } from '../pdf-sheet.ts';
import { drawChart } from './report-pdf-chart.ts';

const SIZE = 8.5;
const LINE = 15;
const GAP = 8;
/** More columns than fit an upright page lie across it. */
const MOST_UPRIGHT = 6;
const WIDTHS: Record<Exclude<CellKind, 'text'>, number> = { money: 72, number: 48, percent: 50, date: 52 };
const NARROWEST_MONEY = 52;

/** A column with the edges between which it is written. */
interface Placed extends ReportColumn {
  readonly left: number;
  readonly right: number;
}

/** A report as a PDF file, its head on every page. The same report and language give the same bytes. */
export async function renderReport(
  report: Omit<ReportDocument, 'kind'>,
  language: Language,
): Promise<Uint8Array> {
  const sheet = await PdfSheet.create(report, report.columns.length > MOST_UPRIGHT ? A4_ACROSS : A4);
  drawReport(sheet, report, language);
  describeFile(sheet, {
    title: `${report.title} · ${report.to}`,
    author: report.organization,
    language,
    madeAt: report.to,
  });
  return sheet.document.save();
}

/** A report from the top of a page down, its head on every page that it takes. */
export function drawReport(sheet: PdfSheet, report: Omit<ReportDocument, 'kind'>, language: Language): void {
  const columns = place(report.columns, sheet.contentWidth);
  sheet.band(8, colors.brand);
  sheet.text(report.organization, { size: 10, color: colors.secondary });
  sheet.down(20);
  sheet.text(report.title, { size: 18, isBold: true });
  // What the figures are is never cut: it takes the lines that it needs.
  sheet.down(2);
  sheet.paragraph(report.facts.map(([name, value]) => `${name}: ${value}`).join(' · '), {
    color: colors.secondary,
  });
  sheet.down(26);
  for (const chart of chartsOnPaper(report.charts ?? [])) drawChart(sheet, chart, language);
  drawHead(sheet, columns);
  for (const row of report.rows) drawRow(sheet, columns, row, report, language);
  sheet.down(LINE);
  for (const note of report.notes) {
    for (const line of sheet.wrapped(note, sheet.contentWidth, 8)) {
      sheet.text(line, { size: 8, color: colors.secondary });
      sheet.down(11);
    }
  }
}

/** Figures take what they need; names share what is left. */
function place(columns: readonly ReportColumn[], width: number): Placed[] {
  const texts = columns.filter(({ kind }) => kind === 'text').length;
  const monies = columns.filter(({ kind }) => kind === 'money').length;
  const others = columns
    .filter(({ kind }) => kind !== 'text' && kind !== 'money')
    .reduce((sum, { kind }) => sum + WIDTHS[kind as keyof typeof WIDTHS], 0);
  const fair = (width - others) / (monies + 2 * texts);
  const money = Math.max(NARROWEST_MONEY, Math.min(monies > 2 ? WIDTHS.money : 100, fair));
  const text = (width - others - monies * money) / Math.max(1, texts);
  let left = MARGIN;
  return columns.map((column) => {
    const own = column.kind === 'text' ? text : column.kind === 'money' ? money : WIDTHS[column.kind];
    const placed = { ...column, left, right: left + own };
    left = placed.right;
    return placed;
  });
}

/** @param end where the text must end: a name may run over the empty cells behind it */
function write(
  sheet: PdfSheet,
  column: Placed,
  text: string,
  isBold: boolean,
  indent = 0,
  end = column.right,
): void {
  const maxWidth = end - column.left - GAP - indent;
  const style = { size: SIZE, isBold, maxWidth };
  if (column.kind === 'text') sheet.text(text, { ...style, x: column.left + indent });
  else sheet.text(text, { ...style, x: column.right, align: 'right' });
}

function drawHead(sheet: PdfSheet, columns: readonly Placed[]): void {
  for (const column of columns) write(sheet, column, column.label, true);
  sheet.down(5);
  sheet.line();
  sheet.down(LINE - 3);
}

function drawRow(
  sheet: PdfSheet,
  columns: readonly Placed[],
  row: ReportRow,
  report: Omit<ReportDocument, 'kind'>,
  language: Language,
): void {
  const isSum = row.level === 'subtotal' || row.level === 'total';
  if (isSum) {
    sheet.y += LINE - 5;
    sheet.line(colors.secondary, columns[1]?.left);
    sheet.down(LINE - 4);
  }
  if (row.level === 'section') sheet.down(4);
  const isIndented = row.level === 'line' && report.rows.some(({ level }) => level === 'section');
  for (const [index, column] of columns.entries()) {
    const value = row.cells[index] ?? null;
    if (value === null) continue;
    const text = written(column.kind, value, row, report, language);
    const next = columns.find((_, place) => place > index && (row.cells[place] ?? null) !== null);
    const end = column.kind === 'text' ? (next?.left ?? columns.at(-1)?.right) : column.right;
    write(sheet, column, text, row.level !== 'line', index === 0 && isIndented ? 10 : 0, end);
  }
  if (row.level === 'total') {
    sheet.y -= 4;
    sheet.line(colors.secondary, columns[1]?.left);
    sheet.y -= 2;
    sheet.line(colors.secondary, columns[1]?.left);
    sheet.y += 2;
  }
  if (sheet.down(LINE, LINE)) drawHead(sheet, columns);
}

function written(
  kind: CellKind,
  value: CellValue,
  row: ReportRow,
  report: Omit<ReportDocument, 'kind'>,
  language: Language,
): string {
  if (typeof value !== 'number')
    return kind === 'date' ? formatDate(value ?? '', language, 'short') : (value ?? '');
  if (kind === 'percent') return formatPercent(value, language);
  if (kind !== 'money') return formatNumber(value, language);
  const currency = row.currency ?? report.currency;
  if (currency !== report.currency || row.level === 'total') return formatMoney(value, currency, language);
  const { sign, digits } = moneyParts(value, currency, language);
  return sign + digits;
}
