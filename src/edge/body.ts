import { Problem } from './problem.ts';

const tooLarge = () => new Problem(413, 'too_large', 'The body is too large.');

type WithBody = Pick<Request | Response, 'body' | 'headers'>;

/** How long the body says that it is; undefined when it does not say. */
function lengthOf(request: WithBody): number | undefined {
  const length = request.headers.get('content-length');
  return length === null ? undefined : Number(length);
}

/**
 * Refuses a body by what it says of its own length, before any of it is read.
 *
 * @throws Problem 413 `too_large`.
 */
export function refuseLargeBody(request: WithBody, mostBytes: number): void {
  if ((lengthOf(request) ?? 0) > mostBytes) throw tooLarge();
}

/**
 * The body of a request or of an answer, of which no more is ever held than the caller takes.
 *
 * @throws Problem 413 `too_large`; the rest is left unread then (`discardRest`).
 */
export async function readBytes(request: WithBody, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  refuseLargeBody(request, mostBytes);
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    length += read.value.length;
    if (length > mostBytes) {
      reader?.releaseLock();
      throw tooLarge();
    }
    parts.push(read.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** As `readBytes`, as text. @throws Problem 413 `too_large`. */
export async function readLimitedText(request: WithBody, mostBytes: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, mostBytes));
}

/** What a sender may still be sending when it has its answer: as much as the network before the edge lets through. */
const MOST_DISCARDED_BYTES = 100 * 1024 * 1024;

/**
 * Takes what is left of a body off its connection and keeps none of it: a connection whose request is answered before all of it
 * was taken breaks under this answer or under the next request that uses it.
 */
export async function discardRest(request: Request): Promise<void> {
  if (!request.body || request.body.locked) return;
  const reader = request.body.getReader();
  let length = 0;
  try {
    for (
      let read = await reader.read();
      read.value && length < MOST_DISCARDED_BYTES;
      read = await reader.read()
    )
      length += read.value.length;
    await reader.cancel();
  } catch {
    // Whoever sent it has left.
  }
}
