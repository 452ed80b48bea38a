import { newDevice, openPushBook } from '#stack/push/book.ts';
import { type PushFault, pushFaults } from '#stack/push/faults.ts';
import { pushPage } from '#stack/push/page.ts';
import { type PushService, receivePush } from '#stack/push/service.ts';
import { sentValues, setAnswer } from '#stack/test-page.ts';

/**
 * Answers `/_local/push/…`: a push service with devices of its own. A message is checked as browsers' services check it, read as the
 * device reads it, and acknowledged as the product's service worker does. Nothing of it is shared with the product.
 */
export function openLocalPush(dataDir: string, siteUrl: string) {
  const service: PushService = {
    book: openPushBook(dataDir),
    faults: [],
    url: `${siteUrl}/_local/push`,
    siteUrl,
  };
  return async (request: Request, [area = '', id = '']: string[]): Promise<Response> => {
    const { book, faults, url } = service;
    const isPost = request.method === 'POST';
    if (area === 'send' && isPost) return receivePush(service, request, id);
    if (area === '' && request.method === 'DELETE') {
      faults.splice(0);
      book.clear();
      return new Response(null, { status: 204 });
    }
    if (area === '') return pushPage(service);
    if (area === 'state' && !isPost) return Response.json({ ...book.memory, faults });
    if (area === 'faults' && isPost) return setFault(service, request);
    if (area === 'site' && isPost) {
      service.siteUrl = String((await sentValues(request)).url);
      return setAnswer(request, url);
    }
    if (area === 'devices' && isPost)
      return id ? changeDevice(service, request, id) : addDevice(service, request);
    return Response.json({ message: 'Not found' }, { status: 404 });
  };
}

/** POST …/devices: a browser subscribes. Answers what `PushSubscription.toJSON()` would, and the device's id. */
async function addDevice({ book, url }: PushService, request: Request): Promise<Response> {
  const { label, applicationServerKey, isSilent } = await sentValues(request);
  const device = newDevice({
    ...(typeof label === 'string' && { label }),
    ...(typeof applicationServerKey === 'string' && { applicationServerKey }),
    isSilent: isSilent === true || isSilent === 'true',
  });
  book.memory.devices.push(device);
  book.keep();
  if (request.headers.get('accept')?.includes('text/html')) return setAnswer(request, url);
  const keys = { p256dh: device.p256dh, auth: device.auth };
  return Response.json(
    { id: device.id, endpoint: `${url}/send/${device.id}`, expirationTime: null, keys },
    { status: 201 },
  );
}

async function changeDevice({ book, url }: PushService, request: Request, id: string): Promise<Response> {
  const device = book.memory.devices.find((one) => one.id === id);
  if (!device) return Response.json({ message: 'Not found' }, { status: 404 });
  const { isSilent, isGone } = await sentValues(request);
  device.isSilent = isSilent === true || isSilent === 'true';
  device.isGone = isGone === true || isGone === 'true';
  book.keep();
  return setAnswer(request, url);
}

async function setFault({ faults, url }: PushService, request: Request): Promise<Response> {
  const { kind, times, deviceId, retryAfter } = await sentValues(request);
  const known = pushFaults.find((one) => one === kind);
  if (!known) return Response.json({ message: `kind: one of ${pushFaults.join(', ')}` }, { status: 400 });
  const fault: PushFault = { kind: known, times: Number(times ?? 1) };
  if (typeof deviceId === 'string') fault.deviceId = deviceId;
  if (retryAfter !== undefined) fault.retryAfter = String(retryAfter);
  faults.push(fault);
  return setAnswer(request, url);
}
