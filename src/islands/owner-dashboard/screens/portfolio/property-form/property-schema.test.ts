import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { noFinances } from '#src/data/portfolio/properties/facts.ts';
import { detailsOf } from './detail-schema.ts';
import { emptyUnit, newPropertySchema } from './property-schema.ts';

const property = {
  name: 'Residencial Las Palmas',
  propertyType: 'apartment_complex',
  street: '',
  streetNumber: '',
  sector: '',
  municipality: 'Santo Domingo Este',
  province: 'Santo Domingo',
  reference: '',
  currency: 'DOP',
  units: [],
  details: detailsOf({}, noFinances, [], 'DOP'),
};
const unit = (label: string) => emptyUnit(label, 'condominium');
const problems = (part: object) => {
  const result = v.safeParse(newPropertySchema, { ...property, ...part });
  return (result.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
};

describe('newPropertySchema', () => {
  it('takes a property with or without units', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ units: [unit('Apto 1'), unit('Apto 2')] })).toEqual([]);
  });

  it('says at the later unit that its name is taken', () => {
    expect(problems({ units: [unit('Apto 1'), unit('Apto 2'), unit('apto 1')] })).toEqual([
      ['units.2.label', 'labelTaken'],
    ]);
  });

  it('refuses what is no number, and takes an unknown one', () => {
    expect(problems({ units: [{ ...unit('A'), rentMinor: Number.NaN, bedrooms: 1.5 }] })).toEqual([
      ['units.0.bedrooms', 'numberRange'],
      ['units.0.rentMinor', 'rentInvalid'],
    ]);
  });

  it('wants name, municipality and one of the provinces', () => {
    expect(problems({ name: ' ', municipality: '', province: 'Miami' })).toEqual([
      ['name', 'required'],
      ['municipality', 'required'],
      ['province', 'required'],
    ]);
  });
});

describe('emptyUnit', () => {
  it('takes the use from the kind of property', () => {
    expect(emptyUnit('Local 1', 'commercial').unitUse).toBe('commercial');
    expect(emptyUnit('Apto 1', undefined).unitUse).toBe('dwelling');
  });
});
