import type { TenantCharge } from '#src/data/leasing/tenancy/rows.ts';
import { endOfMonth, type IsoDate, startOfMonth } from '#src/domain/foundation/dates.ts';
import type { TenantText } from '#src/i18n/dictionaries/foundation/tenant.en.ts';
import { formatDate } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { shortMonth } from './short-date.ts';

export type NamedCharge = Pick<TenantCharge, 'kind' | 'description' | 'periodStart' | 'periodEnd'>;

/**
 * A charge in words: "Rent, November" (with the year when it is another one), "Rent, 11/15/2026 to 11/30/2026",
 * "Deposit", or what the landlord wrote.
 */
export function chargeName(
  charge: NamedCharge,
  today: IsoDate,
  text: TenantText,
  language: Language,
): string {
  const { kind, description, periodStart: from, periodEnd: to } = charge;
  if (kind === 'rent' && from && to) {
    if (from === startOfMonth(from) && to === endOfMonth(from))
      return text.charge.rent({ month: shortMonth(from, today, language) });
    return text.charge.rentPart({
      from: formatDate(from, language, 'short'),
      to: formatDate(to, language, 'short'),
    });
  }
  if (description) return description;
  if (kind === 'late_fee' && from) return text.charge.lateFeeOf({ month: shortMonth(from, today, language) });
  if (kind === 'late_fee') return text.charge.lateFee;
  return text.charge[kind === 'rent' ? 'other' : kind];
}
