import { AppError } from '#src/data/errors.ts';

/** Of our own endpoints: what they asked of others may have been done. */
const SERVER_FAILURE = 500;

/**
 * What a failure means for an action that was sent: one that got no answer of the server's own, such as a lost connection or a
 * gateway's, may have been done all the same. What the database refuses is undone whole.
 */
export function ofSentAction(error: AppError): AppError {
  const { kind, cause } = error;
  const isLost =
    kind === 'offline' ||
    (kind === 'unexpected' &&
      (typeof cause === 'number' ? cause >= SERVER_FAILURE : !(cause instanceof Error) && !codeOf(cause)));
  return isLost ? new AppError('unanswered', 'unanswered', {}, cause) : error;
}

const codeOf = (cause: unknown): unknown => (cause as { code?: unknown } | null | undefined)?.code;
