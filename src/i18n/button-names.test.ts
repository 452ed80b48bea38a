import { expect, it } from 'vitest';

/*
 * Who speaks to the screen says what stands on a button. A button among rows has a longer name, which says of which row it is:
 * what stands on it is in that name (WCAG 2.5.3, label in name). `action` stands on it, `actionOf` is its name.
 */
const dictionaries = import.meta.glob<Record<string, unknown>>('./dictionaries/*/*.{en,es}.ts', {
  eager: true,
});

/** Pairs by name alone: neither of the two is a button's. */
const OTHERS = /\.(statement|rate|response|resolution)Of$/;

const anything = new Proxy({}, { get: () => 'X' });

function pairsIn(at: string, texts: unknown): { at: string; shown: string; name: string }[] {
  if (typeof texts !== 'object' || texts === null) return [];
  const own = texts as Record<string, unknown>;
  return Object.entries(own).flatMap(([key, text]) => {
    const shown = own[key.replace(/(Of|Named)$/, '')];
    const isPair = /(Of|Named)$/.test(key) && typeof text === 'function' && typeof shown === 'string';
    return isPair
      ? [{ at: `${at}.${key}`, shown, name: String((text as (p: unknown) => string)(anything)) }]
      : pairsIn(`${at}.${key}`, text);
  });
}

it('the name of a button has what stands on it', () => {
  const pairs = Object.entries(dictionaries)
    .flatMap(([file, texts]) => pairsIn(file, texts))
    .filter(({ at }) => !OTHERS.test(at));
  expect(pairs.length).toBeGreaterThan(60);
  expect(pairs.filter(({ shown, name }) => !name.toLowerCase().includes(shown.toLowerCase()))).toEqual([]);
});
