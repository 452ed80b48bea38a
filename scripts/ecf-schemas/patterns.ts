/** What \\w is in XML Schema: all but punctuation, separators and others. Elsewhere it has the meaning that JavaScript gives it. */
const WORD = String.raw`\p{L}\p{M}\p{N}\p{S}`;
const [BLANK, DIGIT, NO_DIGIT] = [String.raw` \t\n\r`, String.raw`\p{Nd}`, String.raw`\P{Nd}`];
const OUTSIDE: Readonly<Record<string, string>> = {
  '\\w': `[${WORD}]`,
  '\\s': `[${BLANK}]`,
  '\\d': DIGIT,
  '\\D': NO_DIGIT,
  '\\-': '-',
  '\\.': '\\.',
  '.': String.raw`[^\n\r]`,
};
const INSIDE: Readonly<Record<string, string>> = {
  ...{ '\\w': WORD, '\\s': BLANK, '\\d': DIGIT, '\\D': NO_DIGIT, '\\-': '\\-', '\\.': '\\.' },
};

/** One pattern has anchors, as in .NET. XML Schema has none: there they would be letters that no text has. */
export const withoutAnchors = (pattern: string): string => pattern.replace(/^\^([\s\S]*)\$$/, '$1');

/**
 * The same texts, read in one way only: `+` is a sign of a word too, so a text of many of them could be parted in so many ways
 * that `RegExp` would try them for hours.
 */
const readInOneWay = (pattern: string): string =>
  pattern.replaceAll(`([-+.][${WORD}]+)*`, `([-.][${WORD}]+)*`);

/** A pattern of XML Schema for `RegExp` with the flag u. It has no anchors: the whole text has to fit it. */
export function jsPattern(pattern: string): string {
  let isInside = false;
  const own = withoutAnchors(pattern).replace(/\\.|[\s\S]/gu, (sign) => {
    const isWithin = isInside;
    if (sign === '[') isInside = true;
    if (sign === ']') isInside = false;
    const told = (isWithin ? INSIDE : OUTSIDE)[sign];
    if (sign.startsWith('\\') && told === undefined) throw new Error(`${sign} in ${pattern}: not known`);
    return told ?? sign;
  });
  return readInOneWay(own);
}
