import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOf, isGrounded } from './grounded.ts';
import { plainAnswer, wholeSentences } from './plain-answer.ts';
import type { ToolAnswer } from './tools.ts';

const ANSWER: ToolAnswer = {
  rows: [
    {
      name: 'Yesenia Mercedes',
      unit: '3B',
      owed: { minor: 1_234_550, currency: 'DOP' },
      since: '2026-11-03',
    },
    {
      name: 'Luis Peña',
      unit: '12',
      owed: { minor: 1_200_000, currency: 'DOP' },
      occupancy: 0.934,
      months: 27,
    },
  ],
  count: 41,
  places: [],
};
const es = factsOf('¿Quién debe más de 5 meses?', [ANSWER], 'es');
const en = factsOf('Who owes more than 5 months?', [ANSWER], 'en');

describe('what stands in a row', () => {
  it.each([
    'Yesenia Mercedes debe RD$ 12,345.50 desde el 3 de noviembre de 2026.',
    'Debe RD$12.345,50 desde el 03/11/2026, en la 3B.',
    'Luis debe RD$ 12 mil, o 12,000 pesos.',
    'La ocupación es 93 %, o 93.4 por ciento.',
    'Hay cuarenta y un contratos; muestro dos.',
    'Son veintisiete meses, más de 5.',
    'No encontré nada.',
  ])('may be said in Spanish: %s', (text) => expect(isGrounded(text, es)).toBe(true));
  it.each([
    'She owes RD$12,345.50 since November 3, 2026.',
    'Luis owes 12 thousand pesos in unit 12.',
    'Occupancy is 93%, for twenty-seven months.',
    'There are forty-one; two are shown.',
  ])('may be said in English: %s', (text) => expect(isGrounded(text, en)).toBe(true));
});

describe('what stands in none', () => {
  it.each([
    'Debe RD$ 12,345.51.',
    'Debe US$ 12,345.50.',
    'Debe desde el 4 de noviembre.',
    'Debe doce millones.',
    'Hay cuarenta y dos contratos.',
    'La ocupación es 94 %.',
    'En la 3C.',
    'Debe １２３ pesos.',
    'Debe ٣ meses.',
    'En total son RD$ 24,345.50.',
    'Vence en 2031.',
    'Quedan treinta y siete meses.',
  ])('may not be said: %s', (text) => expect(isGrounded(text, es)).toBe(false));
});

const said = {
  plain: (value: number) => value.toFixed(2),
  english: (value: number) =>
    value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  spanish: (value: number) =>
    value.toLocaleString('es-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};
const amount = fc.integer({ min: 100, max: 99_999_999_99 });
const format = fc.constantFrom(...Object.values(said));

it('knows every amount of a row in every form, and no other by a cent', () => {
  fc.assert(
    fc.property(amount, format, fc.integer({ min: 1, max: 500 }), (minor, write, more) => {
      const facts = factsOf(
        '',
        [{ rows: [{ owed: { minor, currency: 'DOP' } }], count: 1, places: [] }],
        'es',
      );
      expect(isGrounded(`Debe RD$ ${write(minor / 100)}.`, facts)).toBe(true);
      expect(isGrounded(`Debe RD$ ${write((minor + more) / 100)}.`, facts)).toBe(false);
    }),
  );
});

it('takes texts apart into sentences and loses nothing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Hola. ', '1. uno\n', 'RD$ 1,200.50 ', '¿Y? ', 'a', '\n', '…')),
      (parts) => {
        const { sentences, rest } = wholeSentences(parts.join(''));
        expect(sentences.join('') + rest).toBe(parts.join(''));
      },
    ),
  );
});

it.each([
  '![x](https://thief.example/p.png?d=1)',
  '[aquí](https://thief.example/login)',
  'https://thief.example/a',
  '<img src="https://thief.example/x">',
  'HTTPS://THIEF.EXAMPLE',
  'javascript:alert(1)',
  '//thief.example/b',
  'thief.example/login',
])('says no address: %s', (text) => {
  expect(plainAnswer(`Vea ${text} ya.`)).not.toMatch(/thief\.|javascript:|https?:|\/\//i);
});
