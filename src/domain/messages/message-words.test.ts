import { expect, it } from 'vitest';
import { hasMessageWords, messageWords } from './message-words.ts';

it.each([...messageWords.es, ...messageWords.en])('%s is known, however it is written', (word) => {
  expect(hasMessageWords(`Buenas, ${word}.`)).toBe(true);
  expect(hasMessageWords(word.toUpperCase())).toBe(true);
});

it.each(['', 'Buenas', 'inquilino', '{ inquilino }', '{hora}', '[unidad]', '[mes]'])(
  '"%s" has none',
  (text) => {
    expect(hasMessageWords(text)).toBe(false);
  },
);
