import { formatPhone } from '../../foundation/phone.ts';

/** Longest texts, by the schemas. */
export const ECF_LENGTHS = {
  name: 150,
  address: 100,
  foreignId: 20,
  internalNumber: 20,
  itemName: 80,
  itemDescription: 1000,
  noteReason: 90,
  refusalReason: 250,
  email: 80,
} as const;

/** What is no character of XML 1.0, and what breaks lines or tabs: a document has one line, and no character that it may not have. */
const NOT_XML = /[\p{Cs}\ufffe\uffff]|(?![\t\n\r\u0085])\p{Cc}/gu;
const BLANKS = /[\s\u0085\u200b\ufeff]+/gu;

/** A text as it stands in a document: composed, in one line, without control characters and without blanks at its ends. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(NOT_XML, '').replace(BLANKS, ' ').trim();
}

/**
 * Whether a text is too long once it is clean. Lengths are those of UTF-16, as DGII's servers count; others count fewer.
 */
export const isTooLong = (text: string, length: number): boolean => cleanText(text).length > length;

/** The first part of a text that may be cut, never through the middle of a character. */
export function cutText(text: string, length: number): string {
  const clean = cleanText(text);
  if (clean.length <= length) return clean;
  const cut = clean.slice(0, length);
  return (/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut).trim();
}

/** A number of ten digits as 809-555-0100; empty for any other, which has no place in a document. */
export function ecfPhone(e164: string): string {
  const text = formatPhone(e164);
  return /^\d{3}-\d{3}-\d{4}$/.test(text) ? text : '';
}

/** In a schema `\w` has no underscore. */
const EMAIL = /^[a-z0-9]+([-+.][a-z0-9]+)*@[a-z0-9]+([-.][a-z0-9]+)*\.[a-z0-9]+([-.][a-z0-9]+)*$/i;

/** An address that the schemas accept, or empty: it may be left out. */
export function ecfEmail(address: string): string {
  return address.length <= ECF_LENGTHS.email && EMAIL.test(address) ? address : '';
}
