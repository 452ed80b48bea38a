import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { convertMinor } from '#src/domain/public-forms/analyzer.ts';
import { type NumberFieldName, numberFields } from '#src/domain/public-forms/analyzer-fields.ts';
import { readHundredths } from '#src/domain/public-forms/analyzer-number.ts';
import { formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { input } from './controls.ts';

const amounts: readonly NumberFieldName[] = (['rent', 'hourValue', 'software'] as const).filter(
  (name) => numberFields[name].kind === 'money',
);

/** What stood in a field before its amount was changed into the other currency. */
interface Former {
  readonly currency: CurrencyCode;
  readonly text: string;
  readonly changedInto: string;
}

/**
 * Changes the typed amounts into the other currency. Changed back without an edit, they are again exactly what was
 * typed, and not what two roundings made of it.
 */
export function currencyChanger(form: HTMLFormElement, language: Language) {
  const formers = new Map<NumberFieldName, Former>();
  return (from: CurrencyCode, to: CurrencyCode, rateHundredths: number): void => {
    for (const name of amounts) {
      const field = input(form, name);
      const amount = field ? readHundredths(field.value) : null;
      if (!field || amount === null) continue;
      const former = formers.get(name);
      const { value: text } = field;
      const isUntouched = former?.currency === to && former.changedInto === text;
      field.value = isUntouched
        ? former.text
        : formatNumber(convertMinor(amount, from, to, rateHundredths) / 100, language);
      formers.set(name, { currency: from, text, changedInto: field.value });
    }
  };
}
