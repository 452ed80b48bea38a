import { type IsoDate, isIsoDate } from '../../foundation/dates.ts';
import { DomainError } from '../../foundation/errors.ts';

/** The Dominican clock is four hours behind UTC all year; DGII wants it, wherever the servers stand. */
const BEHIND_UTC_MS = 4 * 60 * 60 * 1000;

const dominican = (instant: number): string => new Date(instant - BEHIND_UTC_MS).toISOString();

/** A day as e-CF write it: dd-MM-yyyy. Error: `date_invalid`. */
export function ecfDay(day: IsoDate): string {
  if (!isIsoDate(day)) throw new DomainError('date_invalid', { date: day });
  return day.split('-').reverse().join('-');
}

/** An instant as e-CF write it: dd-MM-yyyy HH:mm:ss of the Dominican clock, 24 hours. */
export function ecfTime(instant: number): string {
  return `${ecfDay(ecfDayAt(instant))} ${dominican(instant).slice(11, 19)}`;
}

/** The day that it is in the Dominican Republic, for what DGII compares with its own clock. */
export function ecfDayAt(instant: number): IsoDate {
  return dominican(instant).slice(0, 10);
}
