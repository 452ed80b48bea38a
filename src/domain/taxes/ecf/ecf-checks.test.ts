import { describe, expect, it } from 'vitest';
import type { IdentityType } from '../../foundation/enums.ts';
import { contextOf, issuer, saleWith } from './ecf.test-support.ts';
import { cases } from './ecf-cases.test-support.ts';
import { type EcfContext, ecfProblems } from './ecf-checks.ts';
import type { EcfDraft, EcfLine, EcfReference } from './ecf-facts.ts';
import type { EcfBase } from './ecf-note-checks.ts';
import { type EcfField, type EcfProblemCode, ecfProblemsOf } from './ecf-problems.ts';
import { type SaleRecord, saleDraft } from './ecf-sales.ts';
import { isSummarized } from './ecf-summary.ts';

const draftOf = (more: Partial<SaleRecord> = {}) => saleDraft(saleWith(more), issuer);
const found = (draft: EcfDraft, context: Partial<EcfContext> = {}) =>
  ecfProblems(draft, contextOf(draft, context)).map(({ field, code }) => {
    // Screens have a sentence for what is declared.
    expect(ecfProblemsOf[field]).toContain(code);
    return `${field} ${code}`;
  });
type Found = readonly `${EcfField} ${EcfProblemCode}`[];

const rent = draftOf();
const none = { cash: 0, transfer: 0, card: 0, other: 0, credit: 0 };
const exempt = { treatment: 'exempt', itbisMinor: 0 } as const;
const withLine = (more: Partial<EcfLine>): EcfDraft => ({
  ...rent,
  lines: rent.lines.map((line) => ({ ...line, ...more })),
});
const withIssuer = (more: Partial<EcfDraft['issuer']>): EcfDraft => ({
  ...rent,
  issuer: { ...issuer, ...more },
});

describe('what DGII would refuse is found before a number is taken', () => {
  it.each<[string, EcfDraft, Found]>([
    ['nothing', rent, []],
    ['no number of the issuer', withIssuer({ taxId: '' }), ['issuer.taxId missing']],
    ['a number of ten digits', withIssuer({ taxId: '1018500430' }), ['issuer.taxId malformed']],
    ['no address', withIssuer({ address: ' \u0007 ' }), ['issuer.address missing']],
    ['an address too long', withIssuer({ address: 'x'.repeat(101) }), ['issuer.address too_long']],
    ['a name too long', withIssuer({ legalName: 'x'.repeat(151) }), ['issuer.legalName too_long']],
    ['a name of 150 between blanks', withIssuer({ legalName: `  ${'x'.repeat(150)}\n` }), []],
    [
      'a name of 76 signs of two units',
      withIssuer({ tradeName: '😀'.repeat(76) }),
      ['issuer.tradeName too_long'],
    ],
    ['a place that is none', withIssuer({ municipalityCode: '010102' }), ['issuer.municipality malformed']],
    [
      'a place of another province',
      withIssuer({ provinceCode: '020000' }),
      ['issuer.municipality malformed'],
    ],
    ['no place', withIssuer({ municipalityCode: '', provinceCode: '' }), []],
    ['no expiry', draftOf({ expiresOn: null }), ['range.expiry missing']],
    ['an expiry that is past', draftOf({ expiresOn: '2026-11-25' }), ['range.expiry expired']],
    ['on credit, until nobody knows when', draftOf({ dueOn: null }), ['payment.dueOn missing']],
    [
      'on credit, until before its day',
      { ...rent, payment: rent.payment && { ...rent.payment, dueOn: '2026-11-25' } },
      ['payment.dueOn too_early'],
    ],
    ['on credit, and overdue when it is given out', draftOf({ dueOn: '2026-11-05' }), []],
    [
      'half a centavo',
      withLine({ amountMinor: 0.5 }),
      ['payment sum_differs', 'line.amount negative', 'itbis negative'],
    ],
    ['no payment', { ...rent, payment: null }, ['payment missing']],
    [
      'a payment of another sum',
      { ...rent, payment: { ...rent.payment, cashMinor: 1 } as EcfDraft['payment'] },
      ['payment sum_differs'],
    ],
    [
      'a period that ends before it begins',
      draftOf({ period: { from: '2026-12-31', to: '2026-12-01' } }),
      ['period too_early'],
    ],
    ['no lines', { ...draftOf({ ...exempt, charges: [], paid: none }) }, ['lines missing', 'total missing']],
    [
      'more lines than it may have',
      draftOf({
        ...{ ...exempt, paid: { ...none, credit: 1001 } },
        charges: Array.from({ length: 1001 }, () => ({ name: 'x', amountMinor: 1 })),
      }),
      ['lines too_many'],
    ],
    ['a line without a name', withLine({ name: '\u0000' }), ['line.name missing']],
    [
      'ITBIS that is off by more than a peso a line',
      draftOf({ itbisMinor: 1_800_101, paid: { ...none, credit: 11_800_101 } }),
      ['itbis sum_differs'],
    ],
    [
      'ITBIS that is off by a peso',
      draftOf({ itbisMinor: 1_800_100, paid: { ...none, credit: 11_800_100 } }),
      [],
    ],
    ['ITBIS of what is exempt', draftOf({ treatment: 'exempt' }), ['itbis sum_differs']],
    [
      'a centavo of ITBIS of what is exempt',
      draftOf({ treatment: 'exempt', itbisMinor: 1, paid: { ...none, credit: 10_000_001 } }),
      ['itbis sum_differs'],
    ],
    ['dollars on a line of pesos', withLine({ foreignMinor: 1 }), ['line.amount not_allowed']],
    ['a rate of four digits', draftOf({ currency: 'USD', dopRate: 1000 }), ['rate malformed']],
    [
      'more ITBIS withheld than there is',
      draftOf({ withheld: { itbisMinor: 1_800_001, isrMinor: 0 } }),
      ['withheld over_withheld'],
    ],
    [
      'more income tax than price',
      draftOf({ withheld: { itbisMinor: 0, isrMinor: 10_000_001 } }),
      ['withheld over_withheld'],
    ],
    [
      'something withheld of a consumer',
      draftOf({ kind: 'consumer', expiresOn: null, withheld: { itbisMinor: 0, isrMinor: 1 } }),
      ['withheld not_allowed'],
    ],
    [
      'something withheld by the State',
      draftOf({ kind: 'government', withheld: { itbisMinor: 0, isrMinor: 500_000 } }),
      ['withheld not_allowed'],
    ],
    ['a taxed line of a special regime', draftOf({ kind: 'special_regime' }), ['itbis not_allowed']],
    ['a purchase that does not say what is withheld', { ...rent, kind: 'purchases' }, ['withheld missing']],
    [
      'a payment abroad to somebody with an RNC',
      { ...draftOf(exempt), ...{ kind: 'payments_abroad', payment: null } },
      ['buyer.number not_allowed', 'withheld missing'],
    ],
  ])('%s', (_, draft, problems) => {
    expect(found(draft)).toEqual(problems);
  });

  it('says in which line', () => {
    const charges = [
      { name: 'Alquiler', amountMinor: 9_000_000 },
      { name: ' ', amountMinor: 1_000_000 },
    ];
    const draft = draftOf({ charges });
    expect(ecfProblems(draft, contextOf(draft))).toEqual([{ field: 'line.name', code: 'missing', line: 2 }]);
  });

  it.each<[string, Partial<EcfContext>, Found]>([
    ['a day to come', { today: '2026-11-25' }, ['issuedOn in_future']],
    ['a day before the issuer began', { electronicSince: '2026-11-27' }, ['issuedOn before_start']],
    ['an issuer of whom nobody says when they began', { electronicSince: null }, []],
    ['another total than that of the records', { totalMinor: 11_800_001 }, ['total sum_differs']],
  ])('%s', (_, context, problems) => {
    expect(found(rent, context)).toEqual(problems);
  });
});

describe('whom a receipt is for', () => {
  const client = (idType: IdentityType | null, id: string, name = 'Ferretería Sol') => ({ idType, id, name });
  const consumer = (amountMinor: number, own: SaleRecord['client']) =>
    draftOf({
      ...{ ...exempt, kind: 'consumer', expiresOn: null, dueOn: null, client: own },
      ...{ charges: [{ name: 'Alquiler', amountMinor }], paid: { ...none, cash: amountMinor } },
    });

  it.each<[string, EcfDraft, Found]>([
    ['nobody with a number', draftOf({ client: client(null, '') }), ['buyer.number missing']],
    [
      'a passport, for a fiscal credit',
      draftOf({ client: client('passport', 'AB123456') }),
      ['buyer.number not_allowed'],
    ],
    [
      'a passport, for a special regime',
      draftOf({
        ...exempt,
        kind: 'special_regime',
        client: client('passport', 'AB1'),
        paid: { ...none, credit: 1 },
      }),
      [],
    ],
    ['nobody with a name', draftOf({ client: client('rnc', '101010632', ' ') }), ['buyer.name missing']],
    [
      'a name too long',
      draftOf({ client: client('rnc', '101010632', 'x'.repeat(151)) }),
      ['buyer.name too_long'],
    ],
    ['a consumer without a number, below 250,000.00', consumer(24_999_999, client(null, '')), []],
    [
      'a consumer without a number, from 250,000.00 on',
      consumer(25_000_000, client(null, '')),
      ['buyer.number consumer_unnamed'],
    ],
    ['a consumer with a passport, from 250,000.00 on', consumer(25_000_000, client('passport', 'AB1')), []],
    [
      'a consumer without a name: an empty tag is refused',
      consumer(100, client(null, '', '')),
      ['buyer.name missing'],
    ],
  ])('%s', (_, draft, problems) => {
    expect(found(draft)).toEqual(problems);
  });
});

describe('what a receipt refers to', () => {
  const base: EcfBase = {
    kind: 'fiscal_credit',
    verdict: 'accepted',
    totalMinor: 11_800_000,
    balanceMinor: 11_800_000,
  };
  const about: EcfReference = {
    ...{
      ncf: 'E310000000001',
      issuedOn: '2026-11-20',
      code: 1,
      reason: 'Contrato terminado',
      otherTaxId: '',
    },
  };
  const note = (more: Partial<EcfReference> = {}, kind: SaleRecord['kind'] = 'credit_note') =>
    draftOf({ kind, reference: { ...about, ...more } });
  const part = draftOf({
    ...{ kind: 'credit_note', itbisMinor: 180, reference: about },
    ...{ charges: [{ name: 'Rebaja', amountMinor: 1000 }], paid: { ...none, credit: 1180 } },
  });

  it.each<[string, EcfDraft, Partial<EcfBase> | null, Found]>([
    ['the whole of what was accepted', note(), {}, []],
    ['what was accepted conditionally', note(), { verdict: 'conditional' }, []],
    ['what was given out on paper', note({ ncf: 'B0100000001' }), { verdict: 'paper' }, []],
    ['nothing', draftOf({ kind: 'credit_note' }), {}, ['reference missing']],
    ['what nobody knows', note(), null, ['reference missing']],
    ['what DGII has not judged', note(), { verdict: 'pending' }, ['reference base_not_accepted']],
    ['what DGII rejected', note(), { verdict: 'rejected' }, ['reference base_not_accepted']],
    ['another note', note({ ncf: 'E330000000001' }), {}, ['reference base_is_note']],
    ['a note on paper', note({ ncf: 'B0400000001' }, 'debit_note'), {}, ['reference base_is_note']],
    ['what is no number', note({ ncf: 'X' }), {}, ['reference malformed']],
    ['what came later', note({ issuedOn: '2026-11-27' }), {}, ['issuedOn too_early']],
    ['no reason', note({ reason: ' ' }), {}, ['reference.reason missing']],
    ['a reason too long', note({ reason: 'x'.repeat(91) }), {}, ['reference.reason too_long']],
    ['more than is left', note({ code: 3 }), { balanceMinor: 11_799_999 }, ['total over_balance']],
    ['more than is left, by a debit note', note({ code: 3 }, 'debit_note'), { balanceMinor: 0 }, []],
    ['the whole, with a part of it', part, {}, ['total not_whole']],
    ['a text, with amounts', note({ code: 2 }), {}, ['total has_amounts']],
    [
      'a large consumer without a number',
      { ...note(), buyer: null },
      { kind: 'consumer', totalMinor: 25_000_000, balanceMinor: 25_000_000 },
      ['buyer.name consumer_unnamed', 'total not_whole'],
    ],
    ['a receipt that is no note', note({ code: 3 }, 'fiscal_credit'), {}, ['reference not_allowed']],
    [
      'a paper of the same kind, replaced',
      note({ code: 4, ncf: 'B0100000001', reason: '' }, 'fiscal_credit'),
      null,
      [],
    ],
    ['a note on paper, replaced by a note', note({ code: 4, ncf: 'B0400000001', reason: '' }), null, []],
    [
      'a paper of another kind, replaced',
      note({ code: 4, ncf: 'B0200000001' }, 'fiscal_credit'),
      null,
      ['reference base_other_kind'],
    ],
    ['an e-CF, replaced', note({ code: 4 }, 'fiscal_credit'), null, ['reference base_other_kind']],
    ['a receipt of a consumer, by a 31', note({ code: 5, ncf: 'E320000000001' }, 'fiscal_credit'), null, []],
    [
      'a receipt of a consumer, by a 45',
      note({ code: 5, ncf: 'E320000000001' }, 'government'),
      null,
      ['reference base_other_kind'],
    ],
  ])('%s', (_, draft, more, problems) => {
    expect(found(draft, { base: more && { ...base, ...more } })).toEqual(problems);
  });
});

describe('a receipt that goes by summary', () => {
  it('is one of a consumer below RD$250,000.00, ITBIS counted', () => {
    const consumer = draftOf({ kind: 'consumer' });
    const withTotal = (amountMinor: number, itbisMinor: number) => ({
      ...consumer,
      ...{ itbisMinor, lines: consumer.lines.map((line) => ({ ...line, amountMinor })) },
    });
    expect(isSummarized(withTotal(24_999_999, 0))).toBe(true);
    expect(isSummarized(withTotal(24_999_999, 1))).toBe(false);
    expect(isSummarized({ ...withTotal(1, 0), kind: 'fiscal_credit' })).toBe(false);
  });
});

describe('what a purchase withholds', () => {
  it('is no income tax of goods', () => {
    const plumber = cases['ecf-41-plumber'];
    if (plumber === undefined) throw new Error('no plumber');
    const lines = plumber.lines.map((line) => ({ ...line, isGoods: true }));
    expect(found({ ...plumber, lines })).toEqual(['withheld not_allowed']);
  });
});
