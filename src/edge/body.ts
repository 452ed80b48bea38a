import { Problem } from './problem.ts';

const tooLarge = () => new Problem(413, 'too_large', 'The body is too large.');

/** How long the body says that it is; undefined when it does not say. */
function lengthOf(request: Request): number | undefined {
  const length = request.headers.get('content-length');
  return length === null ? undefined : Number(length);
}

/**
 * Refuses a body by what it says of its own length, before any of it is read.
 *
 * @throws Problem 413 `too_large`.
 */
export function refuseLargeBody(request: Request, mostBytes: number): void {
  if ((lengthOf(request) ?? 0) > mostBytes) throw tooLarge();
}

/**
 * The body of a request, of which no more is ever held than the caller takes.
 *
 * @throws Problem 413 `too_large`; the rest is left unread then.
 */
export async function readBytes(request: Request, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  refuseLargeBody(request, mostBytes);
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    length += read.value.length;
    if (length > mostBytes) {
      // Not waited for: whoever sends more than is taken may never end.
      void reader?.cancel().catch(() => undefined);
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
export async function readLimitedText(request: Request, mostBytes: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, mostBytes));
}
