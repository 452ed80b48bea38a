import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { toVendorFields, type VendorForm, vendorDefaults, vendorSchema } from './vendor-schema.ts';

const form = (more: Partial<VendorForm> = {}): VendorForm => ({
  ...vendorDefaults(null),
  name: 'Ferretería',
  identityNumber: '101-02312-2',
  ...more,
});
const messages = (given: VendorForm) =>
  (v.safeParse(vendorSchema, given).issues ?? []).map(({ message }) => message);

describe('a vendor as typed', () => {
  it('is good with a name and a number, even one whose check digit does not fit', () => {
    expect(messages(form())).toEqual([]);
    expect(messages(form({ identityNumber: '101-02312-3' }))).toEqual([]);
    expect(messages(form({ identityType: '', identityNumber: '' }))).toEqual([]);
  });

  it('is refused with half a withholding, a number of no form, or no percentage', () => {
    expect(messages(form({ name: ' ' }))).toEqual(['required']);
    expect(messages(form({ identityNumber: '12' }))).toEqual(['identityMalformed']);
    expect(messages(form({ isrKind: '2' }))).toEqual(['isrIncomplete']);
    expect(messages(form({ isrPercent: 10 }))).toEqual(['isrIncomplete']);
    expect(messages(form({ itbisWithheld: 101 }))).toEqual(['percentInvalid']);
  });

  it('is stored in digits and basis points', () => {
    const fields = toVendorFields(form({ itbisWithheld: 30, isrKind: '2', isrPercent: 2.5 }));
    expect(fields).toMatchObject({
      identityType: 'rnc',
      identityNumber: '101023122',
      itbisWithheldBasisPoints: 3_000,
      isrKind: '2',
      isrBasisPoints: 250,
      expenseKind: null,
    });
  });
});
