import type { HomeOverview, MonthlyTotals } from '#src/data/money/totals/queries.ts';
import { occupancyOf } from '#src/domain/portfolio/occupancy.ts';
import { formatMoney, formatNumber, formatPercent, monthNames } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { StatCard, StatGroup, statLinkClass } from '#src/ui/components/stat-card.tsx';
import { currenciesIn, monthSeries, revenueChange } from './month-summary.ts';
import { useMonths } from './use-home.ts';
import { directionOf, useTrends } from './use-trends.ts';

type PortfolioStatsProps = { overview: HomeOverview; seesMoney: boolean };

/** The four figures of the portfolio, each with where it comes from and where it leads. */
export function PortfolioStats({ overview, seesMoney }: PortfolioStatsProps) {
  const { stats } = useText('owner').home;
  const language = useLanguage();
  const { totals, monthly, monthEnds: ends } = overview;
  const { unitCount: units, occupiedUnitCount: occupied, propertyCount: properties } = totals;
  const { share } = occupancyOf(units, occupied);
  const vacant = units - occupied;
  const count = (value: number) => formatNumber(value, language);
  const trends = useTrends(ends, totals);
  return (
    <StatGroup label={stats.title}>
      <StatCard
        isPart
        label={<Drill to="/properties">{stats.properties}</Drill>}
        value={count(properties)}
        change={trends.change(properties, ({ propertyCount }) => propertyCount)}
        trend={trends.line(stats.trendOfProperties, ({ propertyCount }) => propertyCount, properties)}
        hint={
          units > 0
            ? stats.unitsPerProperty({ average: formatNumber(units / properties, language, 1) })
            : undefined
        }
      />
      <StatCard
        isPart
        label={<Drill to="/units">{stats.units}</Drill>}
        value={count(units)}
        change={trends.change(units, ({ unitCount }) => unitCount)}
        trend={trends.line(stats.trendOfUnits, ({ unitCount }) => unitCount, units)}
        hint={units === 0 ? stats.noUnits : vacant === 0 ? stats.noneVacant : stats.vacant({ count: vacant })}
      />
      <StatCard
        isPart
        label={<Drill to="/units?f.state=vacant">{stats.occupancy}</Drill>}
        value={share === null ? <NotKnown /> : formatPercent(share, language)}
        change={trends.occupancyChange}
        trend={trends.occupancyLine}
        hint={share === null ? stats.noUnits : stats.let({ occupied, total: units })}
      />
      {seesMoney ? <RevenueStat monthly={monthly} /> : null}
    </StatGroup>
  );
}

/** Leads from a figure to what it is made of. */
function Drill({ to, children }: { to: string; children: string }) {
  return (
    <AppLink to={to} className={statLinkClass}>
      {children}
    </AppLink>
  );
}

function RevenueStat({ monthly }: { monthly: readonly MonthlyTotals[] }) {
  const { stats } = useText('owner').home;
  const language = useLanguage();
  const { defaultCurrency } = useOrganization();
  const { from, to } = useMonths();
  const [usual = defaultCurrency, ...others] = currenciesIn(monthly, defaultCurrency);
  const series = monthSeries(monthly, usual, from, to);
  const change = revenueChange(series);
  const also = others.flatMap((currency) => {
    const minor = monthSeries(monthly, currency, to, to)[0]?.revenueMinor ?? 0;
    return minor === 0
      ? []
      : stats.also({ amount: formatMoney(minor, currency, language, { look: 'whole' }) });
  });
  const money = (minor: number) => formatMoney(minor, usual, language, { look: 'whole' });
  const percent = change && formatPercent(change.share, language, 0);
  return (
    <StatCard
      isPart
      label={<Drill to="/finance">{stats.revenue}</Drill>}
      value={<MoneyText amountMinor={series.at(-1)?.revenueMinor ?? 0} currency={usual} look="whole" />}
      change={
        change && percent
          ? {
              text: stats.change({
                percent: change.share > 0 ? `+${percent}` : percent,
                month: monthNames(language)[Number(change.month.slice(5)) - 1] ?? change.month,
              }),
              direction: directionOf(change.share),
              // A month that still runs has not fallen behind the whole one before it.
              tone: change.share > 0 ? 'good' : 'neutral',
            }
          : undefined
      }
      // A line that lies flat says nothing.
      trend={
        series.some((row) => row.revenueMinor !== series[0]?.revenueMinor)
          ? {
              values: series.map((row) => row.revenueMinor),
              label: stats.trendOfRevenue({
                first: money(series[0]?.revenueMinor ?? 0),
                month: monthNames(language)[Number(series[0]?.month.slice(5)) - 1] ?? '',
                last: money(series.at(-1)?.revenueMinor ?? 0),
              }),
            }
          : undefined
      }
      hint={[...also, stats.revenueHint].join(' · ')}
    />
  );
}
