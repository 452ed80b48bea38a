/** How the push service answers the next messages, whatever they are. */
export const pushFaults = [
  '401',
  '403',
  '404',
  '410',
  '413',
  '429',
  '500',
  '503',
  'redirect',
  'hang',
  'reset',
] as const;
export type PushFaultKind = (typeof pushFaults)[number];

export interface PushFault {
  kind: PushFaultKind;
  /** How often; once when it is left out. */
  times?: number;
  /** Of one device; of any when it is left out. */
  deviceId?: string;
  /** Of 429. */
  retryAfter?: string;
}

const WORDS: Readonly<Record<string, string>> = {
  '401': 'UnauthorizedRegistration',
  '403':
    'the VAPID credentials in the authorization header do not correspond to the credentials used to create the subscriptions.',
  '404': 'No such subscription.',
  '410': 'push subscription has unsubscribed or expired.',
  '413': 'Payload too large.',
  '429': 'Too many requests.',
  '500': 'Internal error.',
  '503': 'The service is not available.',
};

/** Takes the fault that is next for a device. */
export function takePushFault(faults: PushFault[], deviceId: string): PushFault | null {
  const at = faults.findIndex((one) => one.deviceId === undefined || one.deviceId === deviceId);
  const fault = faults[at];
  if (!fault) return null;
  fault.times = (fault.times ?? 1) - 1;
  if (fault.times <= 0) faults.splice(at, 1);
  return fault;
}

/** The answer of a service that fails before it has looked at the message. */
export async function answerOf(fault: PushFault, elsewhere: string, signal: AbortSignal): Promise<Response> {
  const { kind, retryAfter = '30' } = fault;
  if (kind === 'redirect') return new Response(null, { status: 307, headers: { location: elsewhere } });
  if (kind === 'hang')
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  if (kind === 'hang' || kind === 'reset')
    return new Response(new Blob(['{']).stream(), {
      status: 500,
      headers: { 'content-length': '100', connection: 'close' },
    });
  return new Response(WORDS[kind], {
    status: Number(kind),
    headers: kind === '429' ? { 'retry-after': retryAfter } : {},
  });
}
