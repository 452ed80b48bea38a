import { expect, it } from 'vitest';
import { english } from './english.ts';
import { intents } from './intents.ts';
import { spanish } from './spanish.ts';

/** What is no word: names, sums, days and the sign of a question. */
const READ_BEFORE = ['aTenant', 'aUnit', 'aProperty', 'money', 'question', 'period', 'figure', 'cut'];

it('both languages have words for each concept that an intent names', () => {
  const named = [...intents.owner, ...intents.tenant].flatMap(({ needed, helpful, against }) => [
    ...needed.flat(),
    ...helpful,
    ...against,
  ]);
  const lacking = (words: object) =>
    [...new Set(named)].filter((concept) => !(concept in words) && !READ_BEFORE.includes(concept));
  expect({ es: lacking(spanish), en: lacking(english) }).toEqual({ es: [], en: [] });
});
