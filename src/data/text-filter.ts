/** A `like` pattern that finds the text anywhere, taken literally. */
export function containing(text: string): string {
  return `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** A text inside an `or` filter: quoted, so that commas, dots and brackets in it mean nothing. */
export function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}
