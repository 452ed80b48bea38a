import { normalizeEmail } from '#src/domain/foundation/email-address.ts';
import { type IdentityType, identityTypes } from '#src/domain/foundation/enums.ts';
import { checkIdentity } from '#src/domain/foundation/identity.ts';
import { plainHead } from '#src/domain/foundation/import-table.ts';
import { normalizePhone } from '#src/domain/foundation/phone.ts';
import { type Unread, unread } from './faults.ts';

export interface Identity {
  readonly type: IdentityType;
  readonly number: string;
  readonly isSuspicious: boolean;
}

/** Where somebody should stand and nobody lives. */
const VACANT =
  /^(vacante?s?|vaci[oa]|disponible|desocupad[oa]|libre|available|empty|sin inquilino|para alquilar)$/i;
export const isVacant = (tenant: string) => tenant === '' || VACANT.test(tenant);

const AND = / (?:y|e|and|&|\+) /i;
const COMPANY =
  /\b(s\.?r\.?l\.?|s\.?a\.?s?|e\.?i\.?r\.?l\.?|inc|llc|ltd|corp|asociados|hermanos|hnos|compañ[ií]a|cia|group|grupo|hijos)\b/i;

/** Whether a name may be two people's, or one that has an "and" in it. */
export const isJoined = (cell: string) =>
  cell.split(/[;\n/]/).some((part) => AND.test(part.trim()) && !COMPANY.test(part));

/** The names in a cell; those that an "and" joins only where they are said to be several. */
export function namesIn(cell: string, areJoinedSeveral: boolean): string[] {
  return cell
    .split(/[;\n/]/)
    .flatMap((part) => (areJoinedSeveral && isJoined(part) ? part.split(AND) : [part]))
    .map((name) => name.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

const several = (cell: string) =>
  cell
    .split(/[;,\n/]| y | o | or | and /i)
    .map((one) => one.trim())
    .filter(Boolean);

/** One value, or several; each has to be of its kind. */
function allOf<Value>(
  cell: string,
  read: (text: string) => Value | Unread | null,
  isFault: (value: Value | Unread) => value is Unread,
) {
  const whole = read(cell);
  if (whole !== null && !isFault(whole)) return [whole];
  const parts = several(cell);
  if (parts.length < 2) return whole;
  const values = parts.map(read);
  const wrong = values.find((value) => value === null || isFault(value));
  return wrong === undefined ? (values as Value[]) : wrong;
}
const isUnread = <Value>(value: Value | Unread): value is Unread =>
  typeof value === 'object' && value !== null && 'fault' in value;

export function phonesIn(cell: string): readonly string[] | Unread {
  if (/^\d([.,]\d+)?E\+?\d+$/i.test(cell)) return unread('damaged');
  const read = allOf(cell.replace(/^(tel|cel|phone)[.:]*\s*/i, ''), normalizePhone, isUnread);
  return Array.isArray(read) ? read : unread('phone');
}

export function emailsIn(cell: string): readonly string[] | Unread {
  const read = allOf(cell.replace(/^mailto:/i, ''), normalizeEmail, isUnread);
  return Array.isArray(read) ? read : unread('email');
}

const KIND_WORDS: readonly (readonly [RegExp, IdentityType])[] = [
  [/^c[eé]d(ula)?\b[.:#\s]*(de identidad)?[.:#\s]*/i, 'cedula'],
  [/^rnc\b[.:#\s]*/i, 'rnc'],
  [/^(pasaporte|passport|pas)\b[.:#\s]*(no\.?)?\s*/i, 'passport'],
];

export function identityTypeIn(given: string): IdentityType | Unread {
  const plain = plainHead(given);
  const known = identityTypes.find((type) => type === plain);
  return known ?? KIND_WORDS.find(([form]) => form.test(given))?.[1] ?? unread('choice');
}

/** The documents in a cell, each with the kind that it says, or that only it can be. */
export function identitiesIn(cell: string, type: IdentityType | null): readonly Identity[] | Unread {
  if (/^\d([.,]\d+)?E\+?\d+$/i.test(cell)) return unread('damaged');
  const read = allOf(cell, (text) => identityIn(text, type), isUnread);
  return Array.isArray(read) ? (read as Identity[]) : ((read as Unread | null) ?? unread('identity'));
}

function identityIn(given: string, said: IdentityType | null): Identity | Unread {
  const [form, named] = KIND_WORDS.find(([one]) => one.test(given)) ?? [];
  const text = form ? given.replace(form, '') : given;
  const type = named ?? said ?? typeOf(text);
  if (typeof type === 'object') return type;
  const { status, value } = checkIdentity(type, text);
  if (status !== 'malformed') return { type, number: value, isSuspicious: status === 'suspicious' };
  return unread(type !== 'passport' && /^\d{8,10}$/.test(value) ? 'zeros_dropped' : 'identity');
}

/**
 * Which document a bare number is: eleven digits a cédula, nine an RNC, letters and digits a passport. A sheet that takes a
 * cédula for a number drops the zeros that it begins with: what may be one is not taken for another.
 */
function typeOf(text: string): IdentityType | Unread {
  const bare = text.replaceAll(/[\s\-./]/g, '').toUpperCase();
  if (/^\d{11}$/.test(bare)) return 'cedula';
  if (/^\d{9}$/.test(bare)) {
    if (/^\d-\d{2}-\d{5}-\d$/.test(text.trim())) return 'rnc';
    const isRnc = checkIdentity('rnc', bare).status === 'valid';
    const isCedula = checkIdentity('cedula', `00${bare}`).status === 'valid';
    if (isRnc !== isCedula) return isRnc ? 'rnc' : unread('zeros_dropped');
    return unread(isRnc ? 'identity_two_ways' : 'identity');
  }
  if (/^\d{8,10}$/.test(bare)) return unread('zeros_dropped');
  return /^(?=.*[A-Z])(?=.*\d)[A-Z0-9]{5,15}$/.test(bare) ? 'passport' : unread('identity');
}
