import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  checkTaxNumber,
  formatTaxNumber,
  formatTypedPhone,
  organizationSchema,
} from './organization-schema.ts';

const valid = {
  name: ' Inversiones Peña ',
  kind: 'company',
  rnc: '',
  phone: '',
  address: '',
  defaultCurrency: 'DOP',
  timeZone: 'America/Santo_Domingo',
};
const read = (part: object) => v.safeParse(organizationSchema, { ...valid, ...part });
const problemOf = (part: object) => read(part).issues?.[0].message;

describe('the number for the tax authority', () => {
  it('is an RNC or a cédula, with or without its separators', () => {
    expect(checkTaxNumber('1-01-85004-3')).toEqual({ status: 'valid', value: '101850043' });
    expect(checkTaxNumber('001-0000000-9').value).toBe('00100000009');
    expect(checkTaxNumber(' ')).toEqual({ status: 'valid', value: '' });
    expect(formatTaxNumber('101850043')).toBe('1-01-85004-3');
    expect(formatTaxNumber('12')).toBe('12');
  });

  it('is let through with a check digit that does not fit, which is only a warning', () => {
    expect(checkTaxNumber('101850044').status).toBe('suspicious');
    expect(read({ rnc: '101850044' }).output).toMatchObject({ rnc: '101850044' });
    expect(problemOf({ rnc: '1018500' })).toBe('rncMalformed');
    expect(problemOf({ rnc: 'abc' })).toBe('rncMalformed');
  });
});

describe('the data of an organisation', () => {
  it('are put into the form in which they are kept', () => {
    expect(
      read({ rnc: '1-01-85004-3', phone: '(809) 555-0101', address: ' Av. Sarasota 20 ' }).output,
    ).toEqual({
      ...valid,
      name: 'Inversiones Peña',
      rnc: '101850043',
      phone: '+18095550101',
      address: 'Av. Sarasota 20',
    });
    expect(formatTypedPhone('8095550101')).toBe('809-555-0101');
    expect(formatTypedPhone('hola')).toBe('hola');
  });

  it.each([
    [{ name: '  ' }, 'required'],
    [{ name: 'x'.repeat(121) }, 'nameLong'],
    [{ phone: '55' }, 'phoneInvalid'],
    [{ address: 'x'.repeat(201) }, 'addressLong'],
    [{ timeZone: '' }, 'timeZoneMissing'],
  ])('are refused where they make no sense: %j', (part, problem) => {
    expect(problemOf(part)).toBe(problem);
  });
});
