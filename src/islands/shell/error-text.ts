import { type ErrorKind, toAppError } from '#src/data/errors.ts';
import type { CommonText } from '#src/i18n/dictionaries/common.en.ts';
import { errorText } from '#src/i18n/error-text.ts';

type TextKind = keyof CommonText['errors']['kinds'];

/** The dictionary writes the kinds with a hyphen. */
const textKind = (kind: ErrorKind) => kind.replace('_', '-') as TextKind;

/**
 * The reader's sentence for anything that was thrown. A screen may have better sentences for some codes (`own`).
 */
export function appErrorText(
  error: unknown,
  common: CommonText,
  own: Readonly<Record<string, string>> = {},
): string {
  const { kind, code } = toAppError(error);
  return (
    (Object.hasOwn(own, code) ? own[code] : undefined) ?? errorText({ kind: textKind(kind), code }, common)
  );
}
