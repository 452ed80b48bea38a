import { type CollectionEntry, getEntry } from 'astro:content';
import type { Language } from '#src/i18n/language.ts';

type FormPage = 'waitlist' | 'contact' | 'ownerStatements';

/** The words of a form's pages. @throws when the language has none, which fails the build. */
export async function formText<Name extends FormPage>(
  name: Name,
  language: Language,
): Promise<CollectionEntry<Name>['data']> {
  const entry = await getEntry(name, language as CollectionEntry<Name>['id']);
  if (!entry) throw new Error(`src/content has no ${name}/${language}.`);
  return entry.data;
}
