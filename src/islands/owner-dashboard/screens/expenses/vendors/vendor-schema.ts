import * as v from 'valibot';
import type { VendorFields } from '#src/data/expenses/vendors/mutations.ts';
import type { Vendor } from '#src/data/expenses/vendors/queries.ts';
import { type ExpenseKind, expenseKinds, type IsrKind, isrKinds } from '#src/domain/expenses/bill.ts';
import { normalizeEmail } from '#src/domain/foundation/email-address.ts';
import { type IdentityType, identityTypes } from '#src/domain/foundation/enums.ts';
import { checkIdentity, formatIdentity } from '#src/domain/foundation/identity.ts';
import { formatPhone, normalizePhone } from '#src/domain/foundation/phone.ts';

const BASIS_POINTS_PER_PERCENT = 100;

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, 'textLong'));
/** A percentage or null; NaN is a text that is no number. */
const percent = v.nullable(
  v.pipe(
    v.custom<number>((value) => typeof value === 'number', 'percentInvalid'),
    v.check((value) => value >= 0 && value <= 100, 'percentInvalid'),
  ),
);

/** A vendor, as typed; percentages as people write them. */
export const vendorSchema = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(120, 'textLong')),
    identityType: v.picklist([...identityTypes, '']),
    identityNumber: text(30),
    phone: v.pipe(
      text(30),
      v.check((typed) => typed === '' || normalizePhone(typed) !== null, 'phoneInvalid'),
    ),
    email: v.pipe(
      text(254),
      v.check((typed) => typed === '' || normalizeEmail(typed) !== null, 'emailInvalid'),
    ),
    address: text(200),
    bankName: text(80),
    bankAccount: text(40),
    accountId: v.nullable(v.string()),
    expenseKind: v.picklist([...expenseKinds, '']),
    itbisWithheld: percent,
    isrKind: v.picklist([...isrKinds, '']),
    isrPercent: percent,
  }),
  v.forward(
    v.check(
      ({ identityType, identityNumber }) =>
        identityType === '' || checkIdentity(identityType, identityNumber).status !== 'malformed',
      'identityMalformed',
    ),
    ['identityNumber'],
  ),
  v.forward(
    v.check(({ isrKind, isrPercent }) => (isrKind === '') === !isrPercent, 'isrIncomplete'),
    ['isrPercent'],
  ),
);
export type VendorForm = v.InferInput<typeof vendorSchema>;

export function vendorDefaults(vendor: Vendor | null): VendorForm {
  const type = (vendor?.identityType ?? 'rnc') as IdentityType;
  return {
    name: vendor?.name ?? '',
    identityType: vendor ? (vendor.identityType ?? '') : 'rnc',
    identityNumber: vendor?.identityType ? formatIdentity(type, vendor.identityNumber) : '',
    phone: vendor ? formatPhone(vendor.phone) : '',
    email: vendor?.email ?? '',
    address: vendor?.address ?? '',
    bankName: vendor?.bankName ?? '',
    bankAccount: vendor?.bankAccount ?? '',
    accountId: vendor?.accountId ?? null,
    expenseKind: (vendor?.expenseKind ?? '') as ExpenseKind | '',
    itbisWithheld: toPercent(vendor?.itbisWithheldBasisPoints),
    isrKind: (vendor?.isrKind ?? '') as IsrKind | '',
    isrPercent: toPercent(vendor?.isrBasisPoints),
  };
}

const toPercent = (basisPoints = 0) => (basisPoints === 0 ? null : basisPoints / BASIS_POINTS_PER_PERCENT);
const toBasisPoints = (value: number | null) => Math.round((value ?? 0) * BASIS_POINTS_PER_PERCENT);

export function toVendorFields(form: VendorForm): VendorFields {
  const type = form.identityType || null;
  return {
    name: form.name,
    identityType: type,
    identityNumber: type ? checkIdentity(type, form.identityNumber).value : '',
    phone: normalizePhone(form.phone) ?? '',
    email: form.email === '' ? '' : (normalizeEmail(form.email) ?? ''),
    address: form.address,
    bankName: form.bankName,
    bankAccount: form.bankAccount,
    accountId: form.accountId,
    expenseKind: form.expenseKind || null,
    itbisWithheldBasisPoints: toBasisPoints(form.itbisWithheld),
    isrKind: form.isrKind || null,
    isrBasisPoints: toBasisPoints(form.isrPercent),
  };
}
