import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  type ApplicantForm,
  applicantFormOf,
  applicantSchema,
  applicationSchema,
  emptyApplicant,
  toApplicantInput,
  toWanted,
} from './application-schema.ts';

const ana: ApplicantForm = { ...emptyApplicant('DOP'), fullName: 'Ana Núñez' };
const problemsOf = (changes: Partial<ApplicantForm>) =>
  (safeParse(applicantSchema, { ...ana, ...changes }).issues ?? []).map(
    (issue) => `${issue.path?.map(({ key }) => String(key)).join('.')}: ${issue.message}`,
  );

describe('a person', () => {
  it.each<[Partial<ApplicantForm>, string[]]>([
    [{}, []],
    [{ fullName: ' ' }, ['fullName: required']],
    [{ email: 'ana@' }, ['email: emailInvalid']],
    [{ phone: '555' }, ['phone: phoneInvalid']],
    [{ incomeMinor: Number.NaN }, ['incomeMinor: amountInvalid']],
    [{ incomeMinor: 0 }, ['incomeMinor: amountInvalid']],
    [{ identityNumber: '12' }, ['identityNumber: identityMalformed']],
    [{ identityType: '', identityNumber: '12' }, []],
    [{ employer: 'x'.repeat(121) }, ['employer: textLong']],
  ])('%j: %j', (changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });

  it('is kept with numbers without separators, and shown with them', () => {
    const typed = { ...ana, phone: '809-555-0101', identityNumber: '001-1391820-5' };
    const input = toApplicantInput(typed);
    expect(input).toMatchObject({
      phone: '+18095550101',
      identityType: 'cedula',
      identityNumber: '00113918205',
    });
    const row = {
      id: 'x',
      fullName: 'Ana Núñez',
      email: '',
      phone: input.phone,
      identityType: input.identityType,
      identityNumber: input.identityNumber,
      occupation: '',
      employer: '',
      incomeMinor: null,
      incomeCurrency: null,
      isPrimary: true,
      consentVersion: null,
      consentedAt: null,
    };
    expect(applicantFormOf(row, 'DOP')).toEqual(typed);
  });

  it('without a number has no document', () => {
    expect(toApplicantInput(ana)).toMatchObject({ identityType: null, identityNumber: '' });
  });
});

it('an application needs its property, and a term within ten years', () => {
  const form = {
    propertyId: null,
    unitId: null,
    moveInOn: '',
    termMonths: 121,
    rentMinor: null,
    currency: 'DOP',
    deposit: 'unknown',
    note: '',
    applicants: [ana],
    references: [],
  } as const;
  const issues = safeParse(applicationSchema, form).issues ?? [];
  expect(issues.map(({ message }) => message).sort()).toEqual(['propertyMissing', 'termRange']);
});

it('nothing said of the deposit is not the same as none', () => {
  const form = { moveInOn: '', termMonths: null, rentMinor: null, currency: 'DOP', note: '' } as const;
  expect(
    (['unknown', 'ready', 'later'] as const).map((deposit) => toWanted({ ...form, deposit }).isDepositReady),
  ).toEqual([null, true, false]);
});
