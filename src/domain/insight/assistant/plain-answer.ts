/** What leads out of the product, or pretends to. */
const ADDRESSES: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/[\p{Cf}\p{Co}]|(?![\n\t])\p{Cc}/gu, ''],
  // Pictures and links of Markdown, also those that a sentence's end cuts in two.
  [/!\[[^\]]*\]\([^)]*\)?/g, ''],
  [/!\[[^\]]*\](?:\[[^\]]*\])?/g, ''],
  [/\[([^\]]*)\]\([^)]*\)?/g, '$1'],
  [/\[([^\]]*)\]\[[^\]]*\]/g, '$1'],
  [/^\s*\[[^\]]+\]:.*$/gm, ''],
  [/\]\([^)]*\)?/g, ''],
  [/<[a-z!/][^>]*(?:>|$)/gi, ''],
  [/\b(?:javascript|vbscript|data|mailto|tel|sms|blob|file|whatsapp|intent):\S*/gi, ''],
  [/(?:\b[a-z][a-z\d+.-]*:)?\/\/\S+/gi, ''],
  [/\bwww\.\S+/gi, ''],
  [/(?<![@\w.-])(?:[\w-]+\.)+(?:[a-z]{2,}|[A-Z]{2,})(?:[/?#:]\S*|\b)/g, ''],
  [/\*\*|__|`/g, ''],
];
/** The numbers of a list count nothing that was asked. */
const LIST_NUMBER = /^(\s*)\d{1,3}[.)]\s+/gm;

/** A model's words as plain text: without links, pictures, tags and addresses. Addresses of screens come from tools alone. */
export function plainAnswer(text: string): string {
  const plain = ADDRESSES.reduce((rest, [pattern, instead]) => rest.replaceAll(pattern, instead), text);
  return plain.replaceAll(LIST_NUMBER, '$1- ');
}

/** Up to the end of a sentence or a line. The number of a list ("1. ") ends none. */
const SENTENCE = /^(?:[^\n]*?(?<!^\s*\d{1,3})[.!?…]["”»')\]*]*\s+|[^\n]*\n)/;

/** Takes whole sentences off what has come so far. @returns them, and what is not yet at its end */
export function wholeSentences(text: string): { sentences: readonly string[]; rest: string } {
  const sentences: string[] = [];
  let rest = text;
  for (let found = SENTENCE.exec(rest); found; found = SENTENCE.exec(rest)) {
    sentences.push(found[0]);
    rest = rest.slice(found[0].length);
  }
  return { sentences, rest };
}
