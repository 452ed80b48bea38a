import type { IsoDate } from '../dates.ts';
import { decimal } from '../decimal.ts';

/** Debit of a line whose amount is positive on that side; empty for a credit. */
export function debit(minor: number): string {
  return minor > 0 ? decimal(minor) : '';
}

/** Credit of a line whose amount is positive on the debit side; empty for a debit. */
export function credit(minor: number): string {
  return minor < 0 ? decimal(-minor) : '';
}

/** MM/DD/YYYY. */
export function monthFirst(date: IsoDate): string {
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}

/** DD/MM/YYYY. */
export function dayFirst(date: IsoDate): string {
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year}`;
}

const WINDOWS_1252: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};

/** Bytes of a text in Windows-1252; a character that it lacks becomes a question mark. */
export function toWindows1252(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
    return WINDOWS_1252[character] ?? 0x3f;
  });
}
