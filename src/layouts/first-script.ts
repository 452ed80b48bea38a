/**
 * Stands in the head of the pages that are one island. What the first screen will ask for is on its way before the island's
 * own code is: the files that this visit needs besides those that every visit does.
 */

import { AUTH_STORAGE_KEY } from '#src/domain/foundation/browser-keys.ts';
import { FIRST_FILES, type FirstFiles } from '#src/domain/foundation/first-files.ts';
import { remembered } from './page-script/storage.ts';

const isHome = /^\/[^/]*\/?$/.test(location.pathname);
const isSignedIn = remembered(AUTH_STORAGE_KEY) !== null;

function fetchFirstFiles(files: FirstFiles): void {
  // The page's script has settled it (page-script/language.ts).
  const texts = document.documentElement.lang === 'en' ? files.en : files.es;
  const screen = isSignedIn ? [...(isHome ? files.home : files.elsewhere), ...files.kept] : [];
  for (const href of [...texts, ...screen])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

// A development server names none.
const named = document.querySelector<HTMLMetaElement>(`meta[name="${FIRST_FILES}"]`);
if (named) fetchFirstFiles(JSON.parse(named.content) as FirstFiles);
