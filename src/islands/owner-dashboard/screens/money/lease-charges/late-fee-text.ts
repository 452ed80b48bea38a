import type { CurrencyCode, LateFeeKind } from '#src/domain/foundation/enums.ts';
import type { OwnerMoneyText } from '#src/i18n/dictionaries/money/owner-money.en.ts';
import { formatMoney, formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';

export interface LateFeeFacts {
  readonly kind: LateFeeKind;
  /** Minor units; set when the kind is `fixed`. */
  readonly amountMinor: number | null;
  /** 500 is 5 %; set when the kind is a percentage. */
  readonly basisPoints: number | null;
  readonly capMinor: number | null;
  readonly graceDays: number;
  readonly currency: CurrencyCode;
}

const BASIS_POINTS_IN_WHOLE = 10_000;

/** The rule for late rent in a sentence. */
export function lateFeeText(
  fee: LateFeeFacts,
  text: OwnerMoneyText['tenantForm']['lateFeeText'],
  language: Language,
): string {
  const days = fee.graceDays;
  if (fee.kind === 'none') return text.none;
  if (fee.kind === 'fixed') {
    return text.fixed({ amount: formatMoney(fee.amountMinor ?? 0, fee.currency, language), days });
  }
  const percent = formatPercent((fee.basisPoints ?? 0) / BASIS_POINTS_IN_WHOLE, language, 2);
  const rule =
    fee.kind === 'percent_of_rent'
      ? text.percentRent({ percent, days })
      : text.percentOutstanding({ percent, days });
  if (fee.capMinor === null) return rule;
  return text.upTo({ rule, amount: formatMoney(fee.capMinor, fee.currency, language) });
}
