import { readLimitedText } from '../../body.ts';
import { Problem } from '../../problem.ts';
import { AuthorityError, type AuthorityMessage } from './authority.ts';

/** DGII answers within a second or two, or it is in trouble. */
export const AUTHORITY_TIMEOUT_MS = 15_000;

/** The largest answer is a document of 1 MB that a provider signed, in base64. */
const MAX_ANSWER_BYTES = 2 * 1_048_576;

/** An answer as text: its type says little, because errors come as bare text, as HTML or as JSON. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * Asks, and reads the whole answer. @throws AuthorityError `unreachable` when there is none, or when it breaks off; `maintenance`
 * for one that is larger than any.
 */
export async function ask(
  send: typeof fetch,
  url: string,
  init: RequestInit,
  timeoutMs: number = AUTHORITY_TIMEOUT_MS,
): Promise<RawAnswer> {
  let status: number | null = null;
  try {
    const response = await send(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });
    status = response.status;
    return { status, text: await readLimitedText(response, MAX_ANSWER_BYTES) };
  } catch (error) {
    if (error instanceof Problem) throw new AuthorityError('maintenance', status);
    // The error may name the address with its query, and a token never goes into a log.
    throw new AuthorityError('unreachable', null);
  }
}

const MAX_TEXT = 500;
/** A page of an error says what it says at its beginning; in one of many open brackets each would be read to the end. */
const MAX_PAGE = 5_000;
const OK_FROM = 200;
const OK_TO = 299;
const REFUSED_FROM = 400;
const BROKEN_FROM = 500;
const TOO_MANY = 429;
const NOT_FOUND = 404;
const TIME_OUT = 408;

/** What an answer says in words, without markup. */
const wordsOf = (text: string): string =>
  text
    .slice(0, MAX_PAGE)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT);

/** The value of a JSON answer; undefined where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number in one service is a text in another. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim()
    : '';

/** Messages of any answer: a list of objects or of texts, one text, or none. */
export function messagesOf(value: unknown): AuthorityMessage[] {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.flatMap((one) => {
    if (!isRecord(one)) return textOf(one) ? [{ code: '', text: textOf(one) }] : [];
    const text = textOf(one.valor ?? one.text ?? one.mensaje ?? one.message);
    const code = textOf(one.codigo ?? one.code);
    // An accepted document may come with an empty message under code 0.
    return text ? [{ code, text }] : [];
  });
}

/** Why a request was refused, in whichever form it is said. */
function reasonsOf(text: string): AuthorityMessage[] {
  const value = jsonOf(text);
  if (!isRecord(value)) return messagesOf(typeof value === 'string' ? value : wordsOf(text));
  const code = textOf(value.error ?? value.codigo ?? value.code);
  const said = messagesOf(value.mensajes ?? value.mensaje ?? value.messages ?? value.message);
  const messages = said.map((one) => ({ code: one.code || code, text: one.text }));
  return messages.length > 0 ? messages : code ? [{ code, text: '' }] : [];
}

/**
 * The value of a good answer. @throws AuthorityError `refused` for a request that was looked at, `maintenance` for an answer that a
 * service in order does not give: a path that is not there and a page of HTML are among them.
 */
export function answerValue({ status, text }: RawAnswer): unknown {
  if (status >= OK_FROM && status <= OK_TO) {
    const value = jsonOf(text);
    if (value === undefined) throw new AuthorityError('maintenance', status, messagesOf(wordsOf(text)));
    return value;
  }
  const isOut =
    status < REFUSED_FROM || status >= BROKEN_FROM || [TOO_MANY, NOT_FOUND, TIME_OUT].includes(status);
  throw new AuthorityError(isOut ? 'maintenance' : 'refused', status, reasonsOf(text));
}

/** A record of a good answer. @throws AuthorityError */
export function recordOf(answer: RawAnswer): Record<string, unknown> {
  const value = answerValue(answer);
  if (!isRecord(value)) throw new AuthorityError('maintenance', answer.status, messagesOf(value));
  return value;
}
