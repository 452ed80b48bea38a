import { AsyncLocalStorage } from 'node:async_hooks';

interface Cancellable {
  cancel(): void;
  then: Promise<unknown>['then'];
}

/** What ends this soon is let end: a message to cancel that comes late would meet the next request on the connection. */
export const PATIENCE_MS = 500;

const leaving = new AsyncLocalStorage<AbortSignal>();

/** Answers a request so that what it asks of the database is cancelled when the client leaves. */
export function untilLeft<Answer>(request: Request, answer: () => Promise<Answer>): Promise<Answer> {
  return leaving.run(request.signal, answer);
}

/** A query of whoever is being answered, which ends when they leave. */
export function cancelWhenLeft<Query extends Cancellable>(query: Query): Query {
  const signal = leaving.getStore();
  if (!signal) return query;
  let timer: NodeJS.Timeout | undefined;
  const cancelSoon = () => {
    timer = setTimeout(() => query.cancel(), PATIENCE_MS);
  };
  signal.addEventListener('abort', cancelSoon, { once: true });
  const forget = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancelSoon);
  };
  query.then(forget, forget);
  return query;
}
