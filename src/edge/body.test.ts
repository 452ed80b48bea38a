import { describe, expect, it } from 'vitest';
import { readBytes, readLimitedText } from './body.ts';

/** A body without end, and how much of it was asked for. */
function endless() {
  let sent = 0;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    pull(controller) {
      sent += 1024;
      controller.enqueue(new Uint8Array(1024));
    },
  };
  const body = new ReadableStream(source, { highWaterMark: 0 });
  const ask = (headers: HeadersInit = {}) =>
    new Request('https://llavero.test', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  return { ask, sent: () => sent };
}

describe('a body', () => {
  it('is read whole when it is as large as may be', async () => {
    const request = new Request('https://llavero.test', { method: 'POST', body: 'ñandú' });
    expect(await readLimitedText(request, 7)).toBe('ñandú');
    expect(await readBytes(new Request('https://llavero.test'), 7)).toHaveLength(0);
  });

  it('that says itself that it is too large is refused unread', async () => {
    const { ask, sent } = endless();
    const request = ask({ 'content-length': '90000000' });
    await expect(readBytes(request, 16_384)).rejects.toMatchObject({ status: 413, code: 'too_large' });
    expect(sent()).toBe(0);
    expect(request.bodyUsed).toBe(false);
  });

  it('that does not say it is read up to the limit and no further', async () => {
    const { ask, sent } = endless();
    await expect(readBytes(ask(), 16_384)).rejects.toMatchObject({ status: 413, code: 'too_large' });
    expect(sent()).toBeLessThan(16_384 + 4 * 1024);
  });
});
