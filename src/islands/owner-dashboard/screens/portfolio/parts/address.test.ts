import { describe, expect, it } from 'vitest';
import { addressLine } from './address.ts';

describe('addressLine', () => {
  it('writes street and number, sector and municipality', () => {
    const place = {
      street: 'Calle El Conde',
      streetNumber: '105',
      sector: 'Ciudad Colonial',
      municipality: 'Santo Domingo',
    };
    expect(addressLine(place)).toBe('Calle El Conde 105, Ciudad Colonial, Santo Domingo');
  });

  it('leaves out what is unknown', () => {
    expect(
      addressLine({ street: '', streetNumber: '', sector: 'Gazcue', municipality: 'Santo Domingo' }),
    ).toBe('Gazcue, Santo Domingo');
    expect(addressLine({ street: '', streetNumber: '', sector: '', municipality: 'Higüey' })).toBe('Higüey');
  });
});
