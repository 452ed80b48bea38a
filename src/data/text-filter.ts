/** A `like` pattern that finds the text anywhere, taken literally. */
export function containing(text: string): string {
  return `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** For each word of a search the pattern that finds it. How words are compared is fetched when somebody searches. */
export async function patternsOf(search: string): Promise<string[]> {
  if (search.trim() === '') return [];
  const { searchWords } = await import('#src/domain/foundation/plain-text.ts');
  return searchWords(search).map(containing);
}
