import { isIsoDate } from '#src/domain/foundation/dates.ts';

/** What is wrong with a cell, as it is told; `text` where only its column can be named. */
export const cellFaults = [
  'text',
  'missing',
  'date',
  'date_order',
  'due_day',
  'amount',
  'number',
  'choice',
  'flag',
  'email',
  'phone',
  'damaged',
  'identity',
  'zeros_dropped',
  'identity_type_missing',
  'same_person',
] as const;
export type CellFault = (typeof cellFaults)[number];

const BY_COLUMN: Readonly<Record<string, CellFault>> = {
  due_day: 'due_day',
  phone: 'phone',
  condominium_phone: 'phone',
  email: 'email',
  condominium_email: 'email',
  identity_number: 'identity',
  ...Object.fromEntries(
    [
      'type',
      'use',
      'status',
      'proration',
      'late_fee_kind',
      'identity_type',
      'currency',
      'market_rent_currency',
      'amenities',
    ].map((column) => [column, 'choice' as const]),
  ),
  ...Object.fromEntries(
    [
      'market_rent',
      'rents',
      'deposit',
      'deposit_held',
      'deposit_owed',
      'balance',
      'late_fee',
      'late_fee_cap',
    ].map((column) => [column, 'amount' as const]),
  ),
  ...Object.fromEntries(
    ['bedrooms', 'bathrooms', 'area_m2', 'late_fee_percent', 'grace_days'].map((column) => [
      column,
      'number' as const,
    ]),
  ),
  ...Object.fromEntries(['archived', 'in_condominium'].map((column) => [column, 'flag' as const])),
};
const DAYS: readonly string[] = ['starts_on', 'ends_on', 'ended_on', 'charged_from'];

/** Why a value is not taken. Spreadsheets make 8.10E+09 of a telephone and drop the zeros that a document begins with. */
export function faultOf(column: string, given: string): CellFault {
  if (given === '') return 'missing';
  if (/^\d([.,]\d+)?E\+?\d+$/i.test(given)) return 'damaged';
  if (DAYS.includes(column)) return isIsoDate(given) ? 'date_order' : 'date';
  if (column === 'identity_number' && /^\d{8,10}$/.test(given)) return 'zeros_dropped';
  return BY_COLUMN[column] ?? 'text';
}
