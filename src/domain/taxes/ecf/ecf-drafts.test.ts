import { describe, expect, it } from 'vitest';
import { TAX_RULES, type TaxRule } from '../tax-rules.ts';
import { contextOf, issuer, SIGNED_AT, saleWith, textIn } from './ecf.test-support.ts';
import { cases } from './ecf-cases.test-support.ts';
import { type EcfContext, ecfProblems } from './ecf-checks.ts';
import { ecfContent } from './ecf-content.ts';
import type { EcfDraft, EcfReference } from './ecf-facts.ts';
import { ecfPaymentParts } from './ecf-header.ts';
import { purchaseDraft } from './ecf-purchases.ts';
import { buyerOf, type SaleRecord, saleDraft } from './ecf-sales.ts';

const about: EcfReference = {
  ...{ ncf: 'E310000000001', issuedOn: '2026-11-20', code: 3, reason: 'Rebaja', otherTaxId: '' },
};

describe('a note has the rates', () => {
  const changed = (code: TaxRule['code'], value: number): TaxRule => ({
    ...{ code, value, validFrom: '2026-11-23', source: 'A law of a test', confirmedOn: null },
  });
  const rules = [
    ...TAX_RULES,
    changed('itbis_basis_points', 1_600),
    changed('furnished_share_basis_points', 5_000),
  ];
  const of = (kind: 'credit_note' | 'debit_note') => {
    const note = saleWith({ kind, treatment: 'furnished', issuedOn: '2026-11-26', reference: about });
    const { itbisBasisPoints, lines } = saleDraft(note, issuer, rules);
    return [itbisBasisPoints, lines[0]?.amountMinor];
  };

  it('of its receipt’s day where it takes back', () => expect(of('credit_note')).toEqual([1_800, 2_000_000]));
  it('of its own day where it adds', () => expect(of('debit_note')).toEqual([1_600, 5_000_000]));
});

describe('an own purchase that was due before it got its receipt', () => {
  const due = (dueOn: string | null) =>
    purchaseDraft(
      {
        ...{ kind: 'purchases', expiresOn: '2027-12-31', issuedOn: '2026-11-26', internalNumber: '' },
        ...{ currency: 'DOP', dopRate: 1, itbisMinor: 0, othersMinor: 0, dueOn },
        vendor: { idType: 'cedula', id: '00100000009', name: 'Plomero de prueba' },
        bought: [{ name: 'Trabajo', isGoods: false, amountMinor: 100 }],
        withheld: { itbisMinor: 0, isrMinor: 0 },
        paid: { cash: 0, transfer: 0, card: 0, other: 0, credit: 100 },
      },
      issuer,
    ).payment?.dueOn;

  it('is due on the day of the receipt', () => {
    expect(due('2026-11-25')).toBe('2026-11-26');
    expect(due('2026-11-27')).toBe('2026-11-27');
    expect(due(null)).toBeNull();
  });
});

it('a client’s number is told as what it is, and nothing of which nobody says what it is', () => {
  const of = (idType: 'rnc' | 'cedula' | 'passport' | null) => {
    const { taxId, foreignId } = buyerOf({ idType, id: '101010632', name: 'x' });
    return [taxId, foreignId];
  };
  expect([of('rnc'), of('cedula')]).toEqual([
    ['101010632', ''],
    ['101010632', ''],
  ]);
  expect([of('passport'), of(null)]).toEqual([
    ['', '101010632'],
    ['', ''],
  ]);
});

const none = { cash: 0, transfer: 0, card: 0, other: 0, credit: 0 };
const found = (draft: EcfDraft, context: Partial<EcfContext> = {}) =>
  ecfProblems(draft, contextOf(draft, context)).map(({ field, code }) => `${field} ${code}`);
const sale = (more: Partial<SaleRecord>) => saleDraft(saleWith(more), issuer);
const taxedWith = (itbisMinor: number) =>
  sale({ itbisMinor, paid: { ...none, credit: 10_000_000 + itbisMinor } });

describe('ITBIS', () => {
  it('may be a peso a line below the rate, and no centavo more', () => {
    expect(found(taxedWith(1_799_900))).toEqual([]);
    expect(found(taxedWith(1_799_899))).toEqual(['itbis sum_differs']);
  });

  it('is not withheld of what has none, and that it was asked for is not passed over', () => {
    const draft = sale({
      ...{ treatment: 'exempt', itbisMinor: 0, withheld: { itbisMinor: 1, isrMinor: 0 } },
      paid: { ...none, credit: 10_000_000 },
    });
    expect(found(draft)).toEqual(['withheld not_allowed', 'withheld over_withheld']);
  });
});

describe('dollars', () => {
  const dollars = sale({ currency: 'USD', dopRate: 60 });
  const withRate = (more: Partial<NonNullable<EcfDraft['foreign']>>) =>
    found({ ...dollars, foreign: dollars.foreign && { ...dollars.foreign, ...more } });

  it('have a rate above nothing, and the ITBIS of the rate too', () => {
    expect(withRate({})).toEqual([]);
    expect(withRate({ rateUnits: 0 })).toEqual(['rate malformed']);
    expect(withRate({ itbisMinor: 1_800_101 })).toEqual(['itbis sum_differs']);
    expect(withRate({ itbisMinor: -1 })).toEqual(['itbis negative']);
  });
});

it('a document has a thousand lines at most', () => {
  const charges = Array.from({ length: 1_000 }, () => ({ name: 'x', amountMinor: 1 }));
  const draft = sale({ treatment: 'exempt', itbisMinor: 0, charges, paid: { ...none, credit: 1_000 } });
  expect(found(draft)).toEqual([]);
});

describe('numbers', () => {
  it('are good until the end of their last day, of the receipt and of its signature', () => {
    const until = (expiresOn: string, today: string) => found(sale({ expiresOn }), { today });
    expect(until('2026-11-26', '2026-11-26')).toEqual([]);
    expect(until('2026-12-31', '2026-12-31')).toEqual([]);
    expect(until('2026-12-31', '2027-01-01')).toEqual(['range.expiry expired']);
  });
});

describe('a credit note', () => {
  const note = (more: Partial<EcfReference>) =>
    sale({ kind: 'credit_note', expiresOn: null, reference: { ...about, ...more } });
  const base = { kind: 'fiscal_credit', verdict: 'accepted', totalMinor: 11_800_000 } as const;

  it('may be of the day of its receipt', () => {
    const draft = note({ issuedOn: '2026-11-26' });
    expect(found(draft, { base: { ...base, balanceMinor: 11_800_000 } })).toEqual([]);
  });

  it('cancels the whole of its receipt alone, not what a debit note added too', () => {
    const raised = { ...base, totalMinor: 11_799_999, balanceMinor: 11_900_000 };
    expect(found(note({ code: 1 }), { base: raised })).toEqual(['total not_whole']);
    expect(found(note({ code: 3 }), { base: raised })).toEqual([]);
  });
});

it('each way of payment has its number, in their order', () => {
  const paid = { cashMinor: 1, transferMinor: 2, cardMinor: 3, otherMinor: 8, creditMinor: 4, dueOn: null };
  const way = (form: string, amount: string) => ({
    name: 'FormaDePago',
    content: [
      { name: 'FormaPago', content: form },
      { name: 'MontoPago', content: amount },
    ],
  });
  const ways = [way('1', '0.01'), way('2', '0.02'), way('3', '0.03'), way('4', '0.04'), way('8', '0.08')];
  expect(ecfPaymentParts(paid)).toEqual({ name: 'TablaFormasPago', content: ways });
});

it('minor expenses on credit say that they are, and have no place for until when', () => {
  const parking = cases['ecf-43-parking'];
  if (!parking) throw new Error('no parking');
  const ways = { cashMinor: 0, transferMinor: 0, cardMinor: 0, otherMinor: 0, creditMinor: 100 };
  const tree = ecfContent({ ...parking, payment: { ...ways, dueOn: '2026-12-01' } }, SIGNED_AT);
  expect([textIn(tree, 'TipoPago'), textIn(tree, 'FechaLimitePago')]).toEqual(['2', undefined]);
});

it('a payment abroad says the income tax that is withheld, also where it is none', () => {
  const software = cases['ecf-47-software'];
  if (!software) throw new Error('no software');
  const lines = software.lines.map((line) => ({ ...line, withheld: { itbisMinor: 0, isrMinor: 0 } }));
  const tree = ecfContent({ ...software, lines }, SIGNED_AT);
  expect([textIn(tree, 'MontoISRRetenido'), textIn(tree, 'TotalISRRetencion')]).toEqual(['0.00', '0.00']);
});

describe('a buyer', () => {
  const to = (name: string, taxId: string, foreignId: string) => {
    const draft = cases[name];
    if (draft?.buyer == null) throw new Error(`${name} has no buyer`);
    return found({ ...draft, buyer: { ...draft.buyer, taxId, foreignId } });
  };

  it('has one number, not two', () => {
    expect(to('ecf-44-free-zone', '101010632', 'AB1')).toEqual(['buyer.number not_allowed']);
  });

  it('of a special regime, or abroad, has one', () => {
    expect(to('ecf-44-free-zone', '', '')).toEqual(['buyer.number missing']);
    expect(to('ecf-47-software', '', '')).toEqual(['buyer.number missing']);
  });

  it('has a foreign number of 20 characters at most', () => {
    expect(to('ecf-44-free-zone', '', 'x'.repeat(20))).toEqual([]);
    expect(to('ecf-44-free-zone', '', 'x'.repeat(21))).toEqual(['buyer.number too_long']);
  });
});
