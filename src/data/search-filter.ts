/**
 * An `or` filter that finds rows with the text in any of the columns, whatever its letter case. Signs that could mean
 * something in the filter or in the pattern become "_", which stands for any one character: a quoted pattern would
 * say the same, but not every server takes the quotes off.
 */
export function searchFilter(columns: readonly string[], text: string): string {
  const pattern = `%${text.trim().replaceAll(/[^\p{L}\p{N} @-]/gu, '_')}%`;
  return columns.map((column) => `${column}.ilike.${pattern}`).join();
}
