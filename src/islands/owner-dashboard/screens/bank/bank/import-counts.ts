import type { Texts } from '#src/i18n/load.ts';

interface Counts {
  readonly added: number;
  readonly known: number;
  readonly before: number;
  readonly leftOut: number;
}

/** What became, or would become, of a file's lines: each count that is not zero, and how many are added in any case. */
export function countWords(
  words: Texts['ownerBankImports']['counts'] | Texts['ownerBankImports']['done'],
  { added, known, before, leftOut }: Counts,
): string {
  return [
    words.added({ count: added }),
    known > 0 && words.known({ count: known }),
    before > 0 && words.before({ count: before }),
    leftOut > 0 && words.leftOut({ count: leftOut }),
  ]
    .filter(Boolean)
    .join(' · ');
}
