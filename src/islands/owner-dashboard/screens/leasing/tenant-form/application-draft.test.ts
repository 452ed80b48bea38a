import { expect, it } from 'vitest';
import type { Applicant } from '#src/data/screening/applications/queries.ts';
import { draftOfApplication } from './application-draft.ts';

const application = {
  id: 'application',
  property_id: 'property',
  unit_id: 'unit',
  move_in_on: '2026-12-01',
  term_months: 24,
  rent_minor: 2_500_000,
  rent_currency: 'DOP',
} as const;
const ana: Applicant = {
  id: 'ana',
  full_name: 'Ana Núñez',
  email: 'ana@example.test',
  phone: '+18095550101',
  identity_type: 'cedula',
  identity_number: '00113918205',
  occupation: '',
  employer: '',
  income_minor: null,
  income_currency: null,
  is_primary: true,
  consent_version: null,
  consented_at: null,
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
  const vague = { ...application, unit_id: null, move_in_on: null, term_months: null, rent_minor: null };
  const draft = draftOfApplication(vague, [{ ...ana, identity_type: null, phone: '' }], '2026-11-21');
  expect(draft).toMatchObject({ unitId: null, startsOn: '2026-11-21', endsOn: '2027-11-20' });
  expect(draft).not.toHaveProperty('rentMinor');
  expect(draft.people?.[0]).toMatchObject({ phone: '', identityType: null, identityNumber: '' });
});
