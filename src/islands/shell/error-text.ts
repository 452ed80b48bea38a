import { toAppError } from '#src/data/errors.ts';
import type { CommonText } from '#src/i18n/dictionaries/foundation/common.en.ts';
import { errorText } from '#src/i18n/error-text.ts';

/**
 * The reader's sentence for anything that was thrown. A screen may have better sentences for some codes (`own`).
 */
export function appErrorText(
  error: unknown,
  common: CommonText,
  own: Readonly<Record<string, string>> = {},
): string {
  const { kind, code } = toAppError(error);
  return (Object.hasOwn(own, code) ? own[code] : undefined) ?? errorText({ kind, code }, common);
}
