import type { ReadGuide, ToolSources } from '#src/data/insight/tools/reader.ts';
import { placeFinder } from '#src/domain/insight/navigation/find-places.ts';
import type { Language } from '#src/i18n/language.ts';
import { knownText, loadText } from '#src/i18n/load.ts';

const indexes = {
  es: () => import('virtual:places/es'),
  en: () => import('virtual:places/en'),
};

/**
 * What the assistant's tools read besides the database, at the edge. Guides stand beside the built pages.
 * @param files fetches one of the site's own files
 */
export const toolSources = (files: (address: URL) => Promise<Response>, language: Language): ToolSources => ({
  guides: async () => {
    const answer = await files(new URL(`/help/${language}.json`, 'https://files.invalid'));
    if (!answer.ok) throw new Error(`The guides answered ${answer.status}.`);
    return (await answer.json()) as ReadGuide[];
  },
  articles: async () => {
    await loadText(language, ['lawLibrary']);
    const text = knownText('lawLibrary', language);
    if (!text) throw new Error('The texts of the law are missing.');
    return text.articles;
  },
  findPlaces: async () => placeFinder((await indexes[language]()).index),
});
