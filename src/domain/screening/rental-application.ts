import { isIsoDate } from '../foundation/dates.ts';
import type { CurrencyCode } from '../foundation/enums.ts';
import { parseMoneyText } from '../foundation/money-text.ts';
import { normalizePhone } from '../foundation/phone.ts';
import { isVisibleText } from '../foundation/visible-characters.ts';
import { emailFault, type FieldFault, MAX_NAME_LENGTH } from '../public-forms/contact.ts';

/** What a visitor types into the form of a listing. Nothing that the law forbids to decide by is asked (Ley 85-25, art. 22). */
export interface RentalApplicationForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly occupation: string;
  readonly employer: string;
  /** A month, as typed. */
  readonly income: string;
  readonly move_in: string;
  readonly note: string;
  /** Anything when the box is ticked. */
  readonly consent: string;
}

export const rentalApplicationFields = [
  'name',
  'email',
  'phone',
  'occupation',
  'employer',
  'income',
  'move_in',
  'note',
  'consent',
] as const satisfies readonly (keyof RentalApplicationForm)[];

export const MAX_NOTE_LENGTH = 1000;
const MAX_WORK_LENGTH = 120;

export type RentalFaults = Partial<Record<keyof RentalApplicationForm, FieldFault>>;

/** What is wrong with each field; empty when the form can be sent. Only name, e-mail, telephone and consent are needed. */
export function rentalApplicationFaults(form: RentalApplicationForm, currency: CurrencyCode): RentalFaults {
  const faults: Record<keyof RentalApplicationForm, FieldFault | undefined> = {
    name: neededFault(form.name, MAX_NAME_LENGTH),
    email: emailFault(form.email),
    phone: phoneFault(form.phone),
    occupation: textFault(form.occupation, MAX_WORK_LENGTH, true),
    employer: textFault(form.employer, MAX_WORK_LENGTH, true),
    income: incomeFault(form.income, currency),
    move_in: form.move_in === '' || isIsoDate(form.move_in) ? undefined : 'invalid',
    note: textFault(form.note, MAX_NOTE_LENGTH, false),
    consent: form.consent === '' ? 'missing' : undefined,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/** The income in minor units; null when none was given. */
export function incomeOf(typed: string, currency: CurrencyCode): number | null {
  const parsed = parseMoneyText(typed, currency);
  return parsed.ok && parsed.amountMinor > 0 ? parsed.amountMinor : null;
}

function phoneFault(phone: string): FieldFault | undefined {
  if (phone.trim() === '') return 'missing';
  return normalizePhone(phone) === null ? 'invalid' : undefined;
}

function incomeFault(income: string, currency: CurrencyCode): FieldFault | undefined {
  return income.trim() === '' || incomeOf(income, currency) !== null ? undefined : 'invalid';
}

function neededFault(text: string, most: number): FieldFault | undefined {
  return text.trim() === '' ? 'missing' : textFault(text, most, true);
}

/** Length in characters as the database counts them: an emoji is one. */
function textFault(text: string, most: number, isOneLine: boolean): FieldFault | undefined {
  if (!isVisibleText(text, isOneLine)) return 'invalid';
  return Array.from(text.trim()).length > most ? 'too_long' : undefined;
}
