import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type { RentStep } from '#src/domain/money/rent-schedule.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';

interface RentChangesProps {
  rentSteps: readonly RentStep[];
  lease: TenantLease;
  today: IsoDate;
}

/** Rent that was agreed for later; nothing when the rent stays as it is. */
export function RentChanges({ rentSteps, lease, today }: RentChangesProps) {
  const rental = useText('tenantRental');
  const language = useLanguage();
  const coming = rentSteps.filter(({ startsOn }) => startsOn > today && startsOn > lease.startsOn);
  if (coming.length === 0) return null;
  return (
    <Card title={rental.changes}>
      <DefinitionList
        items={coming.map(({ startsOn, amountMinor }) => ({
          term: rental.changeOn({ date: formatDate(startsOn, language) }),
          value:
            amountMinor === 0
              ? rental.rentFree
              : rental.perMonth({ amount: formatMoney(amountMinor, lease.currency, language) }),
        }))}
      />
    </Card>
  );
}
