import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import type { Standing } from '#src/data/leasing/tenancy/standing.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { nextRent } from '#src/islands/tenant-dashboard/screens/money/parts/next-rent.ts';
import { shortDay } from '#src/islands/tenant-dashboard/screens/money/parts/short-date.ts';

export interface NextRentLineProps {
  lease: TenantLease;
  standing: Standing;
  today: IsoDate;
}

/** What comes next for a tenant who owes nothing. */
export function NextRentLine({ lease, standing, today }: NextRentLineProps) {
  const { home } = useText('tenant');
  const language = useLanguage();
  const next = nextRent(lease, standing.rentSteps);
  if (!next) return home.noNext;
  return home.next({
    amount: formatMoney(next.amountMinor, lease.currency, language, { look: 'said' }),
    date: shortDay(next.dueOn, today, language),
  });
}
