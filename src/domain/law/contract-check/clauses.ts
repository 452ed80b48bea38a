/** A sentence of a contract with its place in the text. */
export interface Clause {
  /** From the first character to the one after the last. */
  readonly start: number;
  readonly end: number;
  /** As long as what was written: small letters without accents, plain spaces, straight quotes. */
  readonly folded: string;
}

/** After these a full stop ends no sentence. */
const ABBREVIATION =
  /\b(?:arts?|nos?|n[uú]m|sra?|lic|licda|dra?|ave?|ing|km|apto?|esq|mrs?|ms|dec|inc|ltd|edif|[a-z]|1ro|3ro)$/i;
/** A sentence ends where another begins, or a paragraph does. */
const END = /[.;?!]["»”]?(?=\s+["«“¿(]?[A-ZÁÉÍÓÚÑa-z0-9])|\n\s*\n|[.:;]\s*\n/g;

/** The text as its clauses are placed in it: accents are composed. */
export const comparable = (text: string) => text.normalize('NFC');

/** The sentences of a text that `comparable` has made. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  const add = (end: number) => {
    const written = text.slice(start, end);
    const lead = written.length - written.trimStart().length;
    const trimmed = written.trim();
    if (trimmed) {
      const first = start + lead;
      clauses.push({ start: first, end: first + trimmed.length, folded: fold(trimmed) });
    }
    start = end;
  };
  for (const { 0: mark, index } of text.matchAll(END)) {
    const isStop = mark.startsWith('.') && !mark.includes('\n');
    if (isStop && ABBREVIATION.test(text.slice(Math.max(start, index - 8), index))) continue;
    add(index + mark.length);
  }
  add(text.length);
  return clauses;
}

const PLAIN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
};

function fold(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index += 1) {
    const unit = text[index] ?? '';
    const [base = unit] = unit.normalize('NFD').toLowerCase();
    folded += /\s/.test(unit) ? ' ' : (PLAIN[unit] ?? base);
  }
  return folded;
}
