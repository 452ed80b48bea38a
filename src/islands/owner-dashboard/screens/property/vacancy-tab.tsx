import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { PropertyDetail } from '#src/data/properties/queries.ts';
import { type EndingLease, totalsQueries } from '#src/data/totals/queries.ts';
import { type Unit, unitQueries } from '#src/data/units/queries.ts';
import { addDays, daysBetween } from '#src/domain/dates.ts';
import { formatDate, formatNumber, formatRelativeDays } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonStats, SkeletonText } from '#src/ui/components/skeleton.tsx';
import { StatCard } from '#src/ui/components/stat-card.tsx';
import { vacancyOf } from './vacancy.ts';

const ENDS_SOON_DAYS = 90;

/** What stands empty, what that costs a month, and what may stand empty soon. */
export function VacancyTab({ property }: { property: PropertyDetail }) {
  const { states } = useText('common');
  const { vacancy: text } = useText('ownerPortfolio').property;
  const { id, can } = useOrganization();
  const vacant = useQuery(unitQueries.vacantIn(id, property.id));
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
        {(units) => <VacantUnits units={units} />}
      </QueryView>
      {can('leases.read') ? <EndingLeases propertyId={property.id} /> : null}
    </div>
  );
}

function VacantUnits({ units }: { units: readonly Unit[] }) {
  const { vacancy: text } = useText('ownerPortfolio').property;
  const { states } = useText('common');
  const language = useLanguage();
  const { can } = useOrganization();
  const { rents, unpricedCount } = vacancyOf(units);
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <StatCard label={text.units} value={formatNumber(units.length, language)} />
        <StatCard
          label={text.rent}
          value={
            rents.length === 0
              ? states.unknown
              : rents.map((rent) => (
                  <span key={rent.currency} className="block">
                    <MoneyText amountMinor={rent.rentMinor} currency={rent.currency} trimCents />
                  </span>
                ))
          }
          hint={unpricedCount > 0 ? text.unpriced({ count: unpricedCount }) : text.rentHint}
        />
      </div>
      <Card title={text.units}>
        <ul className="grid divide-y divide-line">
          {units.map((unit) => (
            <li key={unit.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
              <span className="min-w-0 flex-1">
                <AppLink to={`/units/${unit.id}`} className="rounded-mark font-medium hover:underline">
                  {unit.label}
                </AppLink>
              </span>
              {unit.market_rent_minor === null || unit.market_rent_currency === null ? (
                <span className="text-hint">{states.unknown}</span>
              ) : (
                <MoneyText amountMinor={unit.market_rent_minor} currency={unit.market_rent_currency} />
              )}
              {can('leases.write') ? (
                <AppLink to={`/tenants/new?unit=${unit.id}`} className={buttonClass({ size: 'sm' })}>
                  {text.findTenant}
                </AppLink>
              ) : null}
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

function EndingLeases({ propertyId }: { propertyId: string }) {
  const { vacancy: text } = useText('ownerPortfolio').property;
  const { states } = useText('common');
  const { id } = useOrganization();
  const today = useToday();
  const ending = useQuery(totalsQueries.endingLeasesOf(id, propertyId, addDays(today, ENDS_SOON_DAYS)));
  return (
    <Card title={text.ending}>
      <QueryView
        query={ending}
        skeleton={<SkeletonText label={states.loading} />}
        isEmpty={(leases) => leases.length === 0}
        empty={<p className="text-15 text-hint">{text.nothingEnding}</p>}
      >
        {(leases) => (
          <ul className="grid divide-y divide-line">
            {leases.map((lease) => (
              <EndingLine key={lease.id} lease={lease} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function EndingLine({ lease }: { lease: EndingLease }) {
  const { vacancy: text } = useText('ownerPortfolio').property;
  const language = useLanguage();
  const today = useToday();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
      <AppLink to={`/leases/${lease.id}`} className="rounded-mark font-medium hover:underline">
        {lease.unit_label}
      </AppLink>
      <span className="text-14 text-secondary">
        {text.endsOn({
          date: formatDate(lease.ends_on, language),
          when: formatRelativeDays(daysBetween(today, lease.ends_on), language),
        })}
      </span>
    </li>
  );
}
