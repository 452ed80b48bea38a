// Which signs count when two texts are compared. This file is the one source of it: scripts/plain-text-sql.ts writes
// private.plain_text from it, and tests/db/plain-text-twin.test.ts holds the two against each other, sign by sign.

/**
 * Letters that Unicode does not take apart: with a stroke, a hook or a bar, without a dot, two in one. By what is read.
 * A capital stands here where older collations do not know its small letter.
 */
export const lettersByPlainLetter: Readonly<Record<string, string>> = {
  a: 'ᴀᶏⱥ',
  aa: 'ꜳ',
  ae: 'æᴁ',
  ao: 'ꜵ',
  au: 'ꜷ',
  av: 'ꜹꜻ',
  ay: 'ꜽ',
  b: 'ƀƃɓʙᵬᶀꞗ',
  c: 'ƈȼɕᴄꞓꞔꟄ',
  d: 'đƌȡɖɗᴅᵭᶁᶑꟈꟇð',
  e: 'ɇᴇᶒⱸꬴꬳ',
  f: 'ƒᵮᶂꜰꞙ',
  g: 'ǥɠɢʛᶃꞡɡ',
  h: 'ħɦʜⱨꞕ',
  hv: 'ƕ',
  i: 'ɨɪᵻᶖı',
  j: 'ɉʝᴊȷɟ',
  k: 'ƙᴋᶄⱪꝁꝃꝅꞣĸ',
  l: 'łƚȴɫɬɭʟᴌᶅⱡꝉꞎꬷꬸꬹ',
  m: 'ɱᴍᵯᶆꬺ',
  n: 'ƞȵɲɳɴᵰᶇꞑꞥꬻŋ',
  o: 'øᴏⱺꝋꝍɵ',
  oe: 'ɶœ',
  oo: 'ꝏ',
  ou: 'ȣᴕ',
  p: 'ƥᴘᵱᵽᶈꝑꝓꝕ',
  q: 'ɋʠꝗꝙꞯ',
  r: 'ɍɼɽɾʀᵲᵳᶉꞧꭆꭉ',
  s: 'ȿʂᵴᶊꜱꞩꟊꟅꟉẜẝ',
  ss: 'ß',
  t: 'ŧƫƭȶʈᴛᵵⱦ',
  th: 'ᵺþꝥ',
  tz: 'ꜩ',
  u: 'ᴜᵾᶙꞹꞸꭎꭒʉ',
  v: 'ʋᴠᶌⱱⱴꝟ',
  vy: 'ꝡ',
  w: 'ᴡⱳ',
  x: 'ᶍꭖꭗꭘꭙ',
  y: 'ƴɏʏỿꭚ',
  z: 'ƶȥɀʐʑᴢᵶᶎꟆⱬꝣ',
  σ: 'ς',
};

/** An acute that stands alone, typed for an apostrophe: taken apart it would leave a blank. */
export const standingAcute = String.raw`\u00b4`;

/**
 * Left out: accents and other combining marks, apostrophes and quotes of every kind, and signs that only format (zero
 * width, soft hyphen, direction). Inside the brackets of a regular expression, which JavaScript and PostgreSQL read alike.
 */
export const leftOutSigns = [
  String.raw`\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670`,
  String.raw`\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f`,
  String.raw`\u0022\u0027\u0060\u00ab\u00bb\u02b9-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\u05f4\u2018-\u201f\u2032-\u2037`,
  String.raw`\u2039\u203a\u301d-\u301f\ua78b\ua78c\uff02\uff07`,
  String.raw`\u00ad\u0600-\u0605\u061c\u06dd\u070f\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff`,
].join('');

/** Read as one blank, together with their neighbors: white space, controls, hyphens and dashes of every kind. */
export const gapSigns = [
  String.raw`\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`,
  String.raw`\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u301c\u3030\u30a0`,
  String.raw`\ufe31\ufe32\ufe58\ufe63\uff0d`,
].join('');

const STANDING_ACUTE = new RegExp(standingAcute, 'gu');
const LEFT_OUT = new RegExp(`[${leftOutSigns}]`, 'gu');
const GAP = new RegExp(`[${gapSigns}]+`, 'gu');

const plainLetters = new Map(
  Object.entries(lettersByPlainLetter).flatMap(([plain, letters]) =>
    [...letters].map((letter) => [letter, plain] as const),
  ),
);
const STRANGE_LETTER = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'gu');

/**
 * A text as texts are compared, in searches and in signatures: small letters without accents, apostrophes and signs that
 * nobody sees, its words a blank apart ("D’Óleo  Núñez-Peña" → "doleo nunez pena").
 */
export function plainText(text: string): string {
  return text
    .replace(STANDING_ACUTE, '')
    .normalize('NFKD')
    .replace(LEFT_OUT, '')
    .replace(GAP, ' ')
    .toLowerCase()
    .replace(STRANGE_LETTER, (letter) => plainLetters.get(letter) ?? letter)
    .trim();
}

/** What is looked for: each word of it, in any order. What a hyphen joins stays one ("A-1" → "a 1"). */
export function searchWords(text: string): string[] {
  return [...new Set(text.split(/\s+/u).map(plainText).filter(Boolean))];
}

/** Whether every word of a search is in the text, in any order. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const plain = plainText(text);
  return words.every((word) => plain.includes(word));
}
