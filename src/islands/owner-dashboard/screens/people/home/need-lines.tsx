import type {
  AskedPlan,
  EndingLease,
  LateLease,
  UrgentRequest,
  VacantUnit,
} from '#src/data/money/totals/queries.ts';
import { daysBetween } from '#src/domain/foundation/dates.ts';
import { formatDate, formatInstant, formatMoney, formatRelativeDays } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NeedLine } from './need-line.tsx';

/** A repair that cannot wait. */
export function UrgentLine({ request }: { request: UrgentRequest }) {
  const { needs } = useText('owner').home;
  const language = useLanguage();
  const { timeZone } = useOrganization();
  const { propertyName: property, unitLabel: unit } = request;
  return (
    <NeedLine
      title={request.title}
      detail={needs.urgentDue({
        place: unit ? `${property} · ${unit}` : property,
        when: formatInstant(request.resolveBy, language, timeZone),
        isPast: Date.parse(request.resolveBy) < Date.now(),
      })}
      actions={
        <AppLink to={`/maintenance/${request.id}`} className={buttonClass({ size: 'sm' })}>
          {needs.openRequest}
        </AppLink>
      }
    />
  );
}

/** A payment plan that a tenant asks for. */
export function PlanLine({ plan }: { plan: AskedPlan }) {
  const { needs } = useText('owner').home;
  const place = `${plan.propertyName} · ${plan.unitLabel}`;
  return (
    <NeedLine
      title={plan.tenantName ?? needs.somebody}
      detail={`${place}, ${needs.inParts({ count: plan.instalmentCount })}`}
      figure={<MoneyText amountMinor={plan.owedMinor} currency={plan.currency} />}
      actions={<OpenLease id={plan.leaseId} />}
    />
  );
}

/** A lease with something past due. */
export function LateLine({ lease }: { lease: LateLease }) {
  const { needs } = useText('owner').home;
  const language = useLanguage();
  const place = `${lease.propertyName} · ${lease.unitLabel}`;
  const since = needs.lateSince({ date: formatDate(lease.oldestDueOn, language, 'dayMonth') });
  return (
    <NeedLine
      title={lease.tenantName ?? needs.somebody}
      detail={`${place}, ${since}`}
      figure={<MoneyText amountMinor={lease.outstandingMinor} currency={lease.currency} />}
      actions={<OpenLease id={lease.leaseId} />}
    />
  );
}

/** A lease that ends soon. */
export function EndingLine({ lease }: { lease: EndingLease }) {
  const { needs } = useText('owner').home;
  const language = useLanguage();
  const today = useToday();
  return (
    <NeedLine
      title={`${lease.propertyName} · ${lease.unitLabel}`}
      detail={needs.endsOn({
        date: formatDate(lease.endsOn, language, 'dayMonth'),
        when: formatRelativeDays(daysBetween(today, lease.endsOn), language),
      })}
      actions={<OpenLease id={lease.id} />}
    />
  );
}

function OpenLease({ id }: { id: string }) {
  const { needs } = useText('owner').home;
  return (
    <AppLink to={`/leases/${id}`} className={buttonClass({ size: 'sm' })}>
      {needs.openLease}
    </AppLink>
  );
}

/** A unit that nobody rents. */
export function VacantLine({ unit }: { unit: VacantUnit }) {
  const { needs } = useText('owner').home;
  const language = useLanguage();
  const { can } = useOrganization();
  const { marketRentMinor: rent, marketRentCurrency: currency } = unit;
  return (
    <NeedLine
      title={`${unit.propertyName} · ${unit.label}`}
      detail={
        rent === null || currency === null
          ? needs.rentUnknown
          : needs.marketRent({ amount: formatMoney(rent, currency, language) })
      }
      actions={
        can('leases.write') ? (
          <AppLink to={`/tenants/new?unit=${unit.id}`} className={buttonClass({ size: 'sm' })}>
            {needs.findTenant}
          </AppLink>
        ) : null
      }
    />
  );
}
