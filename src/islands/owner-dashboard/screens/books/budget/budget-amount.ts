import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { moneyParts } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';

/** An amount of a plan, in whole units and without its currency, which the whole budget has; '' where there is none. */
export function planAmount(minor: number | null, currency: CurrencyCode, language: Language): string {
  if (minor === null) return '';
  const { sign, digits } = moneyParts(minor, currency, language, { look: 'whole' });
  return sign + digits;
}

/** The same with its cents, as it is stored. */
export function exactAmount(minor: number | null, currency: CurrencyCode, language: Language): string {
  if (minor === null) return '';
  const { sign, digits } = moneyParts(minor, currency, language);
  return sign + digits;
}
