import { describe, expect, it } from 'vitest';
import { checkPassword, isPasswordAcceptable, type PasswordRule } from './password-rules.ts';

function missing(password: string): PasswordRule[] {
  return checkPassword(password)
    .filter(({ isMet }) => !isMet)
    .map(({ rule }) => rule);
}

describe('checkPassword', () => {
  it.each<[string, PasswordRule[]]>([
    ['', ['length', 'lower', 'upper', 'digit']],
    ['abcdefgh', ['upper', 'digit']],
    ['ABCDEFG1', ['lower']],
    ['Abcdef1', ['length']],
    ['Abcdefgh', ['digit']],
    ['Abcdefg1', []],
    ['Palma real 1', []],
    ['Contraseña-2026', []],
    ['ÑANDÚÑÁ1', ['lower']],
    ['ñÁÉÍÓÚñ1', ['lower', 'upper']],
    ['12345678', ['lower', 'upper']],
    ['Abcdefg٣', ['digit']],
  ])('of %j misses %j', (password, expected) => {
    expect(missing(password)).toEqual(expected);
  });

  it('counts characters, not the halves of one', () => {
    expect(missing('Aa1😀😀😀😀')).toEqual(['length']);
    expect(missing('Aa1😀😀😀😀😀')).toEqual([]);
  });

  it('always lists every rule, in one order', () => {
    for (const password of ['', 'Abcdefg1']) {
      expect(checkPassword(password).map(({ rule }) => rule)).toEqual(['length', 'lower', 'upper', 'digit']);
    }
  });
});

describe('isPasswordAcceptable', () => {
  it('asks for all of them', () => {
    expect(isPasswordAcceptable('Abcdefg1')).toBe(true);
    for (const password of ['abcdefg1', 'ABCDEFG1', 'Abcdefgh', 'Abcde1']) {
      expect(isPasswordAcceptable(password)).toBe(false);
    }
  });
});
