import type { ReceivedDetails } from '#src/data/money/payments/received.ts';
import { RATE_DECIMALS } from '#src/domain/books/exchange.ts';
import type { OwnerCashText } from '#src/i18n/dictionaries/books/owner-cash.en.ts';
import { formatDate, formatMoney, formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import type { Definition } from '#src/ui/components/definition-list.tsx';

/** What came in the other currency, at which rate, and what was lost or gained by it; nothing of any other payment. */
export function exchangeFacts(
  payment: ReceivedDetails,
  text: OwnerCashText['exchange'],
  language: Language,
): Definition[] {
  const {
    receivedCurrency: currency,
    receivedMinor: minor,
    rate,
    rateSource: source,
    ratedOn: day,
  } = payment;
  if (currency === null || minor === null || rate === null || source === null || day === null) return [];
  const date = formatDate(day, language, 'short');
  const facts: Definition[] = [
    { term: text.receivedFact, value: formatMoney(minor, currency, language) },
    {
      term: text.rateFact,
      value: text.rateOf({ rate: formatNumber(rate, language, RATE_DECIMALS), source, date }),
    },
  ];
  const { differenceMinor: difference, differenceCurrency: base } = payment;
  if (difference && base) {
    const term = difference > 0 ? text.differenceLost : text.differenceGained;
    facts.push({ term, value: formatMoney(Math.abs(difference), base, language) });
  }
  return facts;
}
