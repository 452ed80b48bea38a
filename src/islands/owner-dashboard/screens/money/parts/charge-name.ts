import { endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import type { ChargeKind } from '#src/domain/foundation/enums.ts';
import type { OwnerMoneyText } from '#src/i18n/dictionaries/money/owner-money.en.ts';
import { formatDate } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';

export interface NamedCharge {
  readonly kind: ChargeKind;
  readonly description: string;
  /** First and last day of what is charged for; null when there is no such time. */
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
}

/** A charge in words: "Rent, November 2026", "Rent, 11/15/2026 to 11/30/2026" for a part of a month, "Deposit". */
export function chargeName(charge: NamedCharge, text: OwnerMoneyText['money'], language: Language): string {
  const { kind, description, periodStart: from, periodEnd: to } = charge;
  if (kind !== 'rent' && kind !== 'late_fee') return description || text[kind];
  if (!from || !to) return kind === 'late_fee' ? text.lateFee : text.other;
  const month = formatDate(from, language, 'month');
  if (kind === 'late_fee') return text.lateFeeOf({ month });
  const isWholeMonth = from === startOfMonth(from) && to === endOfMonth(from);
  if (isWholeMonth) return text.rentOf({ month });
  return text.rentFromTo({
    from: formatDate(from, language, 'short'),
    to: formatDate(to, language, 'short'),
  });
}

/** The parts of a row of `charges_list` that name it. */
export function namedCharge(row: {
  kind: ChargeKind;
  description: string;
  periodStart: string | null;
  periodEnd: string | null;
}): NamedCharge {
  return {
    kind: row.kind,
    description: row.description,
    periodStart: row.periodStart,
    periodEnd: row.periodEnd,
  };
}
