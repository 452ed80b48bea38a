import type { UnitChoice } from '#src/data/leasing/leases/queries.ts';
import type { OwnerMoneyText } from '#src/i18n/dictionaries/money/owner-money.en.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import type { ComboboxOption } from '#src/ui/components/combobox.tsx';

type UnitText = OwnerMoneyText['tenantForm']['unit'];

/** A unit to choose for a lease: whether it is free, and what it costs on the market. */
export function unitOption(unit: UnitChoice, text: UnitText, language: Language): ComboboxOption {
  const { market_rent_minor: rent, market_rent_currency: currency } = unit;
  const parts = [stateOf(unit, text, language)];
  if (rent !== null && currency) parts.push(`${text.marketRent} ${formatMoney(rent, currency, language)}`);
  return { value: unit.id, label: unit.label, detail: parts.join(' · ') };
}

function stateOf(unit: UnitChoice, text: UnitText, language: Language): string {
  if (unit.lease_id === null) {
    if (unit.reserved_from === null) return text.vacant;
    return text.vacantUntil({ date: formatDate(unit.reserved_from, language, 'short') });
  }
  const name = unit.tenant_name;
  if (!name) return text.occupied;
  if (unit.lease_status === 'month_to_month' || !unit.lease_ends_on) return text.letMonthly({ name });
  return text.letTo({ name, until: formatDate(unit.lease_ends_on, language, 'short') });
}
