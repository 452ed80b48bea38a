import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identityTypes } from './enums.ts';
import { checkIdentity, formatIdentity } from './identity.ts';

describe('a cédula', () => {
  // 00113918205 is the valid example of python-stdnum's stdnum.do.cedula, 00113918204 its invalid one.
  it.each([
    ['00113918205', 'valid'],
    ['001-1391820-5', 'valid'],
    [' 001 1391820 5 ', 'valid'],
    ['00113918204', 'suspicious'],
    ['0011391820', 'malformed'],
    ['001139182055', 'malformed'],
    ['0011391820A', 'malformed'],
    ['', 'malformed'],
  ])('%j is %s', (text, status) => {
    expect(checkIdentity('cedula', text).status).toBe(status);
  });

  it('is stored as digits and printed in its three groups', () => {
    expect(checkIdentity('cedula', '001-1391820-5').value).toBe('00113918205');
    expect(formatIdentity('cedula', '00113918205')).toBe('001-1391820-5');
  });
});

describe('an RNC', () => {
  // 1-01-85004-3 is the valid example of python-stdnum's stdnum.do.rnc, 101850042 its invalid one.
  it.each([
    ['101850043', 'valid'],
    ['1-01-85004-3', 'valid'],
    ['101850042', 'suspicious'],
    ['10185004', 'malformed'],
    ['1018A0043', 'malformed'],
    ['00113918205', 'malformed'],
  ])('%j is %s', (text, status) => {
    expect(checkIdentity('rnc', text).status).toBe(status);
  });

  it('is printed in its four groups', () => {
    expect(formatIdentity('rnc', '101850043')).toBe('1-01-85004-3');
  });
});

describe('a passport', () => {
  it('has no checksum, only a form', () => {
    expect(checkIdentity('passport', ' rd-123 4567 ')).toEqual({ status: 'valid', value: 'RD1234567' });
    expect(checkIdentity('passport', 'AB1').status).toBe('malformed');
    expect(checkIdentity('passport', 'AB12345!').status).toBe('malformed');
    expect(formatIdentity('passport', 'rd1234567')).toBe('RD1234567');
  });
});

describe('the check digit', () => {
  it.each([
    ['cedula', 10],
    ['rnc', 8],
  ] as const)('of a %s is one digit of ten, and notices when it is another', (type, length) => {
    const stems = fc
      .array(fc.nat(9), { minLength: length, maxLength: length })
      .map((digits) => digits.join(''));
    fc.assert(
      fc.property(stems, (stem) => {
        const statuses = Array.from({ length: 10 }, (_, digit) => checkIdentity(type, stem + digit).status);
        expect(statuses.filter((status) => status === 'valid')).toHaveLength(1);
        expect(statuses.filter((status) => status === 'suspicious')).toHaveLength(9);
      }),
    );
  });

  it('of a cédula notices any single digit mistyped', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.integer({ min: 1, max: 9 }), (position, shift) => {
        const digits = [...'00113918205'].map(Number);
        digits[position] = ((digits[position] ?? 0) + shift) % 10;
        expect(checkIdentity('cedula', digits.join('')).status).toBe('suspicious');
      }),
    );
  });
});

describe('formatIdentity', () => {
  it('gives back what is malformed as it was typed', () => {
    expect(formatIdentity('cedula', '123')).toBe('123');
    expect(formatIdentity('rnc', 'n/a')).toBe('n/a');
  });

  it('prints a form that is read back to the same number', () => {
    fc.assert(
      fc.property(fc.constantFrom(...identityTypes), fc.stringMatching(/^\d{9}(\d{2})?$/), (type, digits) => {
        expect(checkIdentity(type, formatIdentity(type, digits)).value).toBe(digits);
      }),
    );
  });
});
