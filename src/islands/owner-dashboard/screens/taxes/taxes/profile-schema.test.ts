import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { profileSchema } from './profile-schema.ts';

const filled = {
  ...{
    taxId: '101850043',
    legalName: 'Inmobiliaria',
    tradeName: '',
    taxpayerKind: 'company',
    taxRegime: 'ordinary',
  },
  ...{ sizeClass: '', issuingWay: 'paper', environment: 'testecf', electronicSince: '', address: '' },
  ...{ phone: '', email: '', fiscalYearEnd: '12', creditMonth: '', creditMinor: null },
};
const problems = (municipalityCode: string, provinceCode: string) =>
  v
    .safeParse(profileSchema, { ...filled, municipalityCode, provinceCode })
    .issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`) ?? [];

describe('the place of an issuer', () => {
  it.each([
    ['', ''],
    ['010101', '010000'],
    ['320101', '320000'],
  ])('%s in %s may be told', (municipality, province) => {
    expect(problems(municipality, province)).toEqual([]);
  });

  it.each([
    ['a place that is none', '010102', '010000'],
    ['a place of another province', '010101', '320000'],
    ['a place without a province', '010101', ''],
    ['a province without a place', '', '010000'],
  ])('%s is refused before any receipt names it', (_, municipality, province) => {
    expect(problems(municipality, province)).toEqual(['municipalityCode placeUnknown']);
  });
});

describe('what a receipt says of an issuer', () => {
  const said = (more: object) =>
    v
      .safeParse(profileSchema, { ...filled, municipalityCode: '', provinceCode: '', ...more })
      .issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`) ?? [];
  const email = (size: number) => 'a@example.test'.padStart(size, 'a');

  it.each([
    ['legalName', 'a'.repeat(150), 'nameLong'],
    ['tradeName', 'a'.repeat(150), 'nameLong'],
    ['address', 'a'.repeat(100), 'addressLong'],
    ['email', email(80), 'emailLong'],
  ])('has room for a %s of so many characters', (name, text, problem) => {
    expect(said({ [name]: text })).toEqual([]);
    expect(said({ [name]: `a${text}` })).toEqual([`${name} ${problem}`]);
  });
});
