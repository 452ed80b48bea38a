import { describe, expect, it } from 'vitest';
import { AuthorityError } from './authority.ts';
import { answerValue, ask } from './authority-call.ts';

const answering = (body: BodyInit, status = 200) =>
  ask(async () => new Response(body, { status }), 'https://a.do', {});
const MOST = 2 * 1_048_576;

describe('an answer', () => {
  it('is read as far as the largest one goes; more is none', async () => {
    expect((await answering('x'.repeat(MOST))).text).toHaveLength(MOST);
    await expect(answering('x'.repeat(MOST + 1))).rejects.toMatchObject({
      fault: 'maintenance',
      status: 200,
    });
  });

  it('that leads elsewhere is not followed: the token would go there', async () => {
    const inits: RequestInit[] = [];
    const send = async (_: unknown, init?: RequestInit) => {
      inits.push(init ?? {});
      return new Response('', { status: 302 });
    };
    expect(await ask(send, 'https://a.do', {})).toEqual({ status: 302, text: '' });
    expect(inits).toMatchObject([{ redirect: 'manual' }]);
  });

  it('without end is not waited for', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) });
    await expect(answering(endless, 503)).rejects.toMatchObject({ fault: 'maintenance', status: 503 });
  });

  it('that breaks off is none', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('token=secret')) });
    const error: unknown = await answering(broken).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ fault: 'unreachable', status: null });
    expect(String((error as Error).cause ?? '')).toBe('');
  });

  it('that is a page of open brackets tells its words at once', () => {
    const before = performance.now();
    expect(() => answerValue({ status: 500, text: `Fuera de servicio ${'<'.repeat(1_000_000)}` })).toThrow(
      AuthorityError,
    );
    expect(performance.now() - before).toBeLessThan(500);
  });

  it.each([
    [404, 'maintenance'],
    [408, 'maintenance'],
    [429, 'maintenance'],
    [302, 'maintenance'],
    [500, 'maintenance'],
    [400, 'refused'],
    [401, 'refused'],
    [499, 'refused'],
  ])('with status %i is %s', (status, fault) => {
    const answer = { status, text: '{"error": 7, "mensajes": ["No"]}' };
    expect(() => answerValue(answer)).toThrow(
      expect.objectContaining({
        fault,
        status,
        mayHaveArrived: fault !== 'refused',
        messages: [{ code: '7', text: 'No' }],
      }),
    );
  });

  it('that is a page where data should be is maintenance, in its words', () => {
    expect(() => answerValue({ status: 200, text: '<h1>Mantenimiento</h1>' })).toThrow(
      expect.objectContaining({ fault: 'maintenance', messages: [{ code: '', text: 'Mantenimiento' }] }),
    );
  });
});
