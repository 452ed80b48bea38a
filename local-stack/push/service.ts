import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalDevice, PushBook, ReceivedPush } from '#stack/push/book.ts';
import { decryptPush } from '#stack/push/decrypt.ts';
import { answerOf, type PushFault, takePushFault } from '#stack/push/faults.ts';
import { refuseSender } from '#stack/push/vapid.ts';

export interface PushService {
  book: PushBook;
  faults: PushFault[];
  /** Of the service; devices' endpoints are below it. */
  url: string;
  /** Where devices say what they have shown: the product's origin. */
  siteUrl: string;
}

/** As push services count: with what the encryption adds. */
const MOST_BYTES = 4_096;
const FOUR_WEEKS_SECONDS = 2_419_200;

/** What the service says of a message, and what the device reads. */
interface Verdict {
  status: number;
  reason: string;
  text: string | null;
}
const no = (status: number, reason: string): Verdict => ({ status, reason, text: null });

async function verdictOn(request: Request, device: LocalDevice, origin: string): Promise<Verdict> {
  const { headers } = request;
  const sender = refuseSender(headers.get('authorization'), origin, device.applicationServerKey, new Date());
  if (sender) return no(sender.status, sender.reason);
  const ttl = headers.get('ttl');
  if (ttl === null || !/^\d+$/.test(ttl) || Number(ttl) > FOUR_WEEKS_SECONDS)
    return no(400, 'TTL is missing or wrong.');
  if (headers.get('content-encoding') !== 'aes128gcm') return no(400, 'Content-Encoding must be aes128gcm.');
  if (!/^(very-low|low|normal|high)$/.test(headers.get('urgency') ?? 'normal'))
    return no(400, 'Urgency is unknown.');
  if (!/^[\w-]{0,32}$/.test(headers.get('topic') ?? ''))
    return no(400, 'Topic is longer than 32 signs of base64url.');
  const body = Buffer.from(await request.arrayBuffer());
  if (body.length > MOST_BYTES) return no(413, 'Payload too large.');
  try {
    return { status: 201, reason: '', text: decryptPush(body, device).toString() };
  } catch (error) {
    return { status: 201, reason: `The device cannot read it: ${String(error)}`, text: null };
  }
}

/** POST …/send/<device>: what an endpoint is for. */
export async function receivePush(service: PushService, request: Request, id: string): Promise<Response> {
  const { book, faults, url } = service;
  const device = book.memory.devices.find((one) => one.id === id);
  if (!device) return new Response('No such subscription.', { status: 404 });
  const fault = takePushFault(faults, id);
  if (fault) {
    const status = Number(fault.kind) || 0;
    note(book, request, device, no(status, status ? 'Falla / Fault' : fault.kind));
    return answerOf(fault, `${url}/elsewhere`, request.signal);
  }
  const verdict = device.isGone
    ? no(410, 'push subscription has unsubscribed or expired.')
    : await verdictOn(request, device, new URL(url).origin);
  const push = note(book, request, device, verdict);
  if (verdict.status !== 201) return new Response(verdict.reason, { status: verdict.status });
  // The device shows it after the sender has its answer.
  if (verdict.text !== null && !device.isSilent) void acknowledge(service, push);
  return new Response(null, { status: 201, headers: { location: `${url}/messages/${push.id}` } });
}

function note(book: PushBook, request: Request, device: LocalDevice, verdict: Verdict): ReceivedPush {
  const push: ReceivedPush = {
    id: randomUUID(),
    deviceId: device.id,
    at: new Date().toISOString(),
    ...verdict,
    ttl: Number(request.headers.get('ttl')),
    urgency: request.headers.get('urgency') ?? 'normal',
    topic: request.headers.get('topic') ?? '',
    isReceiptTaken: null,
  };
  book.memory.received.push(push);
  book.keep();
  return push;
}

const TRIES = 3;

/** The device says that it has shown a message, as the product's service worker does. */
async function acknowledge({ book, siteUrl }: PushService, push: ReceivedPush): Promise<void> {
  for (let tries = 0; tries < TRIES && push.isReceiptTaken !== true; tries += 1) {
    await sleep(50 * (tries + 1));
    try {
      const { receiptToken } = JSON.parse(push.text ?? '') as { receiptToken: string };
      const response = await fetch(`${siteUrl}/api/notifications/receipt`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: receiptToken }),
      });
      push.isReceiptTaken = response.ok;
    } catch {
      push.isReceiptTaken = false; // Nothing that this device can read, or no site.
    }
  }
  book.keep();
}
