import type { Color } from '@cantoo/pdf-lib';
import { type BarSpan, barSpans, seriesOfBar } from '#src/domain/books/report-chart.ts';
import type { ChartBar, ReportChart } from '#src/domain/books/report-document.ts';
import { formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { chartColors, colors, MARGIN, type PdfSheet } from '../pdf-sheet.ts';
import { columnsHeight, drawColumns } from './report-pdf-columns.ts';

const SIZE = 8.5;
const TITLE = 18;
const HEADING = 15;
const GAP = 10;
/** What follows a chart keeps away from it. */
const AFTER = 22;
/** Height of a bar's line; of a name with several bars, of each of them and what parts it from the next name. */
const LINE = 14;
const LINES = 10;
const BETWEEN = 5;
const KEY = 8;
const NAMES_AT_MOST = 0.34;
const LEAST = 0.75;

/** A chart as lines and rectangles; on a page of its own where the one begun has no room for it. */
export function drawChart(sheet: PdfSheet, chart: ReportChart, language: Language): void {
  const hasKey = chart.series.length > 1;
  const body = chart.form === 'columns' ? columnsHeight : barsHeight(chart);
  sheet.down(0, TITLE + (hasKey ? LINE : 0) + body);
  sheet.text(chart.title, { size: 10.5, isBold: true });
  sheet.down(TITLE);
  if (hasKey) drawKey(sheet, chart.series);
  if (chart.form === 'columns') drawColumns(sheet, chart, language);
  else drawBars(sheet, chart, language);
  sheet.down(AFTER);
}

/** The names of the series beside their colours; a line's is a line. */
function drawKey(sheet: PdfSheet, series: ReportChart['series']): void {
  const bars = series.filter(({ isLine }) => !isLine);
  let x = MARGIN;
  for (const entry of series) {
    if (entry.isLine) {
      const y = sheet.y + KEY / 2 - 1;
      sheet.stroke({ x, y }, { x: x + KEY, y }, colors.ink, 1.5);
    } else {
      const color = chartColors[bars.indexOf(entry)] ?? colors.ink;
      sheet.bar({ x, y: sheet.y - 1, width: KEY, height: KEY }, color);
    }
    sheet.text(entry.label, { x: x + KEY + 4, size: SIZE, color: colors.secondary });
    x += KEY + 4 + sheet.widthOf(entry.label, SIZE) + 16;
  }
  sheet.down(LINE);
}

const heightOf = (bar: ChartBar, isEither?: boolean) =>
  bar.values.length > 1 ? seriesOfBar(bar, isEither).length * LINES + BETWEEN : LINE;
const headingOf = ({ heading }: ChartBar) => (heading === undefined ? 0 : heading === '' ? BETWEEN : HEADING);

const barsHeight = ({ bars, isEither }: ReportChart) =>
  bars.reduce((sum, bar) => sum + heightOf(bar, isEither) + headingOf(bar), 0);

interface Lanes {
  readonly names: number;
  readonly left: number;
  readonly width: number;
  readonly right: number;
}

/** Names and figures take what they need, names no more than a third; bars share what is left. */
function lanesOf(sheet: PdfSheet, bars: readonly ChartBar[], write: (value: number) => string): Lanes {
  const right = MARGIN + sheet.contentWidth;
  const figures = bars.flatMap(({ values }) =>
    values.map((value) => (value === null ? 0 : sheet.widthOf(write(value), SIZE, true))),
  );
  const names = Math.min(
    sheet.contentWidth * NAMES_AT_MOST,
    Math.max(0, ...bars.map(({ label }) => sheet.widthOf(label, SIZE, true))),
  );
  const left = MARGIN + names + GAP;
  return { names, left, right, width: right - Math.max(0, ...figures) - GAP - left };
}

function drawBars(sheet: PdfSheet, { bars, currency, isEither }: ReportChart, language: Language): void {
  const write = (value: number) => formatMoney(value, currency, language);
  const lanes = lanesOf(sheet, bars, write);
  const { zero, spans } = barSpans(bars);
  for (const [index, bar] of bars.entries()) {
    if (bar.heading) {
      sheet.text(bar.heading, { size: SIZE, isBold: true, color: colors.secondary });
    }
    sheet.down(headingOf(bar));
    const isBold = bar.level === 'sum';
    sheet.text(bar.label, { size: SIZE, isBold, maxWidth: lanes.names });
    for (const order of seriesOfBar(bar, isEither)) {
      const value = bar.values[order] ?? null;
      drawMark(sheet, lanes, {
        isBold,
        zero,
        span: spans[index]?.[order] ?? null,
        step: bar.values.length > 1 ? LINES : LINE,
        figure: value === null ? '—' : write(value),
        color: colorOf(bar, order, value ?? 0),
      });
    }
    if (bar.values.length > 1) sheet.down(BETWEEN);
  }
}

interface Mark {
  readonly isBold: boolean;
  readonly zero: number;
  readonly span: BarSpan | null;
  readonly step: number;
  readonly figure: string;
  readonly color: Color;
}

/** A bar with its figure and its piece of the line at zero; moves on to the next one's place. */
function drawMark(sheet: PdfSheet, lanes: Lanes, { isBold, zero, span, step, figure, color }: Mark): void {
  const { y } = sheet;
  if (span) {
    const x = lanes.left + span.from * lanes.width;
    const width = Math.max(LEAST, (span.to - span.from) * lanes.width);
    sheet.bar({ x, y: y - 1.5, width, height: step - 4 }, color);
  }
  sheet.text(figure, { x: lanes.right, align: 'right', size: SIZE, isBold });
  const axis = lanes.left + zero * lanes.width;
  sheet.stroke({ x: axis, y: y - 3.5 }, { x: axis, y: y + step - 3.5 }, colors.secondary, 0.5);
  sheet.down(step);
}

/** As on the screen: what is below zero is told by side, sign and colour; what is added up is lighter than its sum. */
function colorOf({ level, values }: ChartBar, order: number, value: number): Color {
  if (value < 0) return colors.bad;
  const [sum, line, , , rest] = chartColors;
  if (values.length > 1) return chartColors[order] ?? sum;
  return { sum, line, rest }[level];
}
