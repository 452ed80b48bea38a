/** A failure that the person at the terminal can act on: printed as one line, without a stack trace. */
export class StackError extends Error {
  override name = 'StackError';
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The `code` of a system or database error ('ENOENT', '23505'), if it has one. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
