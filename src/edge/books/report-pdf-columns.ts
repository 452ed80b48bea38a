import type { ChartBar, ReportChart } from '#src/domain/books/report-document.ts';
import { type Scale, toY, valueScale } from '#src/domain/foundation/value-scale.ts';
import { formatMoneyCompact } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { chartColors, colors, MARGIN, type PdfSheet } from '../pdf-sheet.ts';

const SIZE = 7.5;
/** Of the drawing, names of the months included. */
export const columnsHeight = 150;
const NAMES = 16;
const WIDEST = 18;
const FILLED = 0.72;
const LEAST = 0.75;
/** Names stand no closer than this. */
const NAME_WIDTH = 34;

interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly slot: number;
  readonly scale: Scale;
}

/** Upright bars along time from zero, a line over them that ends in its figure. Leaves the sheet below the drawing. */
export function drawColumns(sheet: PdfSheet, chart: ReportChart, language: Language): void {
  const { bars, series, currency } = chart;
  const short = (value: number) => formatMoneyCompact(value, currency, language);
  const scale = valueScale(bars.flatMap(({ values }) => values));
  const left = MARGIN + Math.max(...scale.ticks.map((tick) => sheet.widthOf(short(tick), SIZE))) + 8;
  const right = MARGIN + sheet.contentWidth;
  const plot: Plot = {
    left,
    right,
    top: sheet.y,
    bottom: sheet.y - columnsHeight + NAMES,
    slot: (right - left) / Math.max(1, bars.length),
    scale,
  };
  for (const tick of scale.ticks) {
    const y = heightOf(tick, plot);
    sheet.stroke({ x: left, y }, { x: right, y }, tick === 0 ? colors.secondary : colors.line, 0.5);
    drawAt(sheet, short(tick), { x: left - 5, y: y - 2.5 }, 'right');
  }
  drawNames(sheet, bars, plot);
  const upright = series.flatMap(({ isLine }, order) => (isLine ? [] : [order]));
  drawUpright(sheet, bars, upright, plot);
  const line = series.findIndex(({ isLine }) => isLine);
  if (line >= 0)
    drawLine(
      sheet,
      bars.map(({ values }) => values[line] ?? null),
      plot,
      short,
    );
  sheet.y = plot.bottom - NAMES;
}

/** Paper counts from below, a screen from above. */
const heightOf = (value: number, { top, bottom, scale }: Plot) => toY(value, scale, top, bottom);

function drawAt(
  sheet: PdfSheet,
  text: string,
  { x, y }: { x: number; y: number },
  align: 'right' | 'center',
  isBold = false,
): void {
  const { y: kept } = sheet;
  sheet.y = y;
  sheet.text(text, { x, align, size: SIZE, isBold, color: isBold ? colors.ink : colors.secondary });
  sheet.y = kept;
}

function drawNames(sheet: PdfSheet, bars: readonly ChartBar[], { left, slot, bottom }: Plot): void {
  const every = Math.max(1, Math.ceil(NAME_WIDTH / slot));
  for (const [index, { label }] of bars.entries()) {
    if ((bars.length - 1 - index) % every !== 0) continue;
    drawAt(sheet, label, { x: left + slot * (index + 0.5), y: bottom - 11 }, 'center');
  }
}

function drawUpright(
  sheet: PdfSheet,
  bars: readonly ChartBar[],
  series: readonly number[],
  plot: Plot,
): void {
  const width = Math.min(WIDEST, (plot.slot * FILLED) / Math.max(1, series.length));
  const zero = heightOf(0, plot);
  for (const [index, { values }] of bars.entries()) {
    const middle = plot.left + plot.slot * (index + 0.5);
    for (const [place, order] of series.entries()) {
      const value = values[order] ?? 0;
      if (value === 0) continue;
      const end = heightOf(value, plot);
      sheet.bar(
        {
          x: middle + (place - series.length / 2) * width + 0.5,
          y: Math.min(zero, end),
          width: width - 1,
          height: Math.max(LEAST, Math.abs(end - zero)),
        },
        value < 0 ? colors.bad : (chartColors[place] ?? colors.ink),
      );
    }
  }
}

function drawLine(
  sheet: PdfSheet,
  values: readonly (number | null)[],
  plot: Plot,
  write: (value: number) => string,
): void {
  const points = values.flatMap((value, index) =>
    value === null ? [] : [{ x: plot.left + plot.slot * (index + 0.5), y: heightOf(value, plot), value }],
  );
  for (const [index, point] of points.entries()) {
    const next = points[index + 1];
    if (next) sheet.stroke(point, next, colors.ink, 1.25);
    sheet.bar({ x: point.x - 1.75, y: point.y - 1.75, width: 3.5, height: 3.5 }, colors.ink);
  }
  const last = points.at(-1);
  if (last) drawAt(sheet, write(last.value), { x: plot.right, y: last.y + 5 }, 'right', true);
}
