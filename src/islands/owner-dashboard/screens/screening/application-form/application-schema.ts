import * as v from 'valibot';
import type { ApplicantInput, ReferenceInput } from '#src/data/screening/applications/people-mutations.ts';
import type { Applicant } from '#src/data/screening/applications/queries.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { normalizeEmail } from '#src/domain/foundation/email-address.ts';
import {
  type CurrencyCode,
  currencyCodes,
  identityTypes,
  referenceKinds,
} from '#src/domain/foundation/enums.ts';
import { checkIdentity, formatIdentity } from '#src/domain/foundation/identity.ts';
import { MAX_AMOUNT_MINOR } from '#src/domain/foundation/money-text.ts';
import { formatPhone, normalizePhone } from '#src/domain/foundation/phone.ts';

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, 'textLong'));
const requiredText = (most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(most, 'textLong'));
/** A number or null. NaN stands for a text that is no number, and passes no check. */
const optionalNumber = (isAllowed: (value: number) => boolean, message: string) =>
  v.nullable(
    v.pipe(
      v.custom<number>((value) => typeof value === 'number', message),
      v.check(isAllowed, message),
    ),
  );
const amount = optionalNumber((minor) => minor > 0 && minor <= MAX_AMOUNT_MINOR, 'amountInvalid');
const phone = v.pipe(
  text(30),
  v.check((typed) => typed === '' || normalizePhone(typed) !== null, 'phoneInvalid'),
);

/** A person of an application, as typed. */
export const applicantSchema = v.pipe(
  v.object({
    fullName: requiredText(120),
    email: v.pipe(
      text(254),
      v.check((typed) => typed === '' || normalizeEmail(typed) !== null, 'emailInvalid'),
    ),
    phone,
    identityType: v.picklist([...identityTypes, '']),
    identityNumber: text(30),
    occupation: text(120),
    employer: text(120),
    incomeMinor: amount,
    incomeCurrency: v.picklist(currencyCodes),
    hasConsented: v.boolean(),
  }),
  v.forward(
    v.check(
      ({ identityType, identityNumber }) =>
        identityType === '' ||
        identityNumber === '' ||
        checkIdentity(identityType, identityNumber).status !== 'malformed',
      'identityMalformed',
    ),
    ['identityNumber'],
  ),
);
export type ApplicantForm = v.InferInput<typeof applicantSchema>;

export const referenceSchema = v.object({
  kind: v.picklist(referenceKinds),
  fullName: requiredText(120),
  phone,
});
export type ReferenceForm = v.InferInput<typeof referenceSchema>;

const wantedEntries = {
  moveInOn: v.pipe(
    v.string(),
    v.check((day) => day === '' || isIsoDate(day), 'dateInvalid'),
  ),
  termMonths: optionalNumber(
    (months) => Number.isInteger(months) && months >= 1 && months <= 120,
    'termRange',
  ),
  rentMinor: amount,
  currency: v.picklist(currencyCodes),
  deposit: v.picklist(['unknown', 'ready', 'later']),
  note: text(2000),
};

/** What is wanted: dates, rent, deposit. */
export const wantedSchema = v.object(wantedEntries);
export type WantedForm = v.InferInput<typeof wantedSchema>;

/** A whole new application. */
export const applicationSchema = v.object({
  ...wantedEntries,
  propertyId: v.pipe(
    v.nullable(v.string()),
    v.check((id) => id !== null, 'propertyMissing'),
  ),
  unitId: v.nullable(v.string()),
  applicants: v.array(applicantSchema),
  references: v.array(referenceSchema),
});
export type ApplicationForm = v.InferInput<typeof applicationSchema>;

export function emptyApplicant(incomeCurrency: CurrencyCode): ApplicantForm {
  return {
    fullName: '',
    email: '',
    phone: '',
    identityType: 'cedula',
    identityNumber: '',
    occupation: '',
    employer: '',
    incomeMinor: null,
    incomeCurrency,
    hasConsented: false,
  };
}

/** A known person as the form shows them. */
export function applicantFormOf(row: Applicant, currency: CurrencyCode): ApplicantForm {
  return {
    fullName: row.fullName,
    email: row.email,
    phone: row.phone === '' ? '' : formatPhone(row.phone),
    identityType: row.identityType ?? '',
    identityNumber: row.identityType ? formatIdentity(row.identityType, row.identityNumber) : '',
    occupation: row.occupation,
    employer: row.employer,
    incomeMinor: row.incomeMinor,
    incomeCurrency: row.incomeCurrency ?? currency,
    hasConsented: row.consentedAt !== null,
  };
}

/** The person as the database takes them: numbers without separators. */
export function toApplicantInput({ identityType, ...form }: ApplicantForm): ApplicantInput {
  const hasDocument = identityType !== '' && form.identityNumber !== '';
  return {
    ...form,
    phone: normalizePhone(form.phone) ?? '',
    identityType: hasDocument ? identityType : null,
    identityNumber: hasDocument ? checkIdentity(identityType, form.identityNumber).value : '',
  };
}

export const toReferenceInput = (form: ReferenceForm): ReferenceInput => ({
  ...form,
  phone: normalizePhone(form.phone) ?? '',
});

const DEPOSIT_VALUES = { unknown: null, ready: true, later: false } as const;

/** The wish as the database takes it. */
export function toWanted(form: WantedForm) {
  return {
    moveInOn: form.moveInOn || null,
    termMonths: form.termMonths,
    rentMinor: form.rentMinor,
    currency: form.currency,
    isDepositReady: DEPOSIT_VALUES[form.deposit],
    note: form.note,
  };
}
