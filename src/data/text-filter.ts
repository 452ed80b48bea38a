/** An `ilike` pattern that finds the text anywhere, taken literally. */
export function containing(text: string): string {
  return `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** A text inside an `or` filter: quoted, so that commas, dots and brackets in it mean nothing. */
export function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/**
 * An `or` filter that finds rows with the text in any of the columns, whatever its letter case. Signs that could mean
 * something in the filter or in the pattern become "_", which stands for any one character: a quoted pattern would
 * say the same, but not every server takes the quotes off.
 */
export function searchFilter(columns: readonly string[], text: string): string {
  const pattern = `%${text.trim().replaceAll(/[^\p{L}\p{N} @-]/gu, '_')}%`;
  return columns.map((column) => `${column}.ilike.${pattern}`).join();
}
