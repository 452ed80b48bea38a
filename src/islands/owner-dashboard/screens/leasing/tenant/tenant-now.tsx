import type { Tenant } from '#src/data/leasing/people/queries.ts';
import type { Payment } from '#src/data/money/payments/queries.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { isOccupying } from '#src/domain/leasing/lease.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { type Figure, RecordFigures } from '#src/islands/shell/record/record-figures.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { ReportedNotice } from '../parts/reported-notice.tsx';
import { balancesOf, rentsOf } from './balances.ts';

interface TenantNowProps {
  leases: readonly Tenant[];
  payments: readonly Payment[];
  seesMoney: boolean;
}

/** How somebody stands today: what they owe over all of their leases, what they pay a month, and since when. */
export function TenantNow({ leases, payments, seesMoney }: TenantNowProps) {
  const { tenantPage: text } = useText('ownerTenantPage');
  const language = useLanguage();
  const owed = useOwed(leases);
  const rents = rentsOf(leases.filter(({ status, hasLeft }) => isOccupying(status) && !hasLeft));
  const since = leases.map(({ startsOn }) => startsOn).sort()[0];
  const figures: Figure[] = [
    ...(seesMoney ? [owed] : []),
    ...(rents.length > 0 ? [{ label: text.rent, value: <Amounts amounts={rents} /> }] : []),
    ...(since ? [{ label: text.since, value: formatDate(since, language, 'short') }] : []),
  ];
  if (figures.length === 0) return null;
  return (
    <RecordFigures figures={figures}>
      <ReportedNotice payments={payments} />
    </RecordFigures>
  );
}

function useOwed(leases: readonly Tenant[]): Figure {
  const { tenantPage: text } = useText('ownerTenantPage');
  const balances = balancesOf(leases);
  const owed = balances
    .filter(({ owedMinor }) => owedMinor > 0)
    .map(({ currency, owedMinor }) => ({ currency, amountMinor: owedMinor }));
  const ahead = balances
    .filter(({ aheadMinor }) => aheadMinor > 0)
    .map(({ currency, aheadMinor }) => ({ currency, amountMinor: aheadMinor }));
  if (owed.length === 0) {
    return ahead.length > 0
      ? { label: text.ahead, value: <Amounts amounts={ahead} /> }
      : { label: text.balance, value: text.settled };
  }
  return {
    label: text.owes,
    value: <Amounts amounts={owed} isBad />,
    note:
      ahead.length > 0 ? (
        <>
          {text.ahead}: <Amounts amounts={ahead} />
        </>
      ) : undefined,
  };
}

interface AmountsProps {
  amounts: readonly { currency: CurrencyCode; amountMinor: number }[];
  isBad?: boolean;
}

/** One amount a currency; one is never added to the other. */
function Amounts({ amounts, isBad = false }: AmountsProps) {
  return amounts.map(({ currency, amountMinor }) => (
    <span key={currency} className="mr-3 inline-block">
      <MoneyText amountMinor={amountMinor} currency={currency} className={isBad ? 'text-bad' : undefined} />
    </span>
  ));
}
