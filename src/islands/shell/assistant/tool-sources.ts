import type { QueryClient } from '@tanstack/react-query';
import type { ToolSources } from '#src/data/insight/tools/reader.ts';
import { helpQueries } from '#src/data/messages/help/queries.ts';
import type { Language } from '#src/i18n/language.ts';
import { knownText, loadText } from '#src/i18n/load.ts';

const finders = {
  es: () => import('../palette/place-finder-es.ts'),
  en: () => import('../palette/place-finder-en.ts'),
};

/** What the assistant's tools read besides the database, in a browser. All of it is there without a connection. */
export const toolSources = (queryClient: QueryClient, language: Language): ToolSources => ({
  guides: () => queryClient.fetchQuery(helpQueries.guides(language)),
  articles: async () => {
    await loadText(language, ['lawLibrary']);
    const text = knownText('lawLibrary', language);
    if (!text) throw new Error('The texts of the law are missing.');
    return text.articles;
  },
  findPlaces: async () => (await finders[language]()).find,
});
