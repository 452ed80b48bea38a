import { graphError } from '#stack/whatsapp/graph.ts';

/** What goes wrong with the next messages. `lost`: it is sent, and the sender does not hear of it. */
export const whatsappFaults = [
  '190',
  '130429',
  '131000',
  '131026',
  '131056',
  '132001',
  '132015',
  '503',
  'hang',
  'reset',
  'lost',
] as const;

export interface WhatsappFault {
  kind: (typeof whatsappFaults)[number];
  times: number;
}

/** Takes the fault that is next. */
export function takeWhatsappFault(faults: WhatsappFault[]): WhatsappFault['kind'] | null {
  const [fault] = faults;
  if (!fault) return null;
  fault.times -= 1;
  if (fault.times <= 0) faults.shift();
  return fault.kind;
}

/** The connection ends in the middle of the answer. */
export const cutAnswer = (): Response =>
  new Response(new Blob(['{']).stream(), {
    headers: { 'content-type': 'application/json', 'content-length': '100', connection: 'close' },
  });

/** The answer of a service that fails before it has looked at the message; null where it goes on. */
export async function failedAnswer(
  kind: WhatsappFault['kind'] | null,
  signal: AbortSignal,
): Promise<Response | null> {
  if (kind === null || kind === 'lost') return null;
  if (kind === '503')
    return new Response('<html><body>Sorry, something went wrong.</body></html>', { status: 503 });
  if (kind === 'hang')
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  return kind === 'hang' || kind === 'reset'
    ? cutAnswer()
    : graphError(Number(kind), 'Set at /_local/whatsapp.');
}
