import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { type Definition, DefinitionList } from '#src/ui/components/definition-list.tsx';
import { lastDayOf } from '../parts/place.ts';

/** The terms that a tenant looks up: rent, due day, dates, deposit. */
export function LeaseTerms({ lease }: { lease: TenantLease }) {
  const rental = useText('tenantRental');
  const language = useLanguage();
  const lastDay = lastDayOf(lease);
  const items: Definition[] = [
    { term: rental.dueDay, value: rental.dueDayValue({ day: lease.dueDay }) },
    { term: rental.from, value: <DateText date={lease.startsOn} /> },
    { term: rental.to, value: lastDay === null ? rental.monthToMonth : <DateText date={lastDay} /> },
    {
      term: rental.deposit,
      value:
        lease.depositMinor > 0 ? formatMoney(lease.depositMinor, lease.currency, language) : rental.noDeposit,
    },
    { term: rental.partMonths, value: rental.partMonth[lease.prorationMethod] },
  ];
  if (lease.rentMinor !== null) {
    const amount = formatMoney(lease.rentMinor, lease.currency, language);
    items.unshift({ term: rental.rent, value: rental.perMonth({ amount }) });
  }
  return <DefinitionList items={items} />;
}
