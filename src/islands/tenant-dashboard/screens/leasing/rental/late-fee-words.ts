import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { BASIS_POINTS_IN_WHOLE } from '#src/domain/foundation/money.ts';
import type { TenantRentalText } from '#src/i18n/dictionaries/leasing/tenant-rental.en.ts';
import { formatMoney, formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';

type LateFeeTerms = Pick<
  TenantLease,
  'currency' | 'lateFeeKind' | 'lateFeeMinor' | 'lateFeeBasisPoints' | 'lateFeeCapMinor' | 'lateFeeGraceDays'
>;

/** The late fee of a lease in the order a tenant asks: how much, at most, from when. */
export function lateFeeSentences(lease: LateFeeTerms, text: TenantRentalText, language: Language): string[] {
  const fee = feeSentence(lease, text, language);
  if (fee === null) return [text.noLateFee];
  const cap = lease.lateFeeCapMinor;
  return [
    fee,
    ...(cap === null ? [] : [text.feeCap({ amount: formatMoney(cap, lease.currency, language) })]),
    text.grace({ count: lease.lateFeeGraceDays }),
  ];
}

function feeSentence(lease: LateFeeTerms, text: TenantRentalText, language: Language): string | null {
  const percent = formatPercent((lease.lateFeeBasisPoints ?? 0) / BASIS_POINTS_IN_WHOLE, language, 2);
  switch (lease.lateFeeKind) {
    case 'none':
      return null;
    case 'fixed':
      return text.fixedFee({ amount: formatMoney(lease.lateFeeMinor ?? 0, lease.currency, language) });
    case 'percent_of_outstanding':
      return text.feeOfOutstanding({ percent });
    case 'percent_of_rent':
      return text.feeOfRent({ percent });
  }
}
