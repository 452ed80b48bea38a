/**
 * Which letters stand on papers. Western European ones are in every PDF reader's own fonts; the others come with a font that
 * is put into the paper, in parts, so that one with a Polish name does not carry the Greek letters.
 */
export const letterParts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic'] as const;
export type LetterPart = (typeof letterParts)[number];

/** First and last code point of what each part has, without gaps; `printed-letters.test.ts` holds them against the fonts. */
const RANGES: Readonly<Record<LetterPart, readonly (readonly [number, number])[]>> = {
  latin: [[0x01_31, 0x01_31]],
  'latin-ext': [
    [0x01_00, 0x01_30],
    [0x01_32, 0x01_51],
    [0x01_54, 0x02_ba],
    [0x1e_00, 0x1e_9f],
    [0x1e_f2, 0x1e_ff],
  ],
  vietnamese: [[0x1e_a0, 0x1e_f1]],
  greek: [
    [0x03_84, 0x03_8a],
    [0x03_8c, 0x03_8c],
    [0x03_8e, 0x03_a1],
    [0x03_a3, 0x03_ce],
  ],
  'greek-ext': [
    [0x1f_00, 0x1f_15],
    [0x1f_18, 0x1f_1d],
    [0x1f_20, 0x1f_45],
    [0x1f_48, 0x1f_4d],
    [0x1f_50, 0x1f_57],
    [0x1f_59, 0x1f_59],
    [0x1f_5b, 0x1f_5b],
    [0x1f_5d, 0x1f_5d],
    [0x1f_5f, 0x1f_7d],
    [0x1f_80, 0x1f_b4],
    [0x1f_b6, 0x1f_c4],
    [0x1f_c6, 0x1f_d3],
    [0x1f_d6, 0x1f_db],
    [0x1f_dd, 0x1f_ef],
    [0x1f_f2, 0x1f_f4],
    [0x1f_f6, 0x1f_fe],
  ],
  cyrillic: [[0x04_00, 0x04_5f]],
};

/** What Windows-1252 has besides Latin-1: what the fonts of every reader know. */
const OWN_BEYOND_LATIN = new Set('ŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™');

/** Signs that look the same as one that is there. */
const TWINS: Readonly<Record<string, string>> = {
  '\u2212': '-',
  '\u2010': '-',
  '\u2011': '-',
  '\u02bb': '‘',
  '\u02bc': '’',
  '\u2032': '’',
  '\u2215': '/',
};

/** Most texts are of these letters alone, and are not looked at letter by letter. */
const PLAIN = /^[ -~\u00a0-\u00ff]*$/;

const isOwn = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || OWN_BEYOND_LATIN.has(letter);
};

/** The part that has a letter which readers' own fonts lack; null when none has it. */
export function partOf(letter: string): LetterPart | null {
  const code = letter.codePointAt(0) ?? 0;
  const has = (part: LetterPart) => RANGES[part].some(([first, last]) => code >= first && code <= last);
  return letterParts.find(has) ?? null;
}

const isPrinted = (letter: string) => isOwn(letter) || partOf(letter) !== null;

/** What stands for a letter that no font has: the letter without its marks, or "?". Marks alone and joiners leave nothing. */
function standIn(letter: string): string {
  const twin = TWINS[letter];
  if (twin) return twin;
  if (/[\p{M}\p{Cf}\p{Cc}]/u.test(letter)) return '';
  const base = Array.from(letter.normalize('NFKD')).filter(isPrinted).join('');
  return base || '?';
}

/** A text as it stands on papers. */
export function printed(text: string): string {
  if (PLAIN.test(text)) return text.replaceAll('\u00a0', ' ');
  const letters = Array.from(text.normalize('NFC').replace(/\s/g, ' '));
  return letters.map((letter) => (isPrinted(letter) ? letter : standIn(letter))).join('');
}

/** Letters of a text that become "?" on papers, each once, in their order. */
export function unprintedLetters(text: string): string[] {
  const lost = Array.from(text.normalize('NFC').replace(/\s/g, ' ')).filter(
    (letter) => !isPrinted(letter) && standIn(letter) === '?',
  );
  return [...new Set(lost)];
}

/** The parts of the font that a text needs. */
export function partsOf(text: string): Set<LetterPart> {
  const parts = new Set<LetterPart>();
  for (const letter of new Set(printed(text))) {
    const part = isOwn(letter) ? null : partOf(letter);
    if (part) parts.add(part);
  }
  return parts;
}

export interface PrintedRun {
  /** Null: the fonts of every reader have it. */
  readonly part: LetterPart | null;
  readonly text: string;
}

/** A printed text in runs of one font each. */
export function runsOf(text: string): PrintedRun[] {
  if (PLAIN.test(text)) return text === '' ? [] : [{ part: null, text }];
  const runs: { part: LetterPart | null; text: string }[] = [];
  for (const letter of text) {
    const part = isOwn(letter) ? null : partOf(letter);
    const last = runs.at(-1);
    if (last && last.part === part) last.text += letter;
    else runs.push({ part, text: letter });
  }
  return runs;
}
