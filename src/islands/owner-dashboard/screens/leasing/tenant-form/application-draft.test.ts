import { expect, it } from 'vitest';
import type { Applicant } from '#src/data/screening/applications/queries.ts';
import { draftOfApplication } from './application-draft.ts';

const application = {
  id: 'application',
  propertyId: 'property',
  unitId: 'unit',
  moveInOn: '2026-12-01',
  termMonths: 24,
  rentMinor: 2_500_000,
  rentCurrency: 'DOP',
} as const;
const ana: Applicant = {
  id: 'ana',
  fullName: 'Ana Núñez',
  email: 'ana@example.test',
  phone: '+18095550101',
  identityType: 'cedula',
  identityNumber: '00113918205',
  occupation: '',
  employer: '',
  incomeMinor: null,
  incomeCurrency: null,
  isPrimary: true,
  consentVersion: null,
  consentedAt: null,
};

it('takes over who, where, when and for how much, as the form writes it', () => {
  expect(draftOfApplication(application, [ana], '2026-11-21')).toEqual({
    applicationId: 'application',
    propertyId: 'property',
    unitId: 'unit',
    startsOn: '2026-12-01',
    endsOn: '2028-11-30',
    currency: 'DOP',
    rentMinor: 2_500_000,
    people: [
      expect.objectContaining({
        id: 'ana',
        isNew: true,
        fullName: 'Ana Núñez',
        phone: '809-555-0101',
        identityType: 'cedula',
        identityNumber: '001-1391820-5',
      }),
    ],
  });
});

it('leaves to the form what the application does not say', () => {
  const vague = { ...application, unitId: null, moveInOn: null, termMonths: null, rentMinor: null };
  const draft = draftOfApplication(vague, [{ ...ana, identityType: null, phone: '' }], '2026-11-21');
  expect(draft).toMatchObject({ unitId: null, startsOn: '2026-11-21', endsOn: '2027-11-20' });
  expect(draft).not.toHaveProperty('rentMinor');
  expect(draft.people?.[0]).toMatchObject({ phone: '', identityType: null, identityNumber: '' });
});
