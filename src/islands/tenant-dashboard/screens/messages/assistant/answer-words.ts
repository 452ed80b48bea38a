import type { CurrencyCode, LateFeeKind } from '#src/domain/foundation/enums.ts';
import type { AnswerPart, Saying } from '#src/domain/messages/assistant/answer.ts';
import type { TenantRentalText } from '#src/i18n/dictionaries/leasing/tenant-rental.en.ts';
import type { AssistantText } from '#src/i18n/dictionaries/messages/assistant.en.ts';
import { formatDate, formatMoney, formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import type { Words } from '#src/i18n/words.ts';
import { lateFeeSentences } from '#src/islands/tenant-dashboard/screens/leasing/rental/late-fee-words.ts';

interface Reader {
  readonly text: AssistantText;
  readonly rental: TenantRentalText;
  readonly language: Language;
}

/** A part of an answer in the reader's words; what an older version of the assistant said and this one no longer knows is left out. */
export function wordsOfPart({ sayings }: AnswerPart, reader: Reader): string[] {
  return sayings.flatMap((saying) => wordsOfSaying(saying, reader));
}

function wordsOfSaying({ kind, values }: Saying, reader: Reader): string[] {
  if (kind === 'late_fee') return [lateFeeWords(values, reader)];
  const says: Readonly<Record<string, (words: Words) => string>> = reader.text.says;
  const sentence = says[kind];
  return sentence ? [sentence(formatted(values, reader))] : [];
}

/** Amounts, days, numbers and states as a reader sees them; nothing for what is not known. */
function formatted(values: Saying['values'], { text, language }: Reader): Words {
  const statuses: Readonly<Record<string, string>> = text.statuses;
  const words = Object.entries(values).map(([name, value]): [string, string] => {
    if (value === null) return [name, ''];
    if (name.endsWith('Minor'))
      return [name, formatMoney(Number(value), values.currency as CurrencyCode, language)];
    if (name.endsWith('On')) return [name, formatDate(String(value), language)];
    if (name === 'status') return [name, statuses[value] ?? String(value)];
    return [name, typeof value === 'number' ? formatNumber(value, language) : value];
  });
  return Object.fromEntries(words);
}

function lateFeeWords(values: Saying['values'], { rental, language }: Reader): string {
  const figure = (name: string) => (values[name] === null ? null : Number(values[name]));
  const terms = {
    currency: values.currency as CurrencyCode,
    lateFeeKind: values.kind as LateFeeKind,
    lateFeeMinor: figure('minor'),
    lateFeeBasisPoints: figure('basisPoints'),
    lateFeeCapMinor: figure('capMinor'),
    lateFeeGraceDays: Number(values.graceDays),
  };
  return lateFeeSentences(terms, rental, language).join(' ');
}
