import { readFileSync } from 'node:fs';
import * as fontkit from '@cantoo/fontkit';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterParts, partOf, partsOf, printed, runsOf, unprintedLetters } from './printed-letters.ts';

const every = Array.from({ length: 0xff_ff }, (_, index) => index + 1)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code));

describe('printed letters', () => {
  it.each(letterParts)('are in the font that has the part %s, in both weights', (part) => {
    const letters = every.filter((letter) => partOf(letter) === part);
    expect(letters.length).toBeGreaterThan(0);
    for (const weight of [400, 700]) {
      const file = readFileSync(`node_modules/@fontsource/arimo/files/arimo-${part}-${weight}-normal.woff`);
      const has = new Set((fontkit.create(file) as fontkit.Font).characterSet);
      expect(letters.filter((letter) => !has.has(letter.codePointAt(0) ?? 0))).toEqual([]);
    }
  });

  it('are in every reader’s own fonts where no part has them', async () => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    const has = new Set(font.getCharacterSet());
    const own = every.filter((letter) => printed(letter) === letter && partOf(letter) === null);
    expect(own.length).toBeGreaterThan(200);
    expect(own.filter((letter) => !has.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  });

  it('stay as they are; what is lost is told, and only that is "?"', () => {
    expect(printed('Łukasz Đức Φώτης Šime Žužić Peña')).toBe('Łukasz Đức Φώτης Šime Žužić Peña');
    // Decomposed as Macs write it; a minus; a mark that no letter has composed; a joiner.
    expect(printed('Pen\u0303a −5 x\u0303 a\u200db')).toBe('Peña -5 x ab');
    expect(printed('李小龍 🙂')).toBe('??? ?');
    expect(unprintedLetters('Ana 李小龍李 🙂')).toEqual(['李', '小', '龍', '🙂']);
    expect(unprintedLetters('Łukasz Đức Φώτης D’Óleo')).toEqual([]);
    expect([...partsOf('María Łukasz Φώτης')]).toEqual(['latin-ext', 'greek']);
    expect([...partsOf('María Peña D’Óleo – 5 €')]).toEqual([]);
  });

  it('are parted into runs that make up the text again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const shown = printed(text);
        expect(
          runsOf(shown)
            .map((run) => run.text)
            .join(''),
        ).toBe(shown);
        expect(printed(shown)).toBe(shown);
      }),
    );
  });
});
