import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { decimal } from '#src/domain/foundation/decimal.ts';
import type { ChangedText } from './export-rows.ts';

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

/** The letters and signs of Windows-1252 from 0x80 on; a space where it has none. */
const FROM_80 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Letters that are no other letter with a mark. */
const BASES: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Ħ: 'H',
  ħ: 'h',
  '−': '-',
};

function codeIn1252(letter: string): number | null {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  const place = letter === ' ' ? -1 : FROM_80.indexOf(letter);
  return place < 0 ? null : 0x80 + place;
}

/** What stands for a letter that Windows-1252 lacks: the letter without its marks, or a question mark. */
function standIn(letter: string): string {
  const base = BASES[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return base !== '' && Array.from(base).every((one) => codeIn1252(one) !== null) ? base : '?';
}

const in1252 = (text: string) =>
  Array.from(text.normalize('NFC'), (letter) => (codeIn1252(letter) === null ? standIn(letter) : letter));

/** Bytes of a text in Windows-1252; of a letter that it lacks the one without marks, or a question mark. */
export function toWindows1252(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(in1252(text).join(''), (letter) => codeIn1252(letter) ?? 0x3f);
}

/** Letters of a text that Windows-1252 lacks, each once, with what stands for it. */
export function lostIn1252(text: string): ChangedText[] {
  const lost = new Set(Array.from(text.normalize('NFC')).filter((letter) => codeIn1252(letter) === null));
  return [...lost].map((letter) => ({ text: letter, shown: standIn(letter) }));
}
