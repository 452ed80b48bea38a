import { normalizeEmail } from '../foundation/email-address.ts';
import { isVisibleText } from '../foundation/visible-characters.ts';

/** As what somebody writes to us. The database has the same list. */
export const contactReaders = ['owner', 'tenant', 'manager', 'company', 'other'] as const;
export type ContactReader = (typeof contactReaders)[number];

export const MAX_NAME_LENGTH = 100;
export const MAX_MESSAGE_LENGTH = 4000;

export type FieldFault = 'missing' | 'invalid' | 'too_long';

/** A message as it was typed. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly reader: string;
  readonly message: string;
}

/** What is wrong with an address as typed. */
export function emailFault(email: string): FieldFault | undefined {
  if (email.trim() === '') return 'missing';
  return normalizeEmail(email) === null ? 'invalid' : undefined;
}

/** What is wrong with each field of a message; undefined for those that are right. */
export function contactFaults(typed: ContactMessage): Record<keyof ContactMessage, FieldFault | undefined> {
  return {
    name: textFault(typed.name, MAX_NAME_LENGTH, true),
    email: emailFault(typed.email),
    reader: contactReaders.some((reader) => reader === typed.reader) ? undefined : 'missing',
    message: textFault(typed.message, MAX_MESSAGE_LENGTH, false),
  };
}

/** Length in characters as the database counts them: an emoji is one. */
function textFault(text: string, maxLength: number, isOneLine: boolean): FieldFault | undefined {
  const length = Array.from(text.trim()).length;
  if (length === 0) return 'missing';
  if (!isVisibleText(text, isOneLine)) return 'invalid';
  return length > maxLength ? 'too_long' : undefined;
}
