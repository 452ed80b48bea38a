import type { CommonText } from './dictionaries/foundation/common.en.ts';
import { knownText } from './load.ts';

export type ErrorKind = keyof CommonText['errors']['kinds'];
/** The part of an application error that texts need; src/data's AppError has this shape. */
export type ErrorFacts = { kind: ErrorKind; code?: string | null | undefined };

/**
 * The reader's sentence for an error: the code's own when there is one and the texts of `errors` are loaded, else that
 * of its kind.
 */
export function errorText(error: ErrorFacts, text: CommonText): string {
  const codes: Record<string, string> = knownText('errors', text.language)?.codes ?? {};
  const own = error.code && Object.hasOwn(codes, error.code) ? codes[error.code] : undefined;
  // An answer from another version of the server may carry a kind that this page does not know.
  return own ?? text.errors.kinds[error.kind] ?? text.errors.kinds.unexpected;
}
