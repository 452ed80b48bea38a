import { expect, it } from 'vitest';
import { readPastedShares, shareSum } from './pasted-shares.ts';

const units = [
  { id: 'a', label: 'Apto 1' },
  { id: 'b', label: 'A-2' },
];

it('reads what a spreadsheet copies, and says which lines it could not read', () => {
  const pasted = readPastedShares('apto 1\t600\r\nA-2\t400\n\nTotal\t1000\nA-2', units);
  expect([...pasted.shares]).toEqual([
    ['a', 600],
    ['b', 400],
  ]);
  expect(pasted.denominator).toBeNull();
  expect(pasted.unread).toEqual(['Total\t1000', 'A-2']);
});

it('takes percent as whole parts of the whole that they need', () => {
  const pasted = readPastedShares('Apto 1; 62.5%\nA-2; 37.5%', units);
  expect([...pasted.shares.values()]).toEqual([625, 375]);
  expect(pasted.denominator).toBe(1000);
  const mixed = readPastedShares('Apto 1 62,25\nA-2 37.75', units);
  expect([...mixed.shares.values()]).toEqual([6225, 3775]);
  expect(mixed.denominator).toBe(10_000);
});

it('takes a comma before three digits for thousands, and columns by any sign', () => {
  const pasted = readPastedShares('Apto 1: 1,000\nA-2 , 400', units);
  expect([...pasted.shares.values()]).toEqual([1000, 400]);
  expect(pasted.denominator).toBeNull();
});

it('says what is missing to the whole, or too much', () => {
  expect(shareSum([600, null, 390], 1000)).toEqual({ sum: 990, missing: 10 });
  expect(shareSum([600, 500], 1000)).toEqual({ sum: 1100, missing: -100 });
  expect(shareSum([1], null)).toEqual({ sum: 1, missing: null });
});
