import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type BillForm, billSchema, emptyLine, newBill, toBillInput } from './bill-schema.ts';

const TODAY = '2026-11-21';
const line = { ...emptyLine('repairs'), description: 'Pintura', amountMinor: 1_000_000 };
const form = (more: Partial<BillForm> = {}): BillForm => ({
  ...newBill(TODAY, 'DOP'),
  vendorId: 'vendor',
  lines: [line],
  ...more,
});

/** Messages by field. */
function faults(given: BillForm): Record<string, string> {
  const result = v.safeParse(billSchema, given);
  return Object.fromEntries((result.issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

describe('a bill as typed', () => {
  it('is good with a vendor and a line', () => {
    expect(faults(form())).toEqual({});
    expect(faults(form({ ncf: ' b0100000001 ' }))).toEqual({});
  });

  it.each([
    ['vendorId', 'vendorMissing', { vendorId: null }],
    ['billedOn', 'dateFuture', { billedOn: '2026-11-22', dueOn: '2026-11-30' }],
    ['dueOn', 'dueInvalid', { dueOn: '2026-11-01' }],
    ['ncf', 'ncfMalformed', { ncf: 'B01' }],
    ['modifiedNcf', 'modifiedMissing', { ncf: 'B0400000001' }],
    [
      'itbisWithheldMinor',
      'creditWithheld',
      { ncf: 'E340000000001', modifiedNcf: 'E310000000001', itbisMinor: 100, itbisWithheldMinor: 30 },
    ],
    ['itbisMinor', 'optionalAmount', { itbisMinor: Number.NaN }],
    ['itbisWithheldMinor', 'itbisParts', { itbisMinor: 100, itbisWithheldMinor: 101 }],
    ['itbisToCostMinor', 'itbisParts', { itbisToCostMinor: 1 }],
    ['isrWithheldMinor', 'isrIncomplete', { isrKind: '2' }],
    ['isrWithheldMinor', 'isrIncomplete', { isrWithheldMinor: 5 }],
    ['isrWithheldMinor', 'withheldTooMuch', { isrKind: '2', isrWithheldMinor: 1_000_001 }],
    ['lines.0.amountMinor', 'amountInvalid', { lines: [{ ...line, amountMinor: null }] }],
    ['lines.0.accountId', 'accountMissing', { lines: [{ ...line, accountId: null }] }],
    ['lines.0.description', 'required', { lines: [{ ...line, description: ' ' }] }],
    ['itbisToCostMinor', 'itbisWithoutReceipt', { noReceiptReason: 'informal', itbisMinor: 5 }],
    ['itbisWithheldMinor', 'purchaseItbis', { noReceiptReason: 'purchases', itbisMinor: 5 }],
    ['itbisToCostMinor', 'minorItbis', { noReceiptReason: 'minor_expenses', itbisMinor: 5 }],
    [
      'itbisWithheldMinor',
      'minorWithheld',
      { noReceiptReason: 'minor_expenses', itbisMinor: 5, itbisToCostMinor: 5, itbisWithheldMinor: 5 },
    ],
    [
      'isrWithheldMinor',
      'minorWithheld',
      { noReceiptReason: 'minor_expenses', isrKind: '2', isrWithheldMinor: 5 },
    ],
    ['dopRate', 'rateMissing', { currency: 'USD', rateSource: 'BC', ratedOn: TODAY }],
    ['rateSource', 'rateMissing', { currency: 'USD', dopRate: '61,5', ratedOn: TODAY }],
    [
      'ratedOn',
      'rateDayInvalid',
      { currency: 'USD', dopRate: '61', rateSource: 'BC', ratedOn: '2026-11-22' },
    ],
  ] as [string, string, Partial<BillForm>][])('says at %s: %s', (field, message, more) => {
    expect(faults(form(more))).toMatchObject({ [field]: message });
  });

  it('has neither number nor reason where a receipt is given out for it', () => {
    const given = form({ ncf: 'B0100000001', noReceiptReason: 'purchases' });
    expect(faults(given)).toEqual({});
    expect(toBillInput(given, 'organization', null)).toMatchObject({
      ncf: '',
      noReceiptReason: null,
      purchaseReceipt: 'purchases',
    });
  });

  it('has a number or a reason to have none, and a rate only where it is not in pesos', () => {
    const rate = { dopRate: '61,5', rateSource: 'BC', ratedOn: TODAY };
    const given = form({ ncf: 'B0400000001', noReceiptReason: 'bank_fee', currency: 'USD', ...rate });
    expect(faults(given)).toEqual({});
    expect(toBillInput(given, 'organization', null)).toMatchObject({
      ncf: '',
      modifiedNcf: '',
      noReceiptReason: 'bank_fee',
      rate: { dopRate: 61.5, source: 'BC', ratedOn: TODAY },
    });
    expect(toBillInput(form(rate), 'organization', null)).toMatchObject({
      noReceiptReason: null,
      rate: null,
    });
  });

  it('is sent without what does not belong to it', () => {
    const input = toBillInput(
      form({ unitId: 'unit', ncf: 'B0100000001', modifiedNcf: 'B0100000002', itbisMinor: 180_000 }),
      'organization',
      null,
    );
    // A unit without its property, and a changed receipt of what is no note.
    expect([input.unitId, input.modifiedNcf]).toEqual([null, '']);
    expect([input.itbisMinor, input.tipMinor, input.isrKind]).toEqual([180_000, 0, null]);
  });
});
