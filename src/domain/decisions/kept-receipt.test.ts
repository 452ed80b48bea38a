import { expect, it } from 'vitest';
import { composeKeptReceipt, type KeptReceipt, readKeptReceipt, receiptFileName } from './kept-receipt.ts';
import { receiptFile } from './receipt-file.ts';

const receipt: KeptReceipt = {
  decisionId: '5d9f4c1e-1b7a-4c7e-9a56-0a4f9c2f1d11',
  voteId: '7c1f4c1e-1b7a-4c7e-9a56-0a4f9c2f1d22',
  weight: '375',
  choice: [2, 1],
  question: '¿Se pinta la fachada?',
  property: 'Torre',
  unit: '3-B',
  castAt: '2026-11-03T18:00:00.000Z',
};

it.each([receipt, { ...receipt, token: 'a'.repeat(64), unit: null }])(
  'its file says again what was kept',
  (one) => {
    expect(readKeptReceipt(composeKeptReceipt(one))).toEqual(one);
  },
);

it('is named by its vote', () => {
  expect(receiptFileName(receipt)).toBe('llavero-7c1f4c1e.json');
});

it('is read where it says nothing but the vote, or says the rest wrongly', () => {
  const { decisionId, voteId, weight, choice } = receipt;
  const bare = { decisionId, voteId, weight, choice };
  const read = { ...bare, question: '', property: '', unit: null, castAt: null };
  expect(readKeptReceipt(receiptFile(bare))).toEqual(read);
  const wrong = { ...bare, question: 7, property: 'x'.repeat(501), unit: {}, castAt: 'ayer' };
  expect(readKeptReceipt(receiptFile(wrong))).toEqual(read);
});

it('is none where the vote is not whole', () => {
  expect(readKeptReceipt('hola')).toBeNull();
  expect(readKeptReceipt(composeKeptReceipt({ ...receipt, voteId: 'x' }))).toBeNull();
});
