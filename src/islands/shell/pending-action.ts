import { AppError } from '#src/data/errors.ts';
import { forgetDraft, keepDraft, PENDING, readDraft } from './form/form-draft.ts';

/** An action whose answer was lost. It stays with its form, also over a reload, until it is known what became of it. */
export interface PendingAction {
  readonly requestId: string;
  /** A fingerprint of what was sent. */
  readonly sent: string;
}

/** What became of it: done, not done, or nobody could be asked. */
export type ActionOutcome = 'done' | 'not_done' | 'unknown';

const FNV_START = 0xcbf29ce484222325n;
const FNV_FACTOR = 0x100000001b3n;
const WORD = 64;

/** Tells texts apart without keeping them (FNV-1a). */
export function fingerprint(text: string): string {
  let hash = FNV_START;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(WORD, (hash ^ BigInt(byte)) * FNV_FACTOR);
  return hash.toString(36);
}

/** A form, by the page it is on and by what sending it does. */
export const formOf = (path: string, action: (...input: never[]) => unknown): string =>
  `${PENDING}${fingerprint(`${path} ${action}`)}`;

export function readPending(form: string): PendingAction | null {
  const { requestId, sent } = readDraft(form);
  return typeof requestId === 'string' && typeof sent === 'string' ? { requestId, sent } : null;
}

export const keepPending = (form: string, pending: PendingAction): void => keepDraft(form, { ...pending });
export const forgetPending = forgetDraft;

type Ask = (requestId: string) => Promise<boolean>;

/**
 * Finds out what became of a form's earlier action, and forgets it when it is known.
 * Errors: `earlier_attempt_saved`; `outcome_checking` when nobody could be asked.
 */
export async function settlePending(form: string, { requestId }: PendingAction, ask: Ask): Promise<void> {
  const isDone = await ask(requestId).catch((error: unknown) => {
    throw new AppError('unanswered', 'outcome_checking', {}, error);
  });
  forgetPending(form);
  if (isDone) throw new AppError('conflict', 'earlier_attempt_saved');
}

/**
 * The id to send an action with: a new one, or that of the same action whose answer was lost. Another action goes only when the
 * earlier one is known not to be done. Errors: as of `settlePending`.
 */
export async function idToSend(form: string, sent: string, ask: Ask, newId: () => string): Promise<string> {
  const pending = readPending(form);
  if (pending?.sent === sent) return pending.requestId;
  if (pending) await settlePending(form, pending, ask);
  return newId();
}

const PAUSES_MS = [1_500, 3_000, 6_000, 12_000, 24_000, 48_000];
/** One that is not there at once may still be on its way. */
const ENOUGH_ANSWERS = 2;

/**
 * Asks what became of an action until it is known, for a minute and a half at most.
 * @param ask whether it was done
 */
export async function followAction(
  ask: () => Promise<boolean>,
  isOver: () => boolean,
  pauses: readonly number[] = PAUSES_MS,
): Promise<ActionOutcome> {
  let answers = 0;
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (isOver()) return 'unknown';
    const isDone = await ask().catch(() => null);
    if (isDone) return 'done';
    if (isDone === false) answers += 1;
    if (answers === ENOUGH_ANSWERS) return 'not_done';
  }
  return 'unknown';
}
