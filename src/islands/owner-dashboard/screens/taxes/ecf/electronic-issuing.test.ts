import { describe, expect, it } from 'vitest';
import type { FiscalIssuer } from '#src/data/taxes/issuers.ts';
import type { NcfRange } from '#src/data/taxes/queries.ts';
import { checklistSteps } from './checklist-steps.ts';
import { issuer, issuing } from './electronic-issuing.test-support.ts';
import { expiryOfNext, purchaseProblems, type SaleInForm, saleProblems } from './electronic-issuing.ts';
import { noteOf } from './note-reference.ts';

const TODAY = '2026-11-27';
const range = (more: Partial<NcfRange> = {}): NcfRange => ({
  ...{ id: 'r', issuerId: 'i', series: 'E', ncfKind: 'fiscal_credit', ncfType: '31', unusableNcfs: [] },
  ...{ firstNumber: 1, lastNumber: 9, nextNumber: 1, expiresOn: '2027-12-31', retiredAt: null },
  ...{ forContingency: false, environment: 'testecf' },
  ...more,
});
const sale: SaleInForm = {
  ...{ kind: 'fiscal_credit', treatment: 'taxable', currency: 'DOP', dopRate: 1, itbisMinor: 1_800 },
  charges: [{ name: 'Alquiler', amountMinor: 10_000 }],
  client: { idType: 'rnc', id: '101010632', name: 'Ferretería Sol' },
  withheld: { itbisMinor: 0, isrMinor: 0 },
};
const found = (problems: readonly { field: string; code: string }[]) =>
  problems.map(({ field, code }) => `${field} ${code}`);

describe('the range that the next number comes from', () => {
  it.each<[string, NcfRange[], string | null]>([
    ['is the one that ends first', [range(), range({ expiresOn: '2026-12-31' })], '2026-12-31'],
    ['has not expired', [range({ expiresOn: '2026-11-26' }), range()], '2027-12-31'],
    ['is said to have expired where there is no other', [range({ expiresOn: '2026-11-26' })], '2026-11-26'],
    ['is not used up', [range({ nextNumber: 10, expiresOn: '2026-12-31' }), range()], '2027-12-31'],
    [
      'is not kept for a contingency',
      [range({ series: 'B', environment: null, forContingency: true })],
      null,
    ],
    ['is not retired', [range({ retiredAt: '2026-11-01T00:00:00Z' })], null],
    ['is not of paper', [range({ series: 'B', environment: null })], null],
    ['is not of another environment', [range({ environment: 'ecf' })], null],
    ['is not another issuer’s', [range({ issuerId: 'x' })], null],
    ['says until when, where the kind asks for it', [range({ expiresOn: null })], null],
  ])('%s', (_, ranges, day) => {
    expect(expiryOfNext(ranges, { ...issuer, id: 'i' }, 'fiscal_credit', TODAY)).toBe(day);
  });
});

describe('what keeps an e-CF from being given out', () => {
  it('is nothing for a usual receipt, in dollars too', () => {
    expect(saleProblems(sale, issuing, TODAY)).toEqual([]);
    expect(saleProblems({ ...sale, currency: 'USD', dopRate: 60.2575 }, issuing, TODAY)).toEqual([]);
  });

  it('is a withholding of more than there is, and one in a kind without any', () => {
    const withheld = { itbisMinor: 1_801, isrMinor: 0 };
    expect(found(saleProblems({ ...sale, withheld }, issuing, TODAY))).toEqual(['withheld over_withheld']);
    expect(found(saleProblems({ ...sale, kind: 'government', withheld }, issuing, TODAY))).toContain(
      'withheld not_allowed',
    );
  });

  it('is a reason of more than 90 characters in a note, and a receipt that was not accepted yet', () => {
    const receipt = {
      ...{ ncf: 'E310000000001', issuedOn: '2026-11-20', clientName: 'Ferretería Sol' },
      ...({ clientIdType: 'rnc', clientId: '101010632', ecfState: 'accepted' } as const),
    };
    const note = (reason: string) =>
      found(saleProblems({ ...sale, kind: 'debit_note', ...noteOf(receipt, reason) }, issuing, TODAY));
    expect(note('Mora')).toEqual([]);
    const waiting = { ...receipt, ecfState: 'sent' as const };
    expect(
      found(saleProblems({ ...sale, kind: 'debit_note', ...noteOf(waiting, 'Mora') }, issuing, TODAY)),
    ).toEqual(['reference base_not_accepted']);
    expect(note('x'.repeat(91))).toEqual(['reference.reason too_long']);
  });

  it('is a tip in a purchase, which has no place for it', () => {
    const purchase = {
      ...({ kind: 'purchases', issuedOn: TODAY, currency: 'DOP', dopRate: 1, itbisMinor: 0 } as const),
      vendor: { idType: 'cedula', id: '00100000009', name: 'Plomero de prueba' } as const,
      bought: [{ name: 'Tubería', isGoods: false, amountMinor: 10_000 }],
      withheld: { itbisMinor: 0, isrMinor: 1_000 },
      othersMinor: 0,
    };
    expect(purchaseProblems(purchase, issuing, TODAY)).toEqual([]);
    expect(found(purchaseProblems({ ...purchase, othersMinor: 500 }, issuing, TODAY))).toEqual([
      'total sum_differs',
    ]);
  });
});

describe('the steps to become an electronic issuer', () => {
  const stepsOf = (more: Partial<FiscalIssuer>, ranges: NcfRange[] = []) =>
    checklistSteps({ issuer: { ...issuer, ...more }, ranges, hasSigner: false, today: TODAY });
  const done = (more: Partial<FiscalIssuer>, ranges?: NcfRange[]) =>
    stepsOf(more, ranges).flatMap(({ name, state }) => (state === 'done' ? [name] : []));

  it('are ticked from what is kept', () => {
    const nothing = { taxId: '', address: '', issuingWay: 'paper', electronicSince: null } as const;
    expect(done(nothing)).toEqual([]);
    expect(done({ environment: 'ecf' }, [range()])).not.toContain('ranges');
    expect(done({ environment: 'ecf' }, [range({ environment: 'ecf' })])).toEqual([
      ...['taxId', 'place', 'way', 'ranges', 'production', 'since'],
    ]);
  });

  it('are fewer for whoever does not sign here', () => {
    const names = (issuingWay: FiscalIssuer['issuingWay']) => stepsOf({ issuingWay }).map(({ name }) => name);
    expect(names('provider')).not.toContain('certificate');
    expect(names('provider')).toContain('addresses');
    expect(names('external')).not.toContain('addresses');
  });
});
