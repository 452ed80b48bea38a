import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasWords, plainText, searchWords } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['José Núñez', 'jose nunez'],
    ['José Núñez'.normalize('NFD'), 'jose nunez'],
    ['PEÑA', 'pena'],
    ['Gonçalves Agüero', 'goncalves aguero'],
    ['Apto 3-B', 'apto 3 b'],
    ["D'Óleo", 'doleo'],
    ['D’Óleo', 'doleo'],
    ['DʼÓleo', 'doleo'],
    ['D´Óleo', 'doleo'],
    ['D`Óleo', 'doleo'],
    ['Pérez\u2011Gómez', 'perez gomez'],
    ['Pérez\u00adGómez', 'perezgomez'],
    ['Altagracia\u200b', 'altagracia'],
    ['  Ana\u00a0\t María\u200f ', 'ana maria'],
    ['Łukasz Żółć', 'lukasz zolc'],
    ['Şule Işık İnan', 'sule isik inan'],
    ['Đặng Nguyễn', 'dang nguyen'],
    ['Øystein Ærø', 'oystein aero'],
    ['Groß', 'gross'],
    ['“Los Pinos”', 'los pinos'],
    ['Ａｖ．\u20281ª', 'av. 1a'],
    ['محمد', 'محمد'],
    ['', ''],
  ])('%s is compared as %s', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  it('does not depend on how a letter is written, and is itself plain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = plainText(text);
        expect(plainText(text.normalize('NFD'))).toBe(plainText(text.normalize('NFC')));
        expect(plainText(plain)).toBe(plain);
      }),
    );
  });
});

describe('a search', () => {
  it.each([
    ['nunez jose', true],
    ['jose  nunez', true],
    ['Núñez', true],
    ['doleo', true],
    ['d’oleo josé', true],
    ['nunez ana', false],
  ])('of "%s" finds José D’Óleo Núñez: %s', (text, isFound) => {
    expect(hasWords("José D'Óleo Núñez", searchWords(text))).toBe(isFound);
  });

  it('takes what a hyphen joins as one', () => {
    expect(hasWords('Local A-12', searchWords('a-1'))).toBe(true);
    expect(hasWords('Local 1, piso A', searchWords('a-1'))).toBe(false);
  });
});
