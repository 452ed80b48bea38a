import { describe, expect, it } from 'vitest';
import { plainText, searchable } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['José Núñez', 'jose nunez'],
    ['PEÑA', 'pena'],
    ['Gonçalves Agüero', 'goncalves aguero'],
    ['Apto 3-B', 'apto 3-b'],
    ['', ''],
  ])('%s is searched as %s', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});

it.each([
  ['809-555-1234', '8095551234'],
  ['(809) 555 1234', '8095551234'],
  ['001-1234567-8', '00112345678'],
  ['Núñez', 'nunez'],
  ['Núñez 2', 'nunez 2'],
  ['-', '-'],
])('%s is looked for as %s', (typed, sought) => {
  expect(searchable(typed)).toBe(sought);
});
