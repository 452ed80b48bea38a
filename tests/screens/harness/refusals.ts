import type { ErrorKind } from '#src/data/errors.ts';

/** An answer that is none: what the database or the edge refuses, or a server that fails. */
export class Refusal {
  readonly #status: number;
  readonly #body: unknown;

  constructor(status: number, body: unknown) {
    this.#status = status;
    this.#body = body;
  }

  /** No answer to what was asked, but a server that is not well. */
  get isFailure(): boolean {
    return this.#status >= 500;
  }

  toResponse(): Response {
    return Response.json(this.#body, { status: this.#status });
  }
}

/** `private.fail` of the database: a rule was broken. */
export function refuse(code: string, details: Record<string, unknown> = {}, kind?: ErrorKind): Refusal {
  return new Refusal(400, {
    code: 'P0001',
    message: code,
    details: JSON.stringify(details),
    hint: kind ?? null,
  });
}

/** The provider that signs in and up says no. */
export function refuseEntry(code: string, status = 400, details: Record<string, unknown> = {}): Refusal {
  return new Refusal(status, { error_code: code, msg: code, ...details });
}

/** An endpoint of ours says no. */
export const refuseAtEdge = (code: string) => new Refusal(400, { code, message: code });

/** A policy or a grant says no. */
export const forbid = () => new Refusal(403, { code: '42501', message: 'permission denied' });

/** What nobody may see on a screen. */
export const SECRET = 'secret detail of the server';
/** A server that fails. */
export const fail = () => new Refusal(500, { code: 'XX000', message: SECRET });

/** An answer that comes when the test says so. */
export function hold<Result>(): { answer: Promise<Result>; release: (result: Result) => void } {
  const { promise, resolve } = Promise.withResolvers<Result>();
  return { answer: promise, release: resolve };
}
