import * as v from 'valibot';
import { currencyCodes, organizationKinds } from '#src/domain/foundation/enums.ts';
import { checkIdentity, formatIdentity, type IdentityCheck } from '#src/domain/foundation/identity.ts';
import { formatPhone, normalizePhone } from '#src/domain/foundation/phone.ts';

const MAX_NAME_LENGTH = 120;
export const MAX_ADDRESS_LENGTH = 200;
const DIGITS_OF_A_CEDULA = 11;

const digitsOf = (text: string) => text.replace(/\D/g, '');
/** A person is known to the tax authority by their cédula. */
const typeOf = (text: string) => (digitsOf(text).length === DIGITS_OF_A_CEDULA ? 'cedula' : 'rnc');

/** The number by which the tax authority knows somebody, as typed; nothing typed is valid. */
export function checkTaxNumber(text: string): IdentityCheck {
  if (text.trim() === '') return { status: 'valid', value: '' };
  return checkIdentity(typeOf(text), text);
}

/** The number as it is printed; what is none comes back as given. */
export function formatTaxNumber(text: string): string {
  return formatIdentity(typeOf(text), text);
}

/** A telephone number as it is printed; what is none comes back as given. */
export function formatTypedPhone(text: string): string {
  const known = normalizePhone(text);
  return known ? formatPhone(known) : text;
}

/** The form of an organisation's data. Its messages are keys of `organization.problems`. */
export const organizationSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(MAX_NAME_LENGTH, 'nameLong')),
  kind: v.picklist(organizationKinds, 'required'),
  rnc: v.pipe(
    v.string(),
    v.check((text) => checkTaxNumber(text).status !== 'malformed', 'rncMalformed'),
    v.transform((text) => checkTaxNumber(text).value),
  ),
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || normalizePhone(text) !== null, 'phoneInvalid'),
    v.transform((text) => normalizePhone(text) ?? ''),
  ),
  address: v.pipe(v.string(), v.trim(), v.maxLength(MAX_ADDRESS_LENGTH, 'addressLong')),
  defaultCurrency: v.picklist(currencyCodes, 'required'),
  timeZone: v.pipe(v.string(), v.nonEmpty('timeZoneMissing')),
});
export type OrganizationInput = v.InferInput<typeof organizationSchema>;
export type OrganizationOutput = v.InferOutput<typeof organizationSchema>;
