/** One value of a sort key, as the database gave it. */
export type CursorValue = string | number | boolean | null;

/**
 * Where a keyset page ended: the last row's sort key and, as rows may tie on it, its id. The next page is
 * `(key, id) > (cursor.key, cursor.id)`, which costs the same on page 2 and page 20,000.
 */
export interface ListCursor {
  readonly key: readonly CursorValue[];
  readonly id: string;
}

/** A cursor as a short text that may stand in a URL unescaped (base64url of JSON). */
export function encodeCursor({ key, id }: ListCursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([...key, id]));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads a cursor back; null for anything that is none, so that a broken link shows the first page. */
export function decodeCursor(text: string): ListCursor | null {
  const parts = readJson(text);
  if (!Array.isArray(parts) || !parts.every(isCursorValue)) return null;
  const id = parts.at(-1);
  return typeof id === 'string' ? { key: parts.slice(0, -1), id } : null;
}

function readJson(text: string): unknown {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

function isCursorValue(value: unknown): value is CursorValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
