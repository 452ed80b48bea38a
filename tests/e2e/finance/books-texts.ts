import type { Language } from '#src/i18n/language.ts';
import { knownText, loadText, type Texts } from '#src/i18n/load.ts';
import { textsOf } from '#tests/support/texts.ts';

/** The words of the books and of charging, besides those that all screens share. */
export async function booksTextsOf(language: Language) {
  await loadText(language, ['ownerBooks', 'ownerCharging']);
  const texts = await textsOf(language);
  return {
    ...texts,
    ledger: texts.owner.ledger,
    books: knownText('ownerBooks', language) as Texts['ownerBooks'],
    charging: knownText('ownerCharging', language) as Texts['ownerCharging'],
  };
}
