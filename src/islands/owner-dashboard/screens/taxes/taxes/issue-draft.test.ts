import { describe, expect, it } from 'vitest';
import type { ChargeToInvoice } from '#src/data/taxes/to-invoice.ts';
import { issuing } from '../ecf/electronic-issuing.test-support.ts';
import { type IssueDraft, newDraft, readDraft } from './issue-draft.ts';

const TODAY = '2026-11-21';
const charge: ChargeToInvoice = {
  id: 'a',
  leaseId: 'l',
  kind: 'rent',
  description: '',
  periodStart: '2026-11-01',
  periodEnd: '2026-11-30',
  dueOn: '2026-11-01',
  currency: 'DOP',
  amountMinor: 5_000_000,
  propertyId: 'p',
  propertyName: 'Plaza',
  unitLabel: 'L-1',
  unitUse: 'commercial',
  isFurnished: false,
  tenantName: 'Ferretería Sol',
  identityType: 'rnc',
  identityNumber: '101010632',
  receiptId: null,
  receiptNcf: null,
  receiptTreatment: null,
  receiptClient: null,
};

describe('a receipt for a charge', () => {
  it('to a company begins as one of fiscal credit with ITBIS of a shop', () => {
    const { input, baseMinor, itbisMinor, problems } = readDraft(
      newDraft(charge, null),
      [charge, { ...charge, id: 'b' }],
      TODAY,
    );
    expect(problems).toEqual([]);
    expect([baseMinor, itbisMinor]).toEqual([10_000_000, 1_800_000]);
    expect(input).toMatchObject({
      kind: 'fiscal_credit',
      treatment: 'taxable',
      chargeIds: ['a', 'b'],
      dopRate: 1,
    });
  });

  it('to a person without a number begins as one to a consumer', () => {
    const nobody = { ...charge, identityType: null, identityNumber: null, unitUse: 'dwelling' as const };
    expect(newDraft(nobody, null)).toMatchObject({ kind: 'consumer', treatment: 'exempt', clientIdType: '' });
    expect(readDraft(newDraft(nobody, null), [nobody], TODAY).problems).toEqual([]);
  });

  it.each<[string, Partial<IssueDraft>, string[]]>([
    ['no client', { clientName: ' ' }, ['clientMissing']],
    ['no number of a company', { clientIdType: '', clientId: '' }, ['idMissing']],
    ['a passport for fiscal credit', { clientIdType: 'passport', clientId: 'AB12345' }, ['idMissing']],
    ['a number too short', { clientId: '1010' }, ['idMalformed']],
    ['a passport for a consumer', { kind: 'consumer', clientIdType: 'passport', clientId: 'AB12345' }, []],
  ])('with %s', (_, more, problems) => {
    expect(readDraft({ ...newDraft(charge, null), ...more }, [charge], TODAY).problems).toEqual(problems);
  });

  it('to a consumer asks for a number from RD$250,000 on, ITBIS counted', () => {
    const draft = {
      ...newDraft(charge, null),
      kind: 'consumer' as const,
      clientIdType: '' as const,
      clientId: '',
    };
    const of = (amountMinor: number) => readDraft(draft, [{ ...charge, amountMinor }], TODAY).problems;
    expect(of(21_186_440)).toEqual([]);
    expect(of(21_186_441)).toEqual(['idMissing']);
  });

  it('in dollars asks for the rate and its source', () => {
    const dollars = { ...charge, currency: 'USD' as const };
    const draft = newDraft(dollars, null);
    expect(readDraft(draft, [dollars], TODAY).problems).toEqual(['rateMissing']);
    const known = readDraft({ ...draft, rate: '63,25', rateSource: 'Banco Central' }, [dollars], TODAY);
    expect(known.problems).toEqual([]);
    expect(known.input).toMatchObject({ dopRate: 63.25, rateSource: 'Banco Central' });
  });

  it('in dollars begins with the rate that was saved last', () => {
    const dollars = { ...charge, currency: 'USD' as const };
    const read = readDraft(newDraft(dollars, { rate: 62.5, source: 'Banco Central' }), [dollars], TODAY);
    expect(read.problems).toEqual([]);
    expect(read.input).toMatchObject({ dopRate: 62.5, rateSource: 'Banco Central' });
  });

  it('warns of a wrong check digit and does not stop', () => {
    const read = readDraft({ ...newDraft(charge, null), clientId: '101010633' }, [charge], TODAY);
    expect(read).toMatchObject({ isSuspicious: true, problems: [] });
  });

  it('as an e-CF says what the client will withhold: as the law asks, or as typed', () => {
    const inputOf = (more: Partial<IssueDraft>) =>
      readDraft({ ...newDraft(charge, null), ...more }, [charge], TODAY, issuing).input;
    // 18 % of 50,000 is 9,000, withheld whole; and 15 % of 50,000 since 1 July 2026.
    expect(inputOf({})).toMatchObject({ itbisToWithholdMinor: 900_000, isrToWithholdMinor: 750_000 });
    expect(inputOf({ isrToWithhold: 0 })).toMatchObject({
      itbisToWithholdMinor: 900_000,
      isrToWithholdMinor: 0,
    });
    expect(inputOf({ kind: 'government' })).toMatchObject({
      itbisToWithholdMinor: null,
      isrToWithholdMinor: null,
    });
    expect(
      readDraft({ ...newDraft(charge, null), isrToWithhold: null }, [charge], TODAY, issuing).problems,
    ).toEqual(['withheldMissing']);
  });
});
