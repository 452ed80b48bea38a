import type { Language } from '#src/i18n/language.ts';
import { knownText, loadText, type Namespace, type Texts } from '#src/i18n/load.ts';

const namespaces = ['common', 'owner', 'tenant', 'auth', 'admin'] as const satisfies readonly Namespace[];

/** The words on the screens, so that one test reads the product in both languages. */
export type ScreenTexts = Pick<Texts, (typeof namespaces)[number]>;

export async function textsOf(language: Language): Promise<ScreenTexts> {
  await loadText(language, namespaces);
  const loaded = namespaces.map((name) => [name, knownText(name, language)]);
  return Object.fromEntries(loaded) as ScreenTexts;
}
