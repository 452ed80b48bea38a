import type { IdentityType } from './enums.ts';

/**
 * What can be said of an identity number without asking its issuer. `suspicious`: the right form, but the check
 * digit is wrong. A few hundred numbers in use fail it, so that is a warning; only `malformed` stops a form.
 */
export type IdentityStatus = 'valid' | 'suspicious' | 'malformed';

export interface IdentityCheck {
  readonly status: IdentityStatus;
  /** As it is stored: digits only, for a passport capital letters and digits. */
  readonly value: string;
}

const SEPARATORS = /[\s\-./]/g;
const PASSPORT = /^[A-Z0-9]{5,15}$/;
const RNC_WEIGHTS = [7, 9, 8, 6, 5, 4, 3, 2];

/** Reads an identity number as typed, with or without its separators. Never throws. */
export function checkIdentity(type: IdentityType, text: string): IdentityCheck {
  const value = text.replace(SEPARATORS, '').toUpperCase();
  switch (type) {
    case 'cedula':
      return { value, status: statusOf(/^\d{11}$/.test(value), () => hasLuhnChecksum(value)) };
    case 'rnc':
      return { value, status: statusOf(/^\d{9}$/.test(value), () => hasRncChecksum(value)) };
    case 'passport':
      return { value, status: statusOf(PASSPORT.test(value), () => true) };
  }
}

/** A number as it is printed: XXX-XXXXXXX-X for a cédula, X-XX-XXXXX-X for an RNC. Malformed ones come back as given. */
export function formatIdentity(type: IdentityType, text: string): string {
  const { status, value } = checkIdentity(type, text);
  if (status === 'malformed') return text;
  switch (type) {
    case 'cedula':
      return `${value.slice(0, 3)}-${value.slice(3, 10)}-${value.slice(10)}`;
    case 'rnc':
      return `${value.slice(0, 1)}-${value.slice(1, 3)}-${value.slice(3, 8)}-${value.slice(8)}`;
    case 'passport':
      return value;
  }
}

function statusOf(isWellFormed: boolean, hasChecksum: () => boolean): IdentityStatus {
  if (!isWellFormed) return 'malformed';
  return hasChecksum() ? 'valid' : 'suspicious';
}

/** Luhn: from the right, every second digit doubled with its digits added; the sum ends in 0. */
function hasLuhnChecksum(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Tax authority's rule: check digit = (10 − weighted sum mod 11) mod 9 + 1. */
function hasRncChecksum(digits: string): boolean {
  const sum = RNC_WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return Number(digits[8]) === ((10 - (sum % 11)) % 9) + 1;
}
