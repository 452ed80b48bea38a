const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Shorter words have a neighbor at every edit. */
const SHORTEST = 3;

/** All words that are one edit from this one: a letter left out, doubled, changed, or two that changed places. */
export function oneEditFrom(word: string): readonly string[] {
  if (word.length < SHORTEST || /\d/.test(word)) return [];
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    const rest = after.slice(1);
    if (after) found.add(before + rest);
    if (rest) found.add(before + rest[0] + after[0] + rest.slice(1));
    for (const letter of LETTERS) {
      if (after) found.add(before + letter + rest);
      found.add(before + letter + after);
    }
  }
  found.delete(word);
  return [...found];
}
