import { setTimeout as sleep } from 'node:timers/promises';

/** What may go wrong, once or several times, at a service or at the next one that is asked. */
export const faultKinds = [
  '503',
  'hang',
  'reset',
  'slow',
  'lost',
  'expired',
  'processing',
  'conditional',
  'reject',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  kind: FaultKind;
  /** The service by the first part of its path, e.g. `recepcion`; any when it is left out. */
  where?: string;
  /** How often; once when it is left out. */
  times?: number;
  /** Milliseconds of `slow`. */
  delay?: number;
  /** Questions that `processing` answers so. */
  asks?: number;
  /** Of `reject`. */
  code?: number;
  message?: string;
  isReusable?: boolean;
  /** Nothing is said of whether the number is used up. */
  isSilent?: boolean;
}

const ON_SENDING: readonly FaultKind[] = ['lost', 'processing', 'conditional', 'reject'];
const SENDING = ['recepcion', 'recepcionfc'];
const SLOW_MS = 300;

/** Takes the fault that is next for a service. Those of a sending wait for one. */
export function takeFault(faults: Fault[], service: string): Fault | null {
  const at = faults.findIndex(
    ({ kind, where }) =>
      (where === undefined || where.toLowerCase() === service) &&
      (where !== undefined || !ON_SENDING.includes(kind) || SENDING.includes(service)),
  );
  const fault = faults[at];
  if (!fault) return null;
  fault.times = (fault.times ?? 1) - 1;
  if (fault.times <= 0) faults.splice(at, 1);
  return fault;
}

/** The answer of a service that fails before it has done anything; null where it goes on. */
export async function failed(fault: Fault | null, signal: AbortSignal): Promise<Response | null> {
  if (fault?.kind === '503')
    return new Response('<html><body><h1>ERROR: servicio en mantenimiento</h1></body></html>', {
      status: 503,
      headers: { 'content-type': 'text/html' },
    });
  if (fault?.kind === 'reset') return cut();
  if (fault?.kind === 'expired') return unauthorized();
  if (fault?.kind === 'slow') await sleep(fault.delay ?? SLOW_MS);
  if (fault?.kind === 'hang') {
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    return cut();
  }
  return null;
}

/** Closes the connection in the middle of the answer: nobody learns what it would have been. */
export const cut = () =>
  new Response(new Blob(['{']).stream(), {
    headers: { 'content-type': 'application/json', 'content-length': '100', connection: 'close' },
  });

/** As DGII says it: bare text where JSON is expected. */
export const unauthorized = () =>
  new Response('Unauthorized', { status: 401, headers: { 'content-type': 'text/plain' } });
