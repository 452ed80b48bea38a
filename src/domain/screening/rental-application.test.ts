import { describe, expect, it } from 'vitest';
import {
  incomeOf,
  type RentalApplicationForm,
  rentalApplicationFaults,
  rentalApplicationFields,
} from './rental-application.ts';

const ana: RentalApplicationForm = {
  name: 'Ana Núñez',
  email: 'ana@example.com',
  phone: '809-555-0101',
  occupation: '',
  employer: '',
  income: '',
  move_in: '',
  note: '',
  consent: 'yes',
};
const faultsOf = (changes: Partial<RentalApplicationForm>) =>
  rentalApplicationFaults({ ...ana, ...changes }, 'DOP');

describe('the form of a listing', () => {
  it('can be sent with a name, an address, a telephone and the consent', () => {
    expect(faultsOf({})).toEqual({});
  });

  it.each<[Partial<RentalApplicationForm>, object]>([
    [{ name: ' ' }, { name: 'missing' }],
    [{ name: 'x'.repeat(101) }, { name: 'too_long' }],
    [{ email: '' }, { email: 'missing' }],
    [{ email: 'ana@' }, { email: 'invalid' }],
    [{ phone: '' }, { phone: 'missing' }],
    [{ phone: '555' }, { phone: 'invalid' }],
    [{ consent: '' }, { consent: 'missing' }],
    [{ income: 'mucho' }, { income: 'invalid' }],
    [{ income: '0' }, { income: 'invalid' }],
    [{ income: '60,000' }, {}],
    [{ move_in: '2026-02-30' }, { move_in: 'invalid' }],
    [{ move_in: '2026-12-01' }, {}],
    [{ occupation: 'x'.repeat(121) }, { occupation: 'too_long' }],
    [{ employer: 'x'.repeat(121) }, { employer: 'too_long' }],
    [{ note: '😀'.repeat(1000) }, {}],
    [{ note: 'x'.repeat(1001) }, { note: 'too_long' }],
  ])('%j is answered with %j', (changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults);
  });

  it('says of an empty one everything that is missing at once', () => {
    const empty = Object.fromEntries(
      rentalApplicationFields.map((field) => [field, '']),
    ) as unknown as RentalApplicationForm;
    expect(Object.keys(rentalApplicationFaults(empty, 'DOP'))).toEqual(['name', 'email', 'phone', 'consent']);
  });

  it('asks for nothing that may not decide', () => {
    expect([...rentalApplicationFields]).toEqual([
      'name',
      'email',
      'phone',
      'occupation',
      'employer',
      'income',
      'move_in',
      'note',
      'consent',
    ]);
  });
});

it('reads an income in the rent’s currency, and none where there is none', () => {
  expect(incomeOf('60,000', 'DOP')).toBe(6_000_000);
  expect(incomeOf('', 'DOP')).toBeNull();
});
