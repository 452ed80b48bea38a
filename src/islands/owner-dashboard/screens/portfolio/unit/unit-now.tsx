import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { vacancyQueries } from '#src/data/portfolio/properties/vacancy-queries.ts';
import type { UnitDetail } from '#src/data/portfolio/units/detail.ts';
import { daysBetween } from '#src/domain/foundation/dates.ts';
import { formatDate, formatRelativeDays } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { type Figure, RecordFigures } from '#src/islands/shell/record/record-figures.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { WaitingMark } from '#src/islands/shell/waiting-mark.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { emptyDays, rounded } from '../property/vacancy.ts';
import { VacancySteps } from '../property/vacant-unit-line.tsx';

interface UnitNowProps {
  unit: UnitDetail;
  /** Of the lease in force; undefined until they are here, and for who may not see them. */
  tenants: readonly Tenant[] | undefined;
}

/** How it stands today: let to whom, until when and for how much; or empty since when, and what that costs. */
export function UnitNow({ unit, tenants }: UnitNowProps) {
  if (unit.archivedAt !== null) return null;
  return unit.isLeased ? <LetNow unit={unit} tenants={tenants} /> : <VacantNow unit={unit} />;
}

function LetNow({ unit, tenants = [] }: UnitNowProps) {
  const { now: text } = useText('ownerProperty').unitPage;
  const language = useLanguage();
  const today = useToday();
  const { can } = useOrganization();
  const { rentMinor, rentCurrency, leaseEndsOn, leaseStatus } = unit;
  const [first] = tenants;
  const isOpen = leaseStatus === 'month_to_month' || leaseEndsOn === null;
  const figures: Figure[] = [
    {
      label: text.tenant,
      value: first ? <Names tenants={tenants} /> : (unit.tenantName ?? <NotKnown />),
    },
    {
      label: text.rent,
      value:
        rentMinor === null || rentCurrency === null ? (
          <NotKnown />
        ) : (
          <MoneyText amountMinor={rentMinor} currency={rentCurrency} />
        ),
    },
    isOpen
      ? { label: text.until, value: text.openEnd }
      : {
          label: text.until,
          value: formatDate(leaseEndsOn, language, 'short'),
          note: text.left({ when: formatRelativeDays(daysBetween(today, leaseEndsOn), language) }),
        },
  ];
  if (first && can('money.read')) {
    figures.push({
      label: text.owed,
      value:
        first.receivableMinor > 0 ? (
          <MoneyText amountMinor={first.receivableMinor} currency={first.currency} />
        ) : (
          text.nothingOwed
        ),
    });
  }
  return <RecordFigures figures={figures} />;
}

function Names({ tenants }: { tenants: readonly Tenant[] }) {
  return tenants.map((tenant, index) => (
    <Fragment key={tenant.id}>
      {index > 0 ? ', ' : null}
      <AppLink to={recordPath.tenant(tenant.personId)} className="text-action hover:underline">
        {tenant.fullName}
      </AppLink>
    </Fragment>
  ));
}

function VacantNow({ unit }: { unit: UnitDetail }) {
  const { now: text } = useText('ownerProperty').unitPage;
  const { vacancy: words } = useText('ownerPortfolio').property;
  const language = useLanguage();
  const today = useToday();
  const { id } = useOrganization();
  const { data: vacancies, isLoading } = useQuery(vacancyQueries.ofProperty(id, unit.propertyId));
  const found = vacancies?.find(({ unitId }) => unitId === unit.id);
  const { marketRentMinor: asked, marketRentCurrency: currency } = unit;
  const figures: Figure[] = [
    {
      label: text.vacant,
      value: found ? words.days({ count: emptyDays(found, today) }) : '…',
      note: found ? text.since({ date: formatDate(found.vacantSince, language) }) : undefined,
    },
    {
      label: text.asking,
      value:
        asked === null || currency === null ? (
          <NotKnown />
        ) : (
          <MoneyText amountMinor={asked} currency={currency} />
        ),
    },
  ];
  if (found?.lostMinor && currency) {
    const lost = rounded(found.lostMinor);
    figures.push({
      label: text.lost,
      value: <MoneyText amountMinor={lost} currency={currency} look="whole" />,
    });
  }
  return (
    <>
      <RecordFigures figures={figures}>
        {found ? <VacancySteps unit={found} propertyId={unit.propertyId} /> : null}
      </RecordFigures>
      {isLoading ? <WaitingMark /> : null}
    </>
  );
}
