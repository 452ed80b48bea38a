import { readLimitedText } from '../body.ts';

/**
 * What became of a message at its provider:
 * - `accepted`: it is on its way
 * - `gone`: this device, or this number, gets no more of them; whoever sends forgets it
 * - `bad_key`: our key or token is refused
 * - `too_large`: the provider does not take so much
 * - `throttled`: later, and after that many seconds when it says so
 * - `window_closed`: words of our own are not taken any more, a template is
 * - `template_missing`: the account has no such template, or it is paused
 * - `refused`: the provider says no for another reason, and would again
 * - `failed`: it did not answer, or not well
 */
export type OutcomeKind =
  | 'accepted'
  | 'gone'
  | 'bad_key'
  | 'too_large'
  | 'throttled'
  | 'window_closed'
  | 'template_missing'
  | 'refused'
  | 'failed';

export interface DeliveryOutcome {
  readonly kind: OutcomeKind;
  /** HTTP; null when nobody answered. */
  readonly status: number | null;
  /** The provider's own words, or why there are none. */
  readonly words: string;
  /** The provider's name for what it accepted. */
  readonly providerId: string;
  /** 0 when the provider named no time. */
  readonly retryAfterSeconds: number;
}

/** Trying again ends the same; our own mistakes are put right meanwhile. */
const FINAL: readonly OutcomeKind[] = ['gone', 'too_large', 'window_closed', 'refused'];
export const isFinal = ({ kind }: DeliveryOutcome): boolean => FINAL.includes(kind);

const MAX_WORDS = 500;
const MAX_ANSWER_BYTES = 16 * 1024;

/** An outcome with what is left out filled in. */
export const outcome = (
  kind: OutcomeKind,
  { status = null, words = '', providerId = '', retryAfterSeconds = 0 }: Partial<DeliveryOutcome> = {},
): DeliveryOutcome => ({ kind, status, words: words.slice(0, MAX_WORDS), providerId, retryAfterSeconds });

/** What an answer says; empty when it says too much or breaks off. */
export const wordsOf = async (response: Response): Promise<string> =>
  (await readLimitedText(response, MAX_ANSWER_BYTES).catch(() => '')).trim();

/** Seconds of `Retry-After`, which is a number or a moment (RFC 9110); 0 when there is none. */
export function retryAfterOf(response: Response, now: Date): number {
  const value = response.headers.get('retry-after')?.trim();
  if (!value) return 0;
  if (/^\d+$/.test(value)) return Number(value);
  return Math.max(0, Math.ceil((Date.parse(value) - now.getTime()) / 1_000)) || 0;
}
