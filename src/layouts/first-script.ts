/**
 * Stands in the head of the pages that are one island. What the first screen will ask for is on its way before the island's
 * own code is: the files that this visit needs besides those that every visit does.
 */

import { AUTH_STORAGE_KEY } from '#src/domain/foundation/browser-keys.ts';
import { FIRST_FILES, type FirstFiles, scriptAddress } from '#src/domain/foundation/first-files.ts';
import { remembered } from './page-script/storage.ts';

const [, rest = ''] = /^\/[^/]*(\/.*)?$/.exec(location.pathname.replace(/\/$/, '')) ?? [];
const isSignedIn = remembered(AUTH_STORAGE_KEY) !== null;

function forReader({ elsewhere, screens, kept }: FirstFiles, language: 'es' | 'en'): readonly number[] {
  const screen = screens.find(({ paths }) => new RegExp(`^(?:${paths})$`).test(rest));
  return [
    ...(rest === '' ? [] : elsewhere),
    ...kept,
    ...(screen ? [...screen[language], ...screen.code] : []),
  ];
}

function fetchFirstFiles(files: FirstFiles): void {
  // The page's script has settled it (page-script/language.ts).
  const language = document.documentElement.lang === 'en' ? 'en' : 'es';
  const places = [...files[language], ...(isSignedIn ? forReader(files, language) : [])];
  for (const href of places.map((place) => scriptAddress(files.names[place] ?? '')))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

// A development server names none. Without a connection nothing comes sooner for being named: what is kept is at hand.
const named = document.querySelector<HTMLMetaElement>(`meta[name="${FIRST_FILES}"]`);
if (named && navigator.onLine) fetchFirstFiles(JSON.parse(named.content) as FirstFiles);
