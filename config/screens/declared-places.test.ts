import { describe, expect, it } from 'vitest';
import { grammars } from '#src/domain/insight/navigation/grammars.ts';
import { readingOf } from '#src/domain/insight/navigation/words.ts';
import { declaredPlaces, everydayWords, synonymsIn } from './declared-places.ts';
import { areas } from './read-screens.ts';

const LEAST_PHRASES = 2;
const home = (path: string) => path.replace(/^\/(?:(?:owner|tenant)-dashboard|admin)\//, '/');

describe.each(['es', 'en'] as const)('the places that can be said in %s', async (language) => {
  const places = await declaredPlaces(language);
  const { wordsOf } = readingOf(grammars[language]);

  it('are all screens without a name in their address, and the public pages', () => {
    const paths = places.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain('/owner-dashboard/finance?record=1');
    expect(paths).toContain('/tenant-dashboard/settings#theme');
    expect(paths).toContain('/pricing/#faq');
    expect(paths.filter((path) => path.includes(':'))).toEqual([]);
  });

  it('each have a name of their own in their area, and words that people use', () => {
    const named = places.map(({ path, title }) => `${path.split('/')[1]} ${title}`);
    const inAreas = named.filter((_, at) => /dashboard|admin/.test(places[at]?.path ?? ''));
    expect(inAreas.filter((name, at) => inAreas.indexOf(name) !== at)).toEqual([]);
    const without = places.filter(({ phrases }) => phrases.length < LEAST_PHRASES);
    expect(without).toEqual([]);
  });

  it('have no words for a place that there is not', () => {
    for (const area of [...areas, 'site'] as const) {
      const own = places.filter(({ path }) =>
        area === 'site' ? home(path) === path : path.startsWith(area === 'admin' ? '/admin/' : `/${area}-`),
      );
      const known = new Set(own.map(({ path }) => home(path)));
      expect(Object.keys(everydayWords(area)).filter((path) => !known.has(path))).toEqual([]);
    }
  });

  it('share synonyms, each stem in one line', () => {
    const stems = synonymsIn(language).flatMap((line) => [...new Set(wordsOf(line).map(({ stem }) => stem))]);
    expect(stems.filter((stem, at) => stems.indexOf(stem) !== at)).toEqual([]);
  });
});
