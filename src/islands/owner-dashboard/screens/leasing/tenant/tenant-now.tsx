import type { Tenant } from '#src/data/leasing/people/queries.ts';
import type { Payment } from '#src/data/money/payments/queries.ts';
import { isOccupying } from '#src/domain/leasing/lease.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AmountList } from '#src/islands/shell/record/amount-list.tsx';
import { type Figure, RecordFigures } from '#src/islands/shell/record/record-figures.tsx';
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
    ...(rents.length > 0 ? [{ label: text.rent, value: <AmountList amounts={rents} /> }] : []),
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
      ? { label: text.ahead, value: <AmountList amounts={ahead} /> }
      : { label: text.balance, value: text.settled };
  }
  return {
    label: text.owes,
    value: <AmountList amounts={owed} className="text-bad" />,
    note:
      ahead.length > 0 ? (
        <>
          {text.ahead}: <AmountList amounts={ahead} />
        </>
      ) : undefined,
  };
}
