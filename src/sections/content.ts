import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import type { Language } from '#src/i18n/language.ts';
import { pathIn } from './translate.ts';

// The way from a page to its words. A page that lacks an entry fails the build.

/** Collections with one entry per language. */
type PerLanguage = Exclude<CollectionKey, 'plans' | 'featureStates' | 'legal' | 'guides'>;

/** @throws when the collection has no entry in that language */
export async function pageText<Name extends PerLanguage>(
  name: Name,
  language: Language,
): Promise<CollectionEntry<Name>['data']> {
  const entry = await getEntry(name, language as CollectionEntry<Name>['id']);
  if (!entry) throw new Error(`src/content has no ${name}/${language}.`);
  return entry.data;
}

export interface Question {
  readonly id: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  readonly links?: readonly { readonly to: string; readonly label: string }[] | undefined;
}

/** Every question of the FAQ, in the order of the page. */
export async function questions(language: Language): Promise<Question[]> {
  const { groups } = await pageText('faq', language);
  return groups.flatMap((group) => group.questions);
}

/** The questions with these ids, in this order. @throws when one does not exist */
export async function questionsNamed(language: Language, ids: readonly string[]): Promise<Question[]> {
  const all = await questions(language);
  return ids.map((id) => {
    const found = all.find((question) => question.id === id);
    if (!found) throw new Error(`src/content/faq/${language}.yaml has no question "${id}".`);
    return found;
  });
}

/** Plans from the smallest to the largest. Prices in minor units. */
export async function plans(): Promise<CollectionEntry<'plans'>['data'][]> {
  const entries = await getCollection('plans');
  return entries
    .map(({ data }) => data)
    .sort((a, b) => a.units_included - b.units_included || extraOf(a) - extraOf(b));
}

const extraOf = (plan: CollectionEntry<'plans'>['data']) => plan.extra_unit_minor?.DOP ?? 0;

/** What can be used today and what is being built, by the feature's id. */
export async function featureStates(): Promise<ReadonlyMap<string, 'works' | 'building'>> {
  const entries = await getCollection('featureStates');
  return new Map(entries.map(({ data }) => [data.id, data.state]));
}

/** `/pricing/#faq` → `/en/pricing/#faq`. */
export function linkIn(language: Language, to: string): string {
  const [path = '/', anchor] = to.split('#');
  return pathIn(language, path) + (anchor === undefined ? '' : `#${anchor}`);
}
