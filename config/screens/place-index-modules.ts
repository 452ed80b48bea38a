import type { Plugin } from 'vite';
import { makePlaceIndex, type Spoken } from '../../src/domain/insight/navigation/make-index.ts';
import { declaredPlaces, synonymsIn } from './declared-places.ts';
import { repositoryRoot } from './read-screens.ts';

const ASKED = /^virtual:places\/(es|en)$/;

/**
 * `virtual:places/es` and `/en`: the index by which src/domain/insight/navigation finds a place. It is made of what the screens
 * declare and of the words that people use for them (src/content/everyday-words).
 */
export function placeIndexModules(root = repositoryRoot): Plugin {
  return {
    name: 'llavero:place-index-modules',
    enforce: 'pre',
    resolveId: (id) => (ASKED.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const language = ASKED.exec(id.replace(/^\0/, ''))?.[1] as Spoken | undefined;
      if (!language) return undefined;
      const index = makePlaceIndex(
        language,
        await declaredPlaces(language, root),
        synonymsIn(language, root),
      );
      return `export const index = ${JSON.stringify(index)};`;
    },
  };
}
