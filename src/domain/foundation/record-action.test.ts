import { describe, expect, it } from 'vitest';
import { paletteActions as english } from '#src/i18n/dictionaries/foundation/palette-actions.en.ts';
import { paletteActions as spanish } from '#src/i18n/dictionaries/foundation/palette-actions.es.ts';
import { sentences } from '#tests/navigation/record-actions.ts';
import { plainText } from './plain-text.ts';
import { readAction } from './record-action.ts';

describe.each([['es', spanish] as const, ['en', english] as const])(
  'a sentence in %s',
  (language, grammar) => {
    it.each(sentences[language])('"%s" asks for %j', (text, asked) => {
      expect(readAction(text, grammar)).toEqual(asked);
    });

    it('means one thing: no phrase stands for two actions', () => {
      const phrases = Object.values(grammar.verbs).flat().map(plainText);
      expect(phrases.toSorted()).toEqual([...new Set(phrases)].toSorted());
    });
  },
);
