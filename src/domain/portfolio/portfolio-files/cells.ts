import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { normalizeEmail } from '#src/domain/foundation/email-address.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { plainHead } from '#src/domain/foundation/import-table.ts';
import { normalizePhone } from '#src/domain/foundation/phone.ts';
import { plainNumber, readAmount } from '#src/domain/foundation/spreadsheet-numbers.ts';
import { LIST_SEPARATOR } from './columns.ts';

/** Reads what stands in a cell; undefined says that it is nothing of the kind. */
export type Cell<Value> = (text: string) => Value | undefined;

export const text =
  (most: number): Cell<string> =>
  (given) =>
    given.length <= most ? given : undefined;

/** A text that must be there. */
export const needed =
  (most: number): Cell<string> =>
  (given) =>
    given !== '' && given.length <= most ? given : undefined;

/** One of the words of a list, however its capitals, accents and blanks are written. */
export const oneOf =
  <Value extends string>(values: readonly Value[], usual?: Value): Cell<Value> =>
  (given) =>
    given === '' ? usual : values.find((value) => plainHead(value) === plainHead(given));

/** Like another cell, and null when it is empty. */
export const maybe =
  <Value>(cell: Cell<Value>): Cell<Value | null> =>
  (given) =>
    given === '' ? null : cell(given);

export const flag: Cell<boolean> = (given) =>
  ['', 'no', 'false'].includes(given.toLowerCase())
    ? false
    : ['yes', 'sí', 'si', 'true'].includes(given.toLowerCase())
      ? true
      : undefined;

export const wholeNumber =
  (least: number, most: number): Cell<number> =>
  (given) => {
    const value = Number(given);
    return /^\d{1,9}$/.test(given) && value >= least && value <= most ? value : undefined;
  };

export const decimal =
  (places: number, most: number): Cell<number> =>
  (given) => {
    const text = plainNumber(given, null) ?? given;
    const value = Number(text);
    return new RegExp(`^\\d{1,9}(\\.\\d{1,${places}})?$`).test(text) && value <= most ? value : undefined;
  };

/** In the form in which it is kept, or nothing. */
export const phone: Cell<string> = (given) => (given === '' ? '' : (normalizePhone(given) ?? undefined));
export const email: Cell<string> = (given) => (given === '' ? '' : (normalizeEmail(given) ?? undefined));

export const date: Cell<string> = (given) => (isIsoDate(given) ? given : undefined);

/** In minor units. */
export const amount =
  (currency: CurrencyCode): Cell<number> =>
  (given) => {
    const read = readAmount(given, currency, null);
    return read.ok ? read.amountMinor : undefined;
  };

/** In minor units; below zero what stands in favor of whom it is about. Zero when it is empty. */
export const signedAmount =
  (currency: CurrencyCode): Cell<number> =>
  (given) => {
    if (given === '') return 0;
    const minor = amount(currency)(given.replace(/^-/, ''));
    return minor !== undefined && given.startsWith('-') ? -minor : minor;
  };

/** An amount, "yes" for all of it, "no" or nothing for none. */
export const partOf =
  (whole: number, currency: CurrencyCode): Cell<number> =>
  (given) => {
    if (given === '' || given === 'no') return 0;
    if (given === 'yes') return whole > 0 ? whole : undefined;
    return amount(currency)(given);
  };

/** Several values, parted by a semicolon. */
export const listOf =
  <Value>(cell: Cell<Value>): Cell<Value[]> =>
  (given) => {
    if (given === '') return [];
    const values = given.split(LIST_SEPARATOR.trim()).map((part) => cell(part.trim()));
    return values.every((value) => value !== undefined) ? values : undefined;
  };

export interface RentStep {
  readonly starts_on: string;
  readonly rent_minor: number;
}

/** "25000.00", or with the day from which each counts: "2026-01-01 25000.00; 2027-01-01 27000.00". */
export const rents =
  (currency: CurrencyCode, startsOn: string): Cell<RentStep[]> =>
  (given) => {
    const steps = listOf((part): RentStep | undefined => {
      const [, day = startsOn, sum = ''] = /^(?:(\d{4}-\d{2}-\d{2})\s+)?(.+)$/.exec(part) ?? [];
      const rent = amount(currency)(sum);
      return isIsoDate(day) && rent !== undefined ? { starts_on: day, rent_minor: rent } : undefined;
    })(given);
    const days = new Set(steps?.map((step) => step.starts_on));
    return steps && steps.length > 0 && days.size === steps.length ? steps : undefined;
  };
