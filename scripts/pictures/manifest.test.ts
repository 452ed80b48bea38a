import { describe, expect, it } from 'vitest';
import { dictionaryTexts, menuOf, namesOf, readManifest, staleness } from './manifest.ts';

const RETAKE =
  'Run `npm run build` and `npm run pictures`, look at the pictures, and commit them with their manifest.';

describe('the pictures of the product', () => {
  const manifest = readManifest();

  it('say what the product says now', async () => {
    expect(await staleness(manifest), RETAKE).toEqual([]);
  });

  it('show enough words to tell, the menu of the area among them', () => {
    for (const { picture, frame, language, texts } of manifest.pictures)
      expect([picture, frame, language, texts.length >= 5]).toEqual([picture, frame, language, true]);
  });

  it('are old when a word, a sentence, the menu or a file is another', async () => {
    const [first, ...others] = manifest.pictures;
    if (!first) throw new Error('There are no pictures.');
    const before = await staleness(manifest);
    const faults = await staleness({
      ...manifest,
      menus: { owner: [...menuOf('owner'), 'money 9 pills'] },
      pictures: [{ ...first, texts: ['Rents of old', '{paid} once of {due}'], files: '' }, ...others],
    });
    expect(faults.filter((fault) => !before.includes(fault))).toEqual([
      'the menu of owner has changed',
      'ownerHome desk es has other files than were taken',
      'ownerHome (desk, es) shows "Rents of old", which the product no longer says',
      'ownerHome (desk, es) shows "{paid} once of {due}", which the product no longer says',
    ]);
  });
});

describe('words of a screen', () => {
  it('are those of the dictionary, with or without gaps; names and sums are not', async () => {
    const dictionary = new Set(['Rents', '{paid} of {due} collected', '{name}']);
    expect(namesOf(['Rents', 'RD$5 of RD$7 collected', 'Yesenia', 'RD$5'], dictionary)).toEqual([
      'Rents',
      '{paid} of {due} collected',
    ]);
    expect((await dictionaryTexts('es')).size).toBeGreaterThan(1_000);
  });
});
