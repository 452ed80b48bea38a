import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  type PropertyMonthFigures,
  propertyMonthQueries,
} from '#src/data/portfolio/properties/month-queries.ts';
import { photoQueries } from '#src/data/portfolio/properties/photos.ts';
import type { PropertyDetail } from '#src/data/portfolio/properties/queries.ts';
import { monthOf } from '#src/domain/foundation/months.ts';
import { occupancyOf } from '#src/domain/portfolio/occupancy.ts';
import { formatMoney, formatPercent, monthNames } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { Skeleton } from '#src/ui/components/skeleton.tsx';

/** The property in one look: its cover, how full it is, and what its month has left so far. */
export function PropertyGlance({ property }: { property: PropertyDetail }) {
  const { property: text, properties } = useText('ownerPortfolio');
  const { home } = useText('owner');
  const { can } = useOrganization();
  const language = useLanguage();
  const { coverPath: path, unitCount: total, occupiedUnitCount: occupied } = property;
  const links = useQuery(photoQueries.smallLinks(path ? [path] : []));
  const cover = path ? links.data?.get(path) : undefined;
  const { share } = occupancyOf(total, occupied);
  return (
    <div className="mb-6 flex flex-wrap items-stretch gap-x-8 gap-y-4">
      {path ? (
        <div className="aspect-2/1 w-full overflow-hidden rounded-card bg-sunken sm:w-52">
          {cover ? <img src={cover} alt={text.cover} className="size-full object-cover" /> : null}
        </div>
      ) : null}
      <dl className="flex flex-wrap items-center gap-x-10 gap-y-4">
        <Figure label={home.occupancy} note={properties.letOf({ occupied, total })}>
          {share === null ? <NotKnown /> : formatPercent(share, language, 0)}
        </Figure>
        {can('money.read') ? <MonthFiguresOf propertyId={property.id} /> : null}
      </dl>
    </div>
  );
}

function MonthFiguresOf({ propertyId }: { propertyId: string }) {
  const { property: text } = useText('ownerPortfolio');
  const language = useLanguage();
  const { id, defaultCurrency } = useOrganization();
  const month = monthOf(useToday());
  const { data } = useQuery(propertyMonthQueries.range(id, propertyId, month, month));
  if (!data) return <Skeleton className="h-16 w-40" />;
  const isMoved = (row: PropertyMonthFigures) => row.incomeCollectedMinor !== 0 || row.expenseMinor !== 0;
  const moved = data.filter(isMoved);
  const rows = moved.length > 0 ? moved : data.filter((row) => row.currency === defaultCurrency);
  const name = monthNames(language)[Number(month.slice(5)) - 1] ?? month;
  return rows.map(({ currency, incomeCollectedMinor: earned, expenseMinor }) => {
    const money = (minor: number) => formatMoney(minor, currency, language, { look: 'whole' });
    return (
      <Figure
        key={currency}
        label={text.net({ month: name })}
        note={text.netOf({ collected: money(earned), spent: money(expenseMinor) })}
      >
        <MoneyText amountMinor={earned - expenseMinor} currency={currency} look="whole" />
      </Figure>
    );
  });
}

type FigureProps = { label: string; note: string; children: ReactNode };

function Figure({ label, note, children }: FigureProps) {
  return (
    <div className="grid content-start">
      <dt className="text-14 text-secondary">{label}</dt>
      <dd className="text-25 leading-tight font-semibold tracking-tight tabular-nums">{children}</dd>
      <dd className="text-14 text-hint tabular-nums">{note}</dd>
    </div>
  );
}
