import type { UnitChoice } from '#src/data/leasing/leases/queries.ts';
import type { OwnerMoneyText } from '#src/i18n/dictionaries/money/owner-money.en.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import type { ComboboxOption } from '#src/ui/components/combobox.tsx';

type UnitText = OwnerMoneyText['tenantForm']['unit'];

/** A unit to choose for a lease: whether it is free, and what it costs on the market. */
export function unitOption(unit: UnitChoice, text: UnitText, language: Language): ComboboxOption {
  const { marketRentMinor: rent, marketRentCurrency: currency } = unit;
  const parts = [stateOf(unit, text, language)];
  if (rent !== null && currency) parts.push(`${text.marketRent} ${formatMoney(rent, currency, language)}`);
  return { value: unit.id, label: unit.label, detail: parts.join(' · ') };
}

function stateOf(unit: UnitChoice, text: UnitText, language: Language): string {
  if (unit.leaseId === null) {
    if (unit.reservedFrom === null) return text.vacant;
    return text.vacantUntil({ date: formatDate(unit.reservedFrom, language, 'short') });
  }
  const name = unit.tenantName;
  if (!name) return text.occupied;
  if (unit.leaseStatus === 'month_to_month' || !unit.leaseEndsOn) return text.letMonthly({ name });
  return text.letTo({ name, until: formatDate(unit.leaseEndsOn, language, 'short') });
}
