import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { Metric, MissingInput, PropertyMetrics } from '#src/domain/portfolio/property-metrics.ts';
import type { OwnerPropertyText } from '#src/i18n/dictionaries/portfolio/owner-property.en.ts';
import { formatMoney, formatNumber, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { linkClass } from '#src/islands/shell/link-class.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { classNames } from '#src/ui/class-names.ts';
import { NotKnown } from '#src/ui/components/not-known.tsx';

type MetricKey = Exclude<keyof PropertyMetrics, 'monthCount'>;

type CardKey = keyof OwnerPropertyText['propertyMetrics']['formulas'];

/** The figures on screen, and those that the formula of each is made of, in its order. */
const cards: readonly { key: CardKey; parts: readonly MetricKey[] }[] = [
  {
    key: 'netOperatingIncomeMinor',
    parts: ['grossPotentialRentMinor', 'vacancyLossMinor', 'creditLossMinor', 'operatingExpensesMinor'],
  },
  { key: 'grossPotentialRentMinor', parts: ['rentBilledMinor', 'vacancyLossMinor'] },
  { key: 'capRate', parts: ['netOperatingIncomeMinor', 'marketValueMinor'] },
  { key: 'cashOnCash', parts: ['netOperatingIncomeMinor', 'debtServiceMinor', 'cashInvestedMinor'] },
  { key: 'debtCoverage', parts: ['netOperatingIncomeMinor', 'debtServiceMinor'] },
  { key: 'physicalOccupancy', parts: [] },
  { key: 'economicOccupancy', parts: ['rentCollectedMinor', 'grossPotentialRentMinor'] },
];
/** The rates stand between what the property earns and how full it is, a row each. */
const RATES: readonly CardKey[] = ['capRate', 'cashOnCash', 'debtCoverage'];
const kindOf = (key: MetricKey) =>
  key.endsWith('Minor') ? 'money' : key === 'debtCoverage' ? 'times' : 'share';

type MetricCardsProps = { propertyId: string; metrics: PropertyMetrics; currency: CurrencyCode };

/** Every figure with its formula on demand; "—" says what is missing and where to add it. */
export function MetricCards({ propertyId, metrics, currency }: MetricCardsProps) {
  const { propertyMetrics: text } = useText('ownerProperty');
  const language = useLanguage();
  const write = (key: MetricKey) => {
    const metric = metrics[key];
    if (!metric.isKnown) return <NotKnown />;
    const kind = kindOf(key);
    if (kind === 'money') return formatMoney(metric.value, currency, language, { look: 'whole' });
    return kind === 'share' ? formatPercent(metric.value, language) : formatNumber(metric.value, language);
  };
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-6">
      {cards.map(({ key, parts }) => (
        <li
          key={key}
          className={classNames(
            'grid min-w-0 content-start gap-1 rounded-card border border-line bg-surface p-4 sm:p-5',
            RATES.includes(key) ? 'xl:col-span-2' : 'xl:col-span-3',
          )}
        >
          <h2 className="text-14 font-normal text-secondary">{text.names[key]}</h2>
          <p className="text-25 leading-tight font-semibold tracking-tight tabular-nums">{write(key)}</p>
          <Missing metric={metrics[key]} propertyId={propertyId} />
          <details className="mt-1 text-14">
            <summary className="w-fit rounded-mark text-hint hover:text-ink">
              {text.how}
              <span className="sr-only">: {text.names[key]}</span>
            </summary>
            <p className="mt-2">{text.formulas[key]}</p>
            {parts.length > 0 ? (
              <dl className="mt-2 grid gap-1">
                {parts.map((part) => (
                  <div key={part} className="flex justify-between gap-4">
                    <dt className="text-hint">{text.names[part]}</dt>
                    <dd className="text-right tabular-nums">{write(part)}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
          </details>
        </li>
      ))}
    </ul>
  );
}

/** Where each missing input is written down. */
const placeOf: Partial<Record<MissingInput, 'edit' | 'units'>> = {
  market_rent: 'units',
  value: 'edit',
  purchase: 'edit',
  loan: 'edit',
  debt_service: 'edit',
};

function Missing({ metric, propertyId }: { metric: Metric; propertyId: string }) {
  const { propertyMetrics: text } = useText('ownerProperty');
  const { can } = useOrganization();
  if (metric.isKnown) return null;
  const place = placeOf[metric.missing];
  return (
    <p className="text-14 text-secondary">
      {text.missing[metric.missing]}{' '}
      {place && can('portfolio.write') ? (
        <AppLink to={`/properties/${propertyId}/${place}`} className={linkClass}>
          {text.add}
        </AppLink>
      ) : null}
    </p>
  );
}
