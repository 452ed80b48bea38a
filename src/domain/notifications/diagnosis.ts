// What became of a test, in one code: the list of what can be said of it stands here, and nowhere else.
import type { messageSteps, NotificationChannel } from './events.ts';

export const diagnoses = [
  'queued',
  'nothing_sends',
  'quiet_hours',
  'on_its_way',
  'switched_off',
  'muted',
  'not_allowed',
  'throttled',
  'no_address',
  'no_device',
  'no_consent',
  'no_sender',
  'shown_in_centre',
  'not_shown_in_centre',
  'accepted_by_push_service',
  'not_shown_on_device',
  'shown_on_device',
  'device_gone',
  'push_key_wrong',
  'too_large',
  'accepted_by_mail_service',
  'mail_key_wrong',
  'accepted_by_whatsapp',
  'delivered',
  'read',
  'not_on_whatsapp',
  'window_closed',
  'template_missing',
  'token_wrong',
  'told_to_wait',
  'service_failed',
  'service_silent',
  'refused',
] as const;
export type Diagnosis = (typeof diagnoses)[number];

/** `waits`: it is not known yet, or goes on by itself. */
export type Outlook = 'good' | 'waits' | 'bad';

export interface TestStep {
  readonly step: (typeof messageSteps)[number];
  /** ISO. */
  readonly at: string;
  /** The provider's own words. */
  readonly detail: string;
}

export interface TestedMessage {
  readonly channel: NotificationChannel;
  readonly createdAt: string;
  /** When it is tried again, or its quiet hours end; null when nothing more is tried. */
  readonly nextAttemptAt: string | null;
  /** In the order in which they happened. */
  readonly steps: readonly TestStep[];
}

export interface Finding {
  readonly code: Diagnosis;
  readonly outlook: Outlook;
  /** When it goes on by itself; null where it does not, or nobody knows when. */
  readonly until: string | null;
}

/** A worker takes what it was given at once, and looks again every five minutes. */
const TAKEN_WITHIN_MS = 20_000;
/** A device that is on shows a message within seconds. */
const SHOWN_WITHIN_MS = 20_000;

/** The steps that say all by themselves. */
const PLAIN: Partial<Record<TestStep['step'], readonly [Diagnosis, Outlook]>> = {
  taken: ['on_its_way', 'waits'],
  waits_for_morning: ['quiet_hours', 'waits'],
  delivered: ['delivered', 'good'],
  read: ['read', 'good'],
  device_gone: ['device_gone', 'bad'],
  no_address: ['no_address', 'bad'],
  no_device: ['no_device', 'bad'],
  no_consent: ['no_consent', 'bad'],
  no_sender: ['no_sender', 'bad'],
  not_allowed: ['not_allowed', 'bad'],
  switched_off: ['switched_off', 'bad'],
  muted: ['muted', 'bad'],
  throttled: ['throttled', 'bad'],
};

const within = (codes: readonly number[], code: number) => codes.includes(code);

/** What an error of Meta means (https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes); null for others. */
function ofMeta(code: number): Diagnosis | null {
  if (within([0, 3, 10, 190, 200, 131005, 131031, 131042, 131045, 133010], code)) return 'token_wrong';
  if (within([4, 80007, 130429, 131048, 131056], code)) return 'told_to_wait';
  if (within([131026, 131030], code)) return 'not_on_whatsapp';
  if (code === 131047) return 'window_closed';
  if (code === 132005) return 'too_large';
  if (code >= 132000 && code < 133000) return 'template_missing';
  return within([1, 2, 131000, 131016, 131057, 133004], code) ? 'service_failed' : null;
}

const KEY_WRONG: Partial<Record<NotificationChannel, Diagnosis>> = {
  email: 'mail_key_wrong',
  push: 'push_key_wrong',
  whatsapp: 'token_wrong',
};

/** What a status of HTTP means, of every provider. */
function ofStatus(channel: NotificationChannel, status: number): Diagnosis {
  if (status === 401 || status === 403) return KEY_WRONG[channel] ?? 'refused';
  if (status === 404 || status === 410) return channel === 'push' ? 'device_gone' : 'refused';
  if (status === 413) return 'too_large';
  if (status === 429) return 'told_to_wait';
  return status >= 500 || status === 408 || status === 200 ? 'service_failed' : 'refused';
}

/** Why a provider did not take a message, by its own words: `410 Gone`, `400 (#131026) …`, `No answer: …`. */
function failureOf(channel: NotificationChannel, detail: string): Diagnosis {
  const meta = channel === 'whatsapp' ? /\(#(\d+)\)/.exec(detail)?.[1] : undefined;
  const known = meta === undefined ? null : ofMeta(Number(meta));
  if (known) return known;
  const status = /^(\d{3})\b/.exec(detail)?.[1];
  if (status !== undefined) return ofStatus(channel, Number(status));
  if (/^no answer/i.test(detail)) return 'service_silent';
  // Our own keys, or those of the number, could not be used.
  if (/^(Not sent|The token)/.test(detail)) return KEY_WRONG[channel] ?? 'refused';
  return 'refused';
}

/** What an accepted message is waiting for. */
function ofAccepted(channel: NotificationChannel, age: number): readonly [Diagnosis, Outlook] {
  const isLate = age > SHOWN_WITHIN_MS;
  if (channel === 'in_app') return isLate ? ['not_shown_in_centre', 'bad'] : ['on_its_way', 'waits'];
  if (channel === 'push')
    return isLate ? ['not_shown_on_device', 'bad'] : ['accepted_by_push_service', 'waits'];
  return channel === 'email' ? ['accepted_by_mail_service', 'good'] : ['accepted_by_whatsapp', 'waits'];
}

/** What is to be said first: what came last, but a device's or a reader's word counts more than what follows it. */
function decisive(steps: readonly TestStep[]): TestStep | undefined {
  return (
    steps.findLast(({ step }) => step === 'shown' || step === 'read' || step === 'device_gone') ??
    steps.findLast(({ step }) => step === 'delivered') ??
    steps.at(-1)
  );
}

/** What became of a test so far. @param now in milliseconds since 1970 */
export function diagnose(message: TestedMessage, now: number): Finding {
  const { channel, createdAt, nextAttemptAt, steps } = message;
  const last = decisive(steps);
  const found = ([code, outlook]: readonly [Diagnosis, Outlook], until: string | null = null): Finding => ({
    code,
    outlook,
    until,
  });
  if (!last || last.step === 'queued')
    return found(
      now - Date.parse(createdAt) > TAKEN_WITHIN_MS ? ['nothing_sends', 'bad'] : ['queued', 'waits'],
    );
  const plain = PLAIN[last.step];
  if (plain) return found(plain, last.step === 'waits_for_morning' ? nextAttemptAt : null);
  if (last.step === 'shown')
    return found([channel === 'in_app' ? 'shown_in_centre' : 'shown_on_device', 'good']);
  if (last.step === 'accepted') return found(ofAccepted(channel, now - Date.parse(last.at)));
  return found([failureOf(channel, last.detail), 'bad'], last.step === 'retried' ? nextAttemptAt : null);
}

/** Whether anything can still change by itself within moments, so that it is worth looking again. */
export const isOpen = (message: TestedMessage, now: number): boolean =>
  diagnose(message, now).outlook === 'waits' && now - Date.parse(message.createdAt) < 3 * 60_000;
