import fc from 'fast-check';
import { expect } from 'vitest';
import type { ReportData } from '#src/domain/books/report-data.ts';
import type { ChartBar, ReportChart, ReportDocument } from '#src/domain/books/report-document.ts';
import { accounts, composed, moved } from './material.test-support.ts';

export const amount = fc.integer({ min: -1e9, max: 1e9 });
export const natural = fc.integer({ min: 0, max: 1e9 });
export const currency = fc.constantFrom('DOP' as const, 'USD' as const);
export const property = fc.constantFrom(...Array.from({ length: 12 }, (_, index) => `p${index}`));
export const month = fc.constantFrom('2026-01', '2026-02', '2026-05', '2026-12');
export const accountId = fc.constantFrom(...accounts.map(({ id }) => id));

/** Entries of two lines each, so that debits and credits are the same. */
export const entries = fc.array(fc.record({ month, from: accountId, to: accountId, amount, currency }), {
  maxLength: 40,
});
export const totalsOf = entries.map((all) => ({
  opening: all
    .filter(({ month: own }) => own === '2026-01')
    .flatMap((one) => [
      moved('', one.from, -one.amount, one.currency),
      moved('', one.to, one.amount, one.currency),
    ]),
  months: all
    .filter(({ month: own }) => own !== '2026-01')
    .flatMap((one) => [
      moved(one.month, one.from, -one.amount, one.currency),
      moved(one.month, one.to, one.amount, one.currency),
    ]),
}));

/** What a row of the report says, 0 where it has none. */
export const cell = ({ rows }: ReportDocument, key: string, index: number) =>
  Number(rows.find((row) => row.key === key)?.cells[index] ?? 0);
export const sum = (bars: readonly ChartBar[], series = 0) =>
  bars.reduce((all, { values }) => all + (values[series] ?? 0), 0);
/** Bars under each heading, sums apart. */
export function groupsOf({ bars }: ReportChart): ChartBar[][] {
  const groups: ChartBar[][] = [];
  for (const bar of bars) {
    if (bar.heading !== undefined || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(bar);
  }
  return groups;
}
export const linesOf = (bars: readonly ChartBar[]) => bars.filter(({ level }) => level !== 'sum');
export const sumsOf = (bars: readonly ChartBar[]) => bars.filter(({ level }) => level === 'sum');

/** Lines come to the sum under them; steps lead to the one after them. */
export function expectWhole(report: ReportDocument): void {
  for (const chart of report.charts ?? []) {
    if (chart.form === 'columns') continue;
    for (const [index, bar] of chart.bars.entries()) {
      if (bar.level !== 'sum') continue;
      const before = chart.bars.slice(0, index);
      const headed = before.findLastIndex(({ heading }) => heading !== undefined);
      const lines = before.slice(Math.max(headed, before.findLastIndex(({ level }) => level === 'sum') + 1));
      for (const [series, value] of bar.values.entries()) {
        const last = lines.at(-1);
        if (!last || bar.heading !== undefined) continue;
        const reached = last.starts
          ? (last.starts[series] ?? 0) + (last.values[series] ?? 0)
          : sum(lines, series);
        expect(reached, `${chart.title}: ${bar.label}`).toBe(value ?? 0);
      }
    }
    expect(new Set(chart.bars.map(({ key }) => key)).size).toBe(chart.bars.length);
    expect(chart.series.length).toBeLessThanOrEqual(5);
    for (const { values } of chart.bars) expect(values).toHaveLength(chart.series.length);
  }
}

export const check = (
  data: fc.Arbitrary<ReportData>,
  search: string,
  look: (report: ReportDocument) => void,
) =>
  fc.assert(
    fc.property(data, (material) => {
      const report = composed(material, search);
      expectWhole(report);
      if (report.charts?.length) look(report);
    }),
    { numRuns: 60 },
  );
