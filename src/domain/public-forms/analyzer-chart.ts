import type { Analysis } from './analyzer.ts';

export const chartRows = ['timeValue', 'maintenance', 'vacancy', 'software', 'net'] as const;
export type ChartRow = (typeof chartRows)[number];

/** A bar on a scale from 0 to 1,000 that all bars share. The whisker says how far its end may lie. */
export interface ChartBar {
  readonly start: number;
  readonly width: number;
  readonly whiskerStart: number;
  readonly whiskerWidth: number;
}

export interface AnalysisChart {
  /** Where zero lies on the scale. */
  readonly zero: number;
  readonly bars: Readonly<Record<ChartRow, ChartBar>>;
}

const SCALE = 1_000;

/**
 * The geometry of a waterfall: what is gained adds up from left to right, the cost takes its part back, and the last
 * bar is what remains.
 */
export function chartOf(analysis: Analysis): AnalysisChart {
  const { timeValueMinor, maintenanceMinor, vacancyMinor, softwareMinor, netMinor } = analysis;
  const maintenanceFrom = timeValueMinor.point;
  const vacancyFrom = maintenanceFrom + maintenanceMinor.point;
  const gained = vacancyFrom + vacancyMinor.point;
  const spans: Record<ChartRow, Span> = {
    timeValue: { from: 0, to: maintenanceFrom, low: timeValueMinor.low, high: timeValueMinor.high },
    maintenance: {
      from: maintenanceFrom,
      to: vacancyFrom,
      low: maintenanceFrom + maintenanceMinor.low,
      high: maintenanceFrom + maintenanceMinor.high,
    },
    vacancy: {
      from: vacancyFrom,
      to: gained,
      low: vacancyFrom + vacancyMinor.low,
      high: vacancyFrom + vacancyMinor.high,
    },
    software: { from: gained - softwareMinor, to: gained, low: gained, high: gained },
    net: { from: 0, to: netMinor.point, low: netMinor.low, high: netMinor.high },
  };
  const ends = [0, ...Object.values(spans).flatMap(({ from, to, low, high }) => [from, to, low, high])];
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const place = (amount: number) =>
    most === least ? 0 : Math.round(((amount - least) * SCALE) / (most - least));
  const barOf = ({ from, to, low, high }: Span): ChartBar => {
    const start = Math.min(place(from), place(to));
    return {
      start,
      width: Math.abs(place(to) - place(from)),
      whiskerStart: place(low),
      whiskerWidth: place(high) - place(low),
    };
  };
  return {
    zero: place(0),
    bars: Object.fromEntries(chartRows.map((row) => [row, barOf(spans[row])])) as Record<ChartRow, ChartBar>,
  };
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}
