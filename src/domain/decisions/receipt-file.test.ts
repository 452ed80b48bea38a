import { expect, it } from 'vitest';
import { readReceipt, receiptFile } from './receipt-file.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const receipt = { decisionId: ID, voteId: ID, weight: '375', choice: [2, 1] };

it('is read as it was written, with its token where it has one', () => {
  expect(readReceipt(receiptFile(receipt))).toEqual(receipt);
  const secret = { ...receipt, token: 'a'.repeat(64) };
  expect(readReceipt(receiptFile(secret))).toEqual(secret);
});

it.each([
  ['no JSON', 'Acta'],
  ['null', 'null'],
  ['another format', JSON.stringify(receipt)],
  ['a choice of words', receiptFile({ ...receipt, choice: ['1'] } as never)],
  ['a short token', receiptFile({ ...receipt, token: 'ab' })],
  ['a weight that is no number', receiptFile({ ...receipt, weight: '1e3' })],
])('is not read from %s', (_, text) => {
  expect(readReceipt(text)).toBeNull();
});
