import type { Grammar } from './grammars.ts';

/** What stays of a word is at least this long. */
const SHORTEST = 3;

/**
 * Makes the function that finds what a word has in common with its other forms: pago, pagar and pagaron are "pag", charge and
 * charges "charg".
 */
export function stemmer({ endings, hasPlurals, odd }: Grammar): (word: string) => string {
  const longestFirst = endings.split(' ').toSorted((one, other) => other.length - one.length);
  const byLastLetter = Map.groupBy(longestFirst, (ending) => ending.at(-1) ?? '');
  const oddOnes = new Map(odd.split(' ').map((pair) => pair.split(':') as [string, string]));
  return (word) => {
    const known = oddOnes.get(word);
    if (known !== undefined) return known;
    if (word.length <= SHORTEST || /\d/.test(word)) return word;
    const single = hasPlurals ? word.replace(/(?<=..[lrndjz])es$|(?<=...)s$/, '') : word;
    const ending = byLastLetter
      .get(single.at(-1) ?? '')
      ?.find((one) => single.endsWith(one) && single.length - one.length >= SHORTEST);
    const stem = ending ? single.slice(0, -ending.length) : single;
    if (!hasPlurals) return stem.replace(/([^aeiouls])\1$|e$/, '$1');
    // Before e and i these sounds are written otherwise: pague, busque, paces. "vacío" and "vacante" have one stem.
    return stem
      .replace(/gu$/, 'g')
      .replace(/qu$/, 'c')
      .replace(/z$/, 'c')
      .replace(/(...)i$/, '$1');
  };
}
