import { describe, expect, it } from 'vitest';
import { issuer, saleWith } from './ecf.test-support.ts';
import { ecfProblems } from './ecf-checks.ts';
import type { PurchaseRecord } from './ecf-purchases.ts';
import { contextOf, draftOf, ecfRecord } from './ecf-record.ts';
import { saleDraft } from './ecf-sales.ts';

const sale = saleWith();
const kept = {
  ...{ issuer, sale, purchase: null, electronicSince: '2026-11-15', totalMinor: 11_800_000, base: null },
};
const purchase: PurchaseRecord = {
  ...{ kind: 'minor_expenses', expiresOn: '2027-12-31', issuedOn: '2026-11-26', internalNumber: '' },
  vendor: { idType: null, id: '', name: 'Colmado' },
  ...{ currency: 'DOP', dopRate: 1, itbisMinor: 0, othersMinor: 0, dueOn: null },
  bought: [{ name: 'Bombillas', isGoods: true, amountMinor: 50_000 }],
  withheld: { itbisMinor: 0, isrMinor: 0 },
  paid: { cash: 50_000, transfer: 0, card: 0, other: 0, credit: 0 },
};

/** As it comes from the database. */
const read = (facts: unknown) => ecfRecord(JSON.parse(JSON.stringify(facts)));

describe('the record of an electronic receipt', () => {
  it('is the draft of its sale, and nothing of it is refused', () => {
    const record = read(kept);
    expect(record && draftOf(record)).toEqual(saleDraft(sale, issuer));
    expect(record && ecfProblems(draftOf(record), contextOf(record, '2026-11-26'))).toEqual([]);
  });

  it('is the draft of its purchase', () => {
    const record = read({ ...kept, sale: null, purchase, totalMinor: 50_000 });
    expect(record && draftOf(record)).toMatchObject({ kind: 'minor_expenses', buyer: null });
    expect(record && ecfProblems(draftOf(record), contextOf(record, '2026-11-26'))).toEqual([]);
  });

  it('keeps what a note is about', () => {
    const base = { kind: 'consumer', verdict: 'accepted', totalMinor: 100, balanceMinor: 50 };
    const record = read({ ...kept, base });
    expect(record && contextOf(record, '2026-11-27')).toEqual({
      ...{ today: '2026-11-27', electronicSince: '2026-11-15', totalMinor: 11_800_000, base },
    });
  });

  it.each([
    ['nothing', null],
    ['neither', { ...kept, sale: null }],
    ['both', { ...kept, purchase }],
    ['no issuer', { ...kept, issuer: undefined }],
    ['a sum in words', { ...kept, totalMinor: '11800000' }],
    ['another kind', { ...kept, sale: { ...sale, kind: 'purchases' } }],
    ['a day that does not exist', { ...kept, sale: { ...sale, issuedOn: '2026-02-30' } }],
    ['a charge without a price', { ...kept, sale: { ...sale, charges: [{ name: 'Alquiler' }] } }],
    [
      'a base of an unknown verdict',
      { ...kept, base: { kind: 'consumer', verdict: 'maybe', totalMinor: 1, balanceMinor: 1 } },
    ],
  ])('is none of %s', (_, facts) => {
    expect(read(facts)).toBeNull();
  });
});
