import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { PropertyDetail } from '#src/data/portfolio/properties/queries.ts';
import { type VacantUnit, vacancyQueries } from '#src/data/portfolio/properties/vacancy-queries.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { SkeletonStats } from '#src/ui/components/skeleton.tsx';
import { StatCard } from '#src/ui/components/stat-card.tsx';
import { EndingLeases } from './ending-leases.tsx';
import { emptyDays, longestEmpty, rounded, vacancyOf } from './vacancy.ts';
import { VacantUnitLine } from './vacant-unit-line.tsx';

/** What stands empty, since when, what that costs, how far the next lease has come, and what may stand empty soon. */
export function VacancyTab({ property }: { property: PropertyDetail }) {
  const { states } = useText('common');
  const { vacancy: text } = useText('ownerPortfolio').property;
  const { id, can } = useOrganization();
  const vacant = useQuery(vacancyQueries.ofProperty(id, property.id));
  return (
    <div className="grid gap-6">
      <QueryView
        query={vacant}
        skeleton={<SkeletonStats label={states.loading} rows={2} />}
        isEmpty={(units) => units.length === 0}
        empty={
          <Card>
            <EmptyState icon={CircleCheck} title={text.noneTitle} text={text.noneText} />
          </Card>
        }
      >
        {(units) => <VacantUnits units={units} propertyId={property.id} />}
      </QueryView>
      {can('leases.read') ? <EndingLeases propertyId={property.id} /> : null}
    </div>
  );
}

function VacantUnits({ units, propertyId }: { units: readonly VacantUnit[]; propertyId: string }) {
  const { vacancy: text } = useText('ownerPortfolio').property;
  const language = useLanguage();
  const today = useToday();
  const { sums, unpricedCount } = vacancyOf(units);
  const longest = longestEmpty(units);
  return (
    <>
      <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
        <StatCard label={text.units} value={formatNumber(units.length, language)} />
        {longest ? (
          <StatCard
            label={text.longest}
            value={text.days({ count: emptyDays(longest, today) })}
            hint={text.longestHint({
              unit: longest.label,
              date: formatDate(longest.vacantSince, language, 'short'),
            })}
          />
        ) : null}
        <StatCard
          label={text.lost}
          value={<Sums sums={sums.map((sum) => ({ ...sum, minor: rounded(sum.lostMinor) }))} />}
          hint={text.lostHint}
        />
        <StatCard
          label={text.rent}
          value={<Sums sums={sums.map((sum) => ({ ...sum, minor: sum.rentMinor }))} />}
          hint={unpricedCount > 0 ? text.unpriced({ count: unpricedCount }) : text.rentHint}
        />
      </div>
      <Card title={text.units}>
        <ul className="grid divide-y divide-line">
          {units.map((unit) => (
            <VacantUnitLine key={unit.unitId} unit={unit} propertyId={propertyId} />
          ))}
        </ul>
      </Card>
    </>
  );
}

function Sums({ sums }: { sums: readonly { currency: CurrencyCode; minor: number }[] }) {
  if (sums.length === 0) return <NotKnown />;
  return sums.map(({ currency, minor }) => (
    <span key={currency} className="block">
      <MoneyText amountMinor={minor} currency={currency} look="whole" />
    </span>
  ));
}
