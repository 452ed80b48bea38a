import type { ChargeReason } from '#src/data/trust/sections.ts';
import type { TrustSectionsText } from '#src/i18n/dictionaries/trust/trust-sections.en.ts';
import { formatDate, formatMoney, formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';

const BASIS_POINTS = 10_000;

interface Words {
  readonly text: TrustSectionsText['charges'];
  readonly language: Language;
}

/** What a charge rests on, in sentences. */
export function reasonSentences(charge: ChargeReason, { text, language }: Words): string[] {
  const { reason, reasonOn, reasonMinor, reasonName, reasonMethod, currency } = charge;
  const since = {
    date: reasonOn === null ? '' : formatDate(reasonOn, language),
    amount: reasonMinor === null ? '' : formatMoney(reasonMinor, currency, language),
  };
  switch (reason) {
    case 'rent':
      return [text.rent(since)];
    case 'recurring':
      return [text.recurring(since)];
    case 'late_fee':
      return [text.lateFee(since), ...ruleOf(charge, { text, language })];
    case 'bill':
      return [text.bill({ ...since, name: reasonName ?? '' }), ...methodOf(reasonMethod, text)];
    case 'deposit':
      return [text.deposit];
    default:
      return [byKind(charge, text)];
  }
}

/** What nobody agreed for this lease alone is known by its kind. */
const byKind = ({ kind }: ChargeReason, text: Words['text']): string =>
  kind === 'itbis' ? text.tax : kind === 'opening_balance' ? text.opening : text.byHand;

const methodOf = (method: string | null, { methods }: Words['text']) =>
  method !== null && method in methods ? [methods[method as keyof typeof methods]] : [];

function ruleOf(charge: ChargeReason, { text, language }: Words): string[] {
  const { ruleKind, ruleMinor, ruleBasisPoints, graceDays, currency } = charge;
  const percent = formatPercent((ruleBasisPoints ?? 0) / BASIS_POINTS, language, 2);
  const rule =
    ruleKind === 'fixed'
      ? formatMoney(ruleMinor ?? 0, currency, language)
      : ruleKind === 'percent_of_rent'
        ? text.ofRent({ percent })
        : ruleKind === 'percent_of_outstanding'
          ? text.ofDebt({ percent })
          : null;
  return rule === null ? [] : [text.rule({ rule, days: graceDays ?? 0 })];
}
