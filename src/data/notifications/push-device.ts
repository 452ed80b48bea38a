import { readApi } from '#src/data/api.ts';
import { call } from '#src/data/call.ts';
import { PUSH_DEVICE } from '#src/domain/foundation/browser-keys.ts';
import { deviceOf } from '#src/domain/foundation/device.ts';
import type { PushState } from '#src/domain/notifications/push-state.ts';

/** What this browser told the server last. */
interface Kept {
  readonly id: string;
  readonly userId: string;
  readonly endpoint: string;
  readonly publicKey: string;
  /** When, in milliseconds. */
  readonly at: number;
}

/** So often the server hears that a device is still there, though nothing changed. */
const DAY_MS = 86_400_000;

const readKept = (): Kept | null => {
  try {
    return JSON.parse(localStorage.getItem(PUSH_DEVICE) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
};

/** An iPad says that it is a Mac; a Mac cannot be touched. */
const isIos = () =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** The worker that shows them; undefined where there is none, as in development. */
async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('Notification' in window && 'PushManager' in window && navigator.serviceWorker)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

async function readPublicKey(): Promise<string | null> {
  return (await readApi<{ publicKey: string | null }>('/api/notifications/push-key')).publicKey;
}

/** Where this browser stands. @throws AppError */
export async function readPushState(): Promise<PushState> {
  if (isIos() && !isInstalled()) return 'needs_install';
  const registration = await findRegistration();
  if (!registration) return 'unsupported';
  if ((await readPublicKey()) === null) return 'not_offered';
  if (Notification.permission !== 'granted') return Notification.permission;
  const subscription = await registration.pushManager.getSubscription();
  return subscription && readKept()?.endpoint === subscription.endpoint ? 'on' : 'off';
}

/**
 * Asks for the permission, if nobody has, and subscribes this browser for the signed-in user. Call it from a press: browsers ask at
 * no other moment.
 *
 * @throws AppError; a DOMException where the browser's push service does not answer
 */
export async function turnPushOn(userId: string): Promise<PushState> {
  const registration = await findRegistration();
  if (!registration) return readPushState();
  // Before anything is awaited for long: the press must still count.
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission;
  const publicKey = await readPublicKey();
  if (publicKey === null) return 'not_offered';
  await save(await subscribe(registration, publicKey), { userId, publicKey });
  return 'on';
}

/** Nothing is shown in this browser any more. @throws AppError */
export async function turnPushOff(): Promise<void> {
  const kept = readKept();
  localStorage.removeItem(PUSH_DEVICE);
  const registration = await findRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  if (kept) await call('remove_push_device', { id: kept.id });
}

/**
 * Once a visit: tells the server what has changed of a subscription that its user wanted. Browsers take one back without a
 * word, and one of another key of ours gets nothing.
 *
 * @throws AppError
 */
export async function keepPushOn(userId: string): Promise<void> {
  const kept = readKept();
  const isWanted = kept?.userId === userId && Notification.permission === 'granted';
  const registration = isWanted ? await findRegistration() : undefined;
  const publicKey = registration ? await readPublicKey() : null;
  if (!kept || !registration || publicKey === null) return;
  const subscription = await subscribe(registration, publicKey);
  const isSame = subscription.endpoint === kept.endpoint && publicKey === kept.publicKey;
  if (isSame && Date.now() - kept.at < DAY_MS) return;
  const id = await save(subscription, { userId, publicKey });
  if (id !== kept.id) await call('remove_push_device', { id: kept.id });
}

const asText = (key: ArrayBuffer | null): string =>
  key === null
    ? ''
    : btoa(String.fromCharCode(...new Uint8Array(key))).replace(
        /[+/=]/g,
        (sign) => ({ '+': '-', '/': '_' })[sign] ?? '',
      );

/** The subscription to this key; one to another is given up. */
async function subscribe(
  registration: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription> {
  const { pushManager } = registration;
  const known = await pushManager.getSubscription();
  const key = known?.options.applicationServerKey ?? null;
  // Not every browser says which key it has.
  const knownKey = key === null ? readKept()?.publicKey : asText(key);
  if (known && knownKey === publicKey) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

async function save(
  subscription: PushSubscription,
  { userId, publicKey }: { userId: string; publicKey: string },
): Promise<string> {
  const { endpoint } = subscription;
  const p256dh = asText(subscription.getKey('p256dh'));
  const auth = asText(subscription.getKey('auth'));
  const { browser, system } = deviceOf(navigator.userAgent);
  const label = [browser, system].filter(Boolean).join(', ');
  const id = await call('save_push_device', { endpoint, p256dh, auth, label });
  const kept: Kept = { id, userId, endpoint, publicKey, at: Date.now() };
  localStorage.setItem(PUSH_DEVICE, JSON.stringify(kept));
  return id;
}
