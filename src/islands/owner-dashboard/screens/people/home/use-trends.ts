import type { MonthEnd, OrganizationTotals } from '#src/data/money/totals/queries.ts';
import { occupancyOf } from '#src/domain/portfolio/occupancy.ts';
import { formatNumber, formatPercent, monthNames } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import type { StatCardProps } from '#src/ui/components/stat-card.tsx';

type Change = StatCardProps['change'];
type Trend = StatCardProps['trend'];
type Words = (words: { first: string; last: string; month: string }) => string;

export const directionOf = (change: number) => (change > 0 ? 'up' : change < 0 ? 'down' : 'same');

const shareOf = (end: MonthEnd) => occupancyOf(end.unitCount, end.leasedUnitCount).share ?? 0;

/** What the months that are over say of the portfolio's figures; nothing before the first of them is over. */
export function useTrends(ends: readonly MonthEnd[], totals: OrganizationTotals) {
  const { stats } = useText('owner').home;
  const language = useLanguage();
  const [first] = ends;
  const last = ends.at(-1);
  const nameOf = ({ month }: MonthEnd) => monthNames(language)[Number(month.slice(5, 7)) - 1] ?? month;
  const signed = (value: number, digits = 0) =>
    `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatNumber(Math.abs(value), language, digits)}`;

  const lineOf = (words: Words, values: readonly number[], show: (value: number) => string): Trend =>
    // A line that lies flat says nothing.
    first && values.some((value) => value !== values[0])
      ? {
          values,
          label: words({
            first: show(values[0] ?? 0),
            last: show(values.at(-1) ?? 0),
            month: nameOf(first),
          }),
        }
      : undefined;

  const { share } = occupancyOf(totals.unitCount, totals.occupiedUnitCount);
  const points = last && share !== null ? Math.round((share - shareOf(last)) * 1000) / 10 : null;

  return {
    line: (words: Words, of: (end: MonthEnd) => number, now: number): Trend =>
      lineOf(words, [...ends.map(of), now], (value) => formatNumber(value, language)),
    change: (now: number, of: (end: MonthEnd) => number): Change =>
      last && now !== of(last)
        ? {
            text: stats.change({ percent: signed(now - of(last)), month: nameOf(last) }),
            direction: directionOf(now - of(last)),
            tone: 'neutral',
          }
        : undefined,
    occupancyLine:
      share === null
        ? undefined
        : lineOf(stats.trendOfOccupancy, [...ends.map(shareOf), share], (value) =>
            formatPercent(value, language),
          ),
    occupancyChange:
      last && points
        ? ({
            text: stats.points({ points: signed(points, 1), month: nameOf(last) }),
            direction: directionOf(points),
            tone: points > 0 ? 'good' : 'bad',
          } satisfies Change)
        : undefined,
  };
}
