import type { UnitUse } from '#src/domain/foundation/enums.ts';
import type { HowToRead, KnownPlace, UsualField } from './answers.ts';
import { type RollFault, type RollRemark, Unread, unread } from './faults.ts';
import type { RollField } from './fields.ts';
import { shortName } from './names.ts';
import { currencyOf, readLease, readMoney } from './read-lease.ts';
import {
  type Given,
  ifFilled,
  LONGEST_NOTE,
  needed,
  none,
  type ReadRoll,
  type RollPerson,
  type RollRow,
  type Take,
} from './roll-row.ts';
import * as tenants from './tenants.ts';
import * as values from './values.ts';

/** A square foot in square meters. */
const FOOT = 0.09290304;

/** Reads one row by its cells. Every cell that is wrong is told, not the first alone. */
export function readRow(line: number, cell: Given, how: HowToRead): ReadRoll {
  const faults: { field: RollField; fault: RollFault }[] = [];
  const take: Take = (field, read) => {
    const value = read(usualOf(field, cell, how));
    if (!(value instanceof Unread)) return value;
    faults.push({ field, fault: value.fault });
    return null;
  };
  const remarks: RollRemark[] = [];
  const property = take('property', needed(120));
  const known = knownPlace(cell, how);
  const place: Take = (field, read) =>
    known && cell(field) === '' ? (known[field as keyof KnownPlace] as never) : take(field, read);
  const facts = {
    property_type: place(
      'property_type',
      ifFilled(values.typeIn, () => unread('missing')),
    ),
    street: take('street', (given) => values.textIn(given, 160)),
    sector: take('sector', (given) => values.textIn(given, 80)),
    municipality: place('municipality', needed(80)),
    province: place(
      'province',
      ifFilled(values.provinceIn, () => unread('missing')),
    ),
  };
  const unit = readUnit(take, cell);
  const currency = take('currency', () => currencyOf(cell, how));
  const money = readMoney(take, currency ?? how.currency, how);
  const isVacant = tenants.isVacant(cell('tenant'));
  const people = isVacant ? [] : readPeople(line, take, { how, remarks });
  if (isVacant && cell('notes') !== '') remarks.push({ line, remark: 'notes_left', given: cell('notes') });
  const hasTenancy = !isVacant || hasLease(cell);
  if (isVacant && hasTenancy) faults.push({ field: 'tenant', fault: 'missing' });
  if (!isVacant && money.rentMinor === null && cell('rent') === '')
    faults.push({ field: 'rent', fault: 'missing' });
  const lease = hasTenancy ? readLease(take, { how, money, currency: currency ?? how.currency }) : null;
  if (faults.length > 0) return { row: null, faults };
  const own = (['property_type', 'street', 'sector', 'municipality', 'province'] as const).filter(
    (field) => cell(field) !== '',
  );
  const row = {
    line,
    property,
    facts,
    own,
    unit,
    currency,
    rentMinor: money.rentMinor,
    people,
    lease,
    remarks,
  };
  return { row: row as RollRow, faults };
}

/** What is known of the property of a row, where it is here already. */
export const knownPlace = (cell: Given, how: HowToRead): KnownPlace | undefined =>
  how.here.get(shortName(usualOf('property', cell, how)));

const hasLease = (cell: Given) =>
  cell('starts_on') !== '' || cell('balance') !== '' || cell('deposit') !== '';

/** What a cell says, or what was said for all that are empty. */
function usualOf(field: RollField, cell: Given, { answers }: HowToRead): string {
  const own = cell(field);
  return own === '' && field !== 'ends_on' ? (answers.usual[field as UsualField] ?? '').trim() : own;
}

function readUnit(take: Take, cell: Given) {
  const feet = take(
    'area_ft2',
    ifFilled((given) => values.numberIn(given, { decimals: 2, most: 9_999_999 }), none),
  );
  const meters = take(
    'area_m2',
    ifFilled((given) => values.numberIn(given, { decimals: 2, most: 9_999_999 }), none),
  );
  return {
    label: take('unit', needed(40)),
    unit_use: take(
      'use',
      ifFilled<UnitUse, UnitUse>(values.useIn, () => 'dwelling'),
    ),
    bedrooms: take(
      'bedrooms',
      ifFilled((given) => values.numberIn(given, { decimals: 0, most: 50 }), none),
    ),
    bathrooms: take(
      'bathrooms',
      ifFilled((given) => values.numberIn(given, { decimals: 1, most: 50 }), none),
    ),
    area_m2: cell('area_m2') === '' && feet !== null ? Math.round(feet * FOOT * 100) / 100 : meters,
  };
}

function readPeople(
  line: number,
  take: Take,
  { how, remarks }: { how: HowToRead; remarks: RollRemark[] },
): RollPerson[] {
  const names =
    take('tenant', (given) => {
      const found = tenants.namesIn(given, how.answers.joined === 'several');
      return found.some((name) => name.length > 120) ? unread('long') : found;
    }) ?? [];
  const type = take('identity_type', ifFilled(tenants.identityTypeIn, none));
  const phones =
    take(
      'phone',
      ifFilled(tenants.phonesIn, () => []),
    ) ?? [];
  const emails =
    take(
      'email',
      ifFilled(tenants.emailsIn, () => []),
    ) ?? [];
  const identities =
    take(
      'identity',
      ifFilled(
        (given) => tenants.identitiesIn(given, type),
        () => [],
      ),
    ) ?? [];
  const notes = take('notes', (given) => values.textIn(given, LONGEST_NOTE)) ?? '';
  const left = [phones, emails, identities.map(({ number }) => number)].flatMap((all) =>
    all.slice(names.length),
  );
  if (left.length > 0) remarks.push({ line, remark: 'others_left', given: left.join(', ') });
  return names.map((name, at) => {
    const {
      type: identityType = null,
      number: identityNumber = '',
      isSuspicious = false,
    } = identities[at] ?? {};
    if (isSuspicious) remarks.push({ line, remark: 'identity_suspicious', given: identityNumber });
    return {
      ...{ name, phone: phones[at] ?? '', email: emails[at] ?? '', identityType, identityNumber },
      notes: at === 0 ? notes : '',
    };
  });
}
