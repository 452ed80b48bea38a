import { ClipboardCheck, FileSignature, type LucideIcon, Megaphone } from 'lucide-react';
import type { VacantUnit } from '#src/data/portfolio/properties/vacancy-queries.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { classNames } from '#src/ui/class-names.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { emptyDays, rounded } from './vacancy.ts';

type VacantUnitLineProps = { unit: VacantUnit; propertyId: string };

/** A vacant unit: since when, at what cost, and below it the steps to its next lease. */
export function VacantUnitLine({ unit, propertyId }: VacantUnitLineProps) {
  const { vacancy: text } = useText('ownerPortfolio').property;
  const language = useLanguage();
  const today = useToday();
  const { can } = useOrganization();
  return (
    <li className="grid gap-2.5 py-4 first:pt-1 last:pb-1">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <AppLink to={`/units/${unit.unitId}`} className="rounded-mark font-medium hover:underline">
            {unit.label}
          </AppLink>
          <p className="text-14 text-secondary tabular-nums">
            {text.since({
              date: formatDate(unit.vacantSince, language),
              days: text.days({ count: emptyDays(unit, today) }),
            })}
          </p>
        </div>
        {unit.marketRentMinor === null || unit.marketRentCurrency === null ? (
          <span className="text-14 text-hint">
            <NotKnown />
          </span>
        ) : (
          <dl className="flex gap-x-6 text-right max-sm:text-left">
            <Sum
              label={text.lostShort}
              minor={rounded(unit.lostMinor ?? 0)}
              currency={unit.marketRentCurrency}
            />
            <Sum
              label={text.aMonth}
              minor={unit.marketRentMinor}
              currency={unit.marketRentCurrency}
              isQuiet
            />
          </dl>
        )}
        {can('leases.write') && unit.nextLeaseId === null ? (
          <AppLink to={`/tenants/new?unit=${unit.unitId}`} className={buttonClass({ size: 'sm' })}>
            {text.findTenant}
          </AppLink>
        ) : null}
      </div>
      <VacancySteps unit={unit} propertyId={propertyId} />
    </li>
  );
}

type SumProps = { label: string; minor: number; currency: CurrencyCode; isQuiet?: boolean };

function Sum({ label, minor, currency, isQuiet = false }: SumProps) {
  return (
    <div className="min-w-28">
      <dt className="text-12 text-hint">{label}</dt>
      <dd className={isQuiet ? 'text-secondary' : 'font-medium'}>
        <MoneyText amountMinor={minor} currency={currency} look="whole" />
      </dd>
    </div>
  );
}

/** Listing, applications, lease: each says where it stands and leads there. */
export function VacancySteps({ unit, propertyId }: VacantUnitLineProps) {
  const { property } = useText('ownerPortfolio');
  const { vacancy: text } = property;
  const { enums } = useText('common');
  const language = useLanguage();
  const { submittedCount: submitted, inReviewCount: inReview, approvedCount: approved } = unit;
  const asked = [
    submitted ? text.submitted({ count: submitted }) : null,
    inReview ? text.inReview({ count: inReview }) : null,
    approved ? text.approved({ count: approved }) : null,
  ].filter((words) => words !== null);
  const status = unit.nextLeaseStatus;
  return (
    <ol aria-label={text.steps({ unit: unit.label })} className="flex flex-wrap gap-2 text-14">
      <Step
        icon={Megaphone}
        to={`/properties/${propertyId}?tab=marketing`}
        isReached={unit.isListed === true}
      >
        {unit.isListed === null ? text.noListing : unit.isListed ? text.listed : text.listingDraft}
      </Step>
      {submitted === null ? null : (
        <Step
          icon={ClipboardCheck}
          to={`/tenant-screening?f.property=${propertyId}`}
          isReached={asked.length > 0}
        >
          {asked.length > 0 ? asked.join(', ') : text.noApplications}
        </Step>
      )}
      {unit.nextLeaseId && status && unit.nextLeaseStartsOn ? (
        <Step icon={FileSignature} to={`/leases/${unit.nextLeaseId}`} isReached>
          {text.nextLease({
            status: enums.leaseStatus[status],
            date: formatDate(unit.nextLeaseStartsOn, language, 'short'),
          })}
        </Step>
      ) : null}
    </ol>
  );
}

type StepProps = { icon: LucideIcon; to: string; isReached: boolean; children: string };

function Step({ icon: Icon, to, isReached, children }: StepProps) {
  return (
    <li>
      <AppLink
        to={to}
        className={classNames(
          'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 hover:underline',
          isReached
            ? 'border-transparent bg-info-soft text-action'
            : 'border-control border-dashed text-secondary',
        )}
      >
        <Icon size={14} aria-hidden="true" className="shrink-0" />
        {children}
      </AppLink>
    </li>
  );
}
