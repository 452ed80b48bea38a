import { factsOf, issuer, SIGNED_AT, saleFacts, saleWith } from './ecf.test-support.ts';
import { ecfAnnulment, ecfApproval, ecfReceipt } from './ecf-answers.ts';
import { ecfContent } from './ecf-content.ts';
import type { EcfDraft, EcfFacts, EcfReference } from './ecf-facts.ts';
import { purchaseDraft } from './ecf-purchases.ts';
import { saleDraft } from './ecf-sales.ts';
import { ecfSummary } from './ecf-summary.ts';
import type { XmlElement } from './xml-tree.ts';

const none = { cash: 0, transfer: 0, card: 0, other: 0, credit: 0 };
const consumer = { idType: null, id: '', name: 'Consumidor final' } as const;
const about: EcfReference = {
  ...{ ncf: 'E310000000001', issuedOn: '2026-11-26', code: 3, reason: 'Avería del aire', otherTaxId: '' },
};
const discount = {
  ...({ kind: 'credit_note', expiresOn: null, itbisMinor: 360_000, reference: about } as const),
  charges: [{ name: 'Rebaja de alquiler', amountMinor: 2_000_000 }],
  paid: { ...none, credit: 2_360_000 },
};
const dwelling = {
  ...({ kind: 'consumer', expiresOn: null, treatment: 'exempt', itbisMinor: 0, dueOn: null } as const),
  client: consumer,
};
const bought = {
  ...{ expiresOn: '2027-12-31', issuedOn: '2026-11-26', internalNumber: 'LL-2026-000123' },
  vendor: { idType: 'cedula', id: '00100000009', name: 'Plomero de prueba' } as const,
  ...({ currency: 'DOP', dopRate: 1, othersMinor: 0, dueOn: null } as const),
  withheld: { itbisMinor: 0, isrMinor: 0 },
};
const abroad: EcfDraft = {
  ...saleDraft(saleWith({ treatment: 'exempt', itbisMinor: 0 }), issuer),
  ...{ kind: 'payments_abroad', payment: null },
  buyer: { taxId: '', foreignId: 'US-998877', name: 'Software Vendor Inc.' },
  lines: [
    {
      ...{ name: 'Licencia de software', isGoods: false, isTaxed: false, amountMinor: 500_000 },
      ...{ foreignMinor: null, withheld: { itbisMinor: 0, isrMinor: 135_000 } },
    },
  ],
};

/** What a receipt says, by the name of the document that was written by hand of it. */
export const cases: Readonly<Record<string, EcfFacts>> = {
  'ecf-31-withheld': saleFacts('E310000000001', {
    period: { from: '2026-12-01', to: '2026-12-31' },
    withheld: { itbisMinor: 1_800_000, isrMinor: 1_500_000 },
  }),
  'ecf-31-parts': saleFacts('E310000000002', {
    charges: [
      { name: 'Alquiler Local 3, diciembre 2026', amountMinor: 5_000_000 },
      { name: 'Letrero', amountMinor: 500_000 },
    ],
    itbisMinor: 990_000,
    paid: { ...none, cash: 1_000_000, transfer: 2_000_000, card: 490_000, credit: 3_000_000 },
  }),
  'ecf-31-furnished': saleFacts('E310000000003', {
    ...{ treatment: 'furnished', itbisMinor: 180_000 },
    charges: [{ name: 'Alquiler Apto. 4-A', amountMinor: 5_000_000 }],
    paid: { ...none, credit: 5_180_000 },
    withheld: { itbisMinor: 180_000, isrMinor: 750_000 },
  }),
  'ecf-31-dollars': saleFacts('E310000000004', {
    ...{ currency: 'USD', dopRate: 60.2575, itbisMinor: 18_000 },
    charges: [
      { name: 'Alquiler Local 3, diciembre 2026', amountMinor: 66_667 },
      { name: 'Alquiler almacén, diciembre 2026', amountMinor: 33_333 },
    ],
    paid: { ...none, credit: 118_000 },
  }),
  'ecf-31-exempt': saleFacts('E310000000006', {
    ...{ treatment: 'exempt', itbisMinor: 0, dueOn: null },
    charges: [{ name: 'Alquiler Apto. 4-A', amountMinor: 3_000_000 }],
    paid: { ...none, transfer: 3_000_000 },
    withheld: { itbisMinor: 0, isrMinor: 450_000 },
  }),
  'ecf-31-dollars-furnished': saleFacts('E310000000007', {
    ...{ treatment: 'furnished', currency: 'USD', dopRate: 60, itbisMinor: 5_400 },
    charges: [{ name: 'Alquiler Apto. 4-A', amountMinor: 150_000 }],
    paid: { ...none, credit: 155_400 },
  }),
  'ecf-31-replaces-paper': saleFacts('E310000000005', {
    reference: { ...about, ncf: 'B0100000077', issuedOn: '2026-11-20', code: 4, reason: '' },
  }),
  'ecf-32-dwelling': saleFacts('E320000000001', {
    ...dwelling,
    charges: [{ name: 'Alquiler Apto. 4-A', amountMinor: 2_500_000 }],
    paid: { ...none, transfer: 2_500_000 },
  }),
  'ecf-32-named': saleFacts('E320000000002', {
    ...dwelling,
    client: { idType: 'passport', id: 'AB123456', name: 'Cliente extranjero' },
    charges: [{ name: 'Alquiler Villa 7', amountMinor: 25_000_000 }],
    paid: { ...none, card: 25_000_000 },
  }),
  'ecf-33-late-fee': saleFacts('E330000000001', {
    ...{ kind: 'debit_note', issuedOn: '2026-12-20', dueOn: '2026-12-30', itbisMinor: 72_000 },
    charges: [{ name: 'Mora, diciembre 2026', amountMinor: 400_000 }],
    paid: { ...none, credit: 472_000 },
    reference: { ...about, reason: 'Cargo por mora' },
  }),
  'ecf-34-whole': saleFacts('E340000000001', {
    ...{ kind: 'credit_note', expiresOn: null, issuedOn: '2026-12-10', dueOn: '2026-12-10' },
    reference: { ...about, code: 1, reason: 'Contrato terminado' },
  }),
  'ecf-34-consumer': saleFacts('E340000000005', {
    ...{ ...dwelling, kind: 'credit_note', issuedOn: '2026-12-10' },
    charges: [{ name: 'Alquiler Apto. 4-A', amountMinor: 2_500_000 }],
    paid: { ...none, credit: 2_500_000 },
    reference: { ...about, ncf: 'E320000000001', code: 1, reason: 'Contrato terminado' },
  }),
  'ecf-34-part': saleFacts('E340000000002', { ...discount, issuedOn: '2026-12-26', dueOn: '2026-12-26' }),
  'ecf-34-withheld': saleFacts('E340000000006', {
    ...{ ...discount, issuedOn: '2026-12-26', dueOn: '2026-12-26' },
    withheld: { itbisMinor: 360_000, isrMinor: 300_000 },
  }),
  'ecf-34-text': saleFacts('E340000000003', {
    ...{ ...discount, issuedOn: '2026-12-10', dueOn: null, itbisMinor: 0, paid: none },
    charges: [{ name: 'Dice Local 3, debe decir Local 4', amountMinor: 0 }],
    reference: { ...about, code: 2, reason: 'Local equivocado' },
  }),
  'ecf-34-late': saleFacts('E340000000004', { ...discount, issuedOn: '2026-12-27', dueOn: '2026-12-27' }),
  'ecf-41-plumber': factsOf(
    purchaseDraft(
      {
        ...{ ...bought, kind: 'purchases', itbisMinor: 216_000 },
        bought: [
          { name: 'Reparación de tubería', isGoods: false, amountMinor: 1_000_000 },
          { name: 'Tubos y llaves', isGoods: true, amountMinor: 200_000 },
        ],
        withheld: { itbisMinor: 216_000, isrMinor: 150_000 },
        paid: { ...none, transfer: 1_416_000 },
      },
      issuer,
    ),
    'E410000000001',
  ),
  'ecf-43-parking': factsOf(
    purchaseDraft(
      {
        ...{ ...bought, kind: 'minor_expenses', itbisMinor: 5_339 },
        bought: [{ name: 'Estacionamiento', isGoods: false, amountMinor: 29_661 }],
        paid: { ...none, cash: 35_000 },
      },
      issuer,
    ),
    'E430000000001',
  ),
  'ecf-43-tip': factsOf(
    purchaseDraft(
      {
        ...{ ...bought, kind: 'minor_expenses', itbisMinor: 18_000, othersMinor: 10_000 },
        bought: [
          { name: 'Almuerzo', isGoods: false, amountMinor: 80_000 },
          { name: 'Agua', isGoods: true, amountMinor: 20_000 },
        ],
        paid: { ...none, cash: 128_000 },
      },
      issuer,
    ),
    'E430000000002',
  ),
  'ecf-41-dollars': factsOf(
    purchaseDraft(
      {
        ...{ ...bought, kind: 'purchases', itbisMinor: 1_800, currency: 'USD', dopRate: 60.2575 },
        bought: [{ name: 'Reparación de tubería', isGoods: false, amountMinor: 10_000 }],
        ...{ withheld: { itbisMinor: 1_800, isrMinor: 1_500 }, dueOn: '2026-12-05' },
        paid: { ...none, credit: 11_800 },
      },
      issuer,
    ),
    'E410000000002',
  ),
  'ecf-44-free-zone': saleFacts('E440000000001', {
    ...{ kind: 'special_regime', treatment: 'exempt', itbisMinor: 0 },
    client: { idType: 'rnc', id: '101010632', name: 'Zona franca de prueba' },
    charges: [{ name: 'Alquiler Nave 2', amountMinor: 9_000_000 }],
    paid: { ...none, credit: 9_000_000 },
  }),
  'ecf-45-ministry': saleFacts('E450000000001', {
    ...{ kind: 'government', itbisMinor: 3_600_000 },
    client: { idType: 'rnc', id: '401007452', name: 'Ministerio de prueba' },
    charges: [{ name: 'Alquiler Oficina 5', amountMinor: 20_000_000 }],
    paid: { ...none, credit: 23_600_000 },
  }),
  'ecf-47-software': factsOf(abroad, 'E470000000001'),
};

const shop = saleFacts('E320000000003', {
  ...{ ...dwelling, treatment: 'taxable', itbisMinor: 180_000, dueOn: '2026-12-05' },
  client: { idType: 'cedula', id: '00100000009', name: 'Consumidor final' },
  charges: [{ name: 'Alquiler Local 9', amountMinor: 1_000_000 }],
  paid: { ...none, credit: 1_180_000 },
});
const received = { issuerTaxId: '101010632', buyerTaxId: '101850043', ncf: 'E310000005555' };
const approved = { ...received, issuedOn: '2026-11-25', totalMinor: 1_180_000 };
const CODE = 'aB3+/9';

/** Every document by its name: of receipts, summaries, answers. */
export const documents: Readonly<Record<string, XmlElement>> = {
  ...Object.fromEntries(Object.entries(cases).map(([name, facts]) => [name, ecfContent(facts, SIGNED_AT)])),
  ...(cases['ecf-32-dwelling'] && { 'rfce-32-dwelling': ecfSummary(cases['ecf-32-dwelling'], CODE) }),
  'rfce-32-shop': ecfSummary(shop, CODE),
  'anecf-numbers': ecfAnnulment(
    '101850043',
    [
      { kind: 'credit_note', firstNumber: 7, lastNumber: 9 },
      { kind: 'fiscal_credit', firstNumber: 101, lastNumber: 101 },
      { kind: 'fiscal_credit', firstNumber: 105, lastNumber: 150 },
    ],
    SIGNED_AT,
  ),
  'arecf-received': ecfReceipt(received, null, SIGNED_AT),
  'arecf-not-received': ecfReceipt(received, 4, SIGNED_AT),
  'acecf-approved': ecfApproval(approved, null, SIGNED_AT),
  'acecf-refused': ecfApproval(approved, 'No se pidió', SIGNED_AT),
};
