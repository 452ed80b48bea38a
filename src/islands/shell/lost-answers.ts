// What is done about an action whose answer was lost: it is kept with its form, and asked after. Fetched when an action is sent.
import { AppError, type ErrorKind, toAppError } from '#src/data/errors.ts';
import { wasRequestDone } from '#src/data/foundation/requests/outcome.ts';
import { ofSentAction } from '#src/data/foundation/requests/sent-action.ts';
import { newId } from '#src/data/new-id.ts';
import {
  fingerprint,
  followAction,
  forgetPending,
  formOf,
  idToSend,
  keepPending,
  readPending,
  settlePending,
} from './pending-action.ts';

/** These say nothing of an earlier attempt whose answer was lost. */
const SAYS_NOTHING: ReadonlySet<ErrorKind> = new Set([
  'unsent',
  'unanswered',
  'unexpected',
  'unauthenticated',
  'rate_limited',
]);

/** A form that is sent, by its page and by what sending it does, and what was typed into it. */
export interface LostForm<Input = never, Result = unknown> {
  readonly path: string;
  readonly action: (input: Input, requestId: string) => Promise<Result>;
  readonly input: unknown;
  /** It takes a request id of its own, and is done once however often it is sent with it. */
  readonly isOnce: boolean;
}

const keyOf = ({ path, action }: LostForm) => formOf(path, action);
const sentOf = ({ input }: LostForm) => fingerprint(JSON.stringify(input) ?? '');

export const forgetForm = (form: LostForm): void => forgetPending(keyOf(form));

/** The id to send a form with, where it matters. Errors: as of `idToSend`. */
export const idForForm = async (form: LostForm): Promise<string | undefined> =>
  form.isOnce ? idToSend(keyOf(form), sentOf(form), wasRequestDone, newId) : undefined;

/**
 * What is said of a failure. An action whose answer was lost is kept; one of before that was saved after all comes first.
 * @param requestId empty when nothing was sent
 */
export async function afterFailure(form: LostForm, requestId: string, known: AppError): Promise<AppError> {
  const key = keyOf(form);
  const error = requestId && known.kind !== 'unsent' ? ofSentAction(known) : known;
  if (!form.isOnce) return error;
  if (requestId && error.kind === 'unanswered') {
    keepPending(key, { requestId, sent: sentOf(form) });
    return new AppError('unanswered', 'outcome_checking', {}, error.cause);
  }
  const pending = SAYS_NOTHING.has(error.kind) ? null : readPending(key);
  if (!pending) return error;
  const earlier = await settlePending(key, pending, wasRequestDone).then(() => null, toAppError);
  return earlier?.code === 'earlier_attempt_saved' ? earlier : error;
}

/**
 * Looks after an action whose answer was lost, until it is known what became of it or something newer is sent.
 * @param tell told when it was not done
 * @returns what it answered, or null
 */
export async function followForm<Input, Result>(
  form: LostForm<Input, Result>,
  requestId: string,
  isOver: () => boolean,
  tell: (error: AppError) => Promise<void>,
): Promise<{ readonly result: Result } | null> {
  if (readPending(keyOf(form as LostForm))?.requestId !== requestId) return null;
  const outcome = await followAction(() => wasRequestDone(requestId), isOver);
  if (isOver() || outcome === 'unknown') return null;
  if (outcome === 'not_done') {
    await tell(new AppError('unanswered', 'outcome_not_saved'));
    return null;
  }
  // Sent once more under its id it does nothing, and answers what it answered. If not, it is known at the next attempt.
  const answer = await form.action(form.input as Input, requestId).then(
    (result) => ({ result }),
    () => null,
  );
  if (isOver() || !answer) return null;
  forgetForm(form as LostForm);
  return answer;
}
