import * as v from 'valibot';
import type { ProfileDetails } from '#src/data/people/profile/queries.ts';
import { type IdentityType, identityTypes } from '#src/domain/foundation/enums.ts';
import { checkIdentity, formatIdentity } from '#src/domain/foundation/identity.ts';
import { formatPhone, normalizePhone } from '#src/domain/foundation/phone.ts';

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, 'textLong'));

/** The document's kind and number stand together: no number without a kind, and one of the kind's form. */
export const personalSchema = v.pipe(
  v.object({
    fullName: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(120, 'nameLong')),
    identityType: v.picklist(['', ...identityTypes]),
    identityNumber: text(30),
  }),
  v.forward(
    v.check(
      ({ identityType, identityNumber }) => identityNumber === '' || identityType !== '',
      'identityTypeMissing',
    ),
    ['identityType'],
  ),
  v.forward(
    v.check(
      ({ identityType, identityNumber }) =>
        identityNumber === '' ||
        identityType === '' ||
        checkIdentity(identityType, identityNumber).status !== 'malformed',
      'identityMalformed',
    ),
    ['identityNumber'],
  ),
  v.transform(({ fullName, identityType, identityNumber }) => ({
    fullName,
    identityType: identityType === '' || identityNumber === '' ? null : identityType,
    identityNumber: identityType === '' ? '' : checkIdentity(identityType, identityNumber).value,
  })),
);
export type PersonalInput = v.InferInput<typeof personalSchema>;

export const contactSchema = v.object({
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.check((phone) => phone === '' || normalizePhone(phone) !== null, 'phoneInvalid'),
    v.transform((phone) => normalizePhone(phone) ?? ''),
  ),
  street: text(160),
  streetNumber: text(20),
  sector: text(80),
  municipality: text(80),
  province: text(80),
  reference: text(240),
});
export type ContactInput = v.InferInput<typeof contactSchema>;

export function personalOf(profile: ProfileDetails): PersonalInput {
  const { identityType: type, identityNumber: number } = profile;
  return {
    fullName: profile.fullName,
    identityType: type ?? '',
    identityNumber: type ? formatIdentity(type, number) : number,
  };
}

export function contactOf(profile: ProfileDetails): ContactInput {
  return {
    phone: formatPhone(profile.phone),
    street: profile.street,
    streetNumber: profile.streetNumber,
    sector: profile.sector,
    municipality: profile.municipality,
    province: profile.province,
    reference: profile.reference,
  };
}

/** A number of the right form whose check digit does not fit: worth a second look, and no error. */
export function isSuspicious(type: IdentityType | '', number: string): boolean {
  return type !== '' && number.trim() !== '' && checkIdentity(type, number).status === 'suspicious';
}
