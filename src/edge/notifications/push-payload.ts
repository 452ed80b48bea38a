import type { PushPayload } from '#src/domain/notifications/push-payload.ts';

/** Push services take 4,096 bytes, of which the encryption needs 103; some count what is around it too. */
export const MOST_BYTES = 3_500;
const LONGEST = { title: 120, body: 400 };

const asBytes = (payload: PushPayload) => new TextEncoder().encode(JSON.stringify(payload));

/** Cut by characters: a picture of two halves stays whole. */
function cut(text: string, longest: number): string {
  const signs = [...text.replace(/\s+/g, ' ').trim()];
  return signs.length > longest
    ? `${signs
        .slice(0, Math.max(0, longest - 1))
        .join('')
        .trimEnd()}…`
    : signs.join('');
}

/** The bytes of a payload, no more than `MOST_BYTES`: long words are cut. @throws when the path alone is longer. */
export function payloadBytes(payload: PushPayload): Uint8Array<ArrayBuffer> {
  for (let { title, body } = LONGEST; title > 0; title = title >> 1, body = body >> 1) {
    const bytes = asBytes({ ...payload, title: cut(payload.title, title), body: cut(payload.body, body) });
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  throw new Error('The payload has a path that is too long.');
}
