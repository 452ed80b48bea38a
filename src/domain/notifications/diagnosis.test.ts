import { describe, expect, it } from 'vitest';
import {
  type Diagnosis,
  diagnose,
  diagnoses,
  isOpen,
  type TestedMessage,
  type TestStep,
} from './diagnosis.ts';
import type { NotificationChannel } from './events.ts';

const SENT = '2026-05-15T16:00:00Z';
const RETRY = '2026-05-15T16:01:00Z';
const at = (seconds: number) => Date.parse(SENT) + seconds * 1_000;

const message = (
  channel: NotificationChannel,
  ...steps: readonly (readonly [step: TestStep['step'], detail?: string])[]
): TestedMessage => ({
  channel,
  createdAt: SENT,
  nextAttemptAt: RETRY,
  steps: [['queued'] as const, ...steps].map(([step, detail = '']) => ({ step, detail, at: SENT })),
});

/** Each line: what the steps were, and what is to be said of it five seconds later. */
const known: readonly (readonly [Diagnosis, TestedMessage])[] = [
  ['queued', message('email')],
  ['quiet_hours', message('push', ['waits_for_morning', '2026-05-16 11:00:00+00'])],
  ['on_its_way', message('push', ['taken'])],
  ['on_its_way', message('in_app', ['accepted'])],
  ['switched_off', message('email', ['switched_off'])],
  ['muted', message('email', ['muted'])],
  ['not_allowed', message('email', ['not_allowed'])],
  ['throttled', message('push', ['throttled'])],
  ['no_address', message('email', ['no_address'])],
  ['no_device', message('push', ['no_device'])],
  ['no_consent', message('whatsapp', ['no_consent'])],
  ['no_sender', message('whatsapp', ['no_sender'])],
  ['shown_in_centre', message('in_app', ['accepted'], ['shown'])],
  ['accepted_by_push_service', message('push', ['taken'], ['accepted', 'https://push.example/1'])],
  // A device may be quicker than the sender.
  ['shown_on_device', message('push', ['taken'], ['shown'], ['accepted'])],
  [
    'device_gone',
    message('push', ['taken'], ['refused', '410 unsubscribed'], ['device_gone', '410 unsubscribed']),
  ],
  ['device_gone', message('push', ['taken'], ['refused', '404 No such subscription.'])],
  ['push_key_wrong', message('push', ['taken'], ['retried', '401 UnauthorizedRegistration'])],
  ['push_key_wrong', message('push', ['taken'], ['retried', '403 the VAPID credentials'])],
  ['push_key_wrong', message('push', ['taken'], ['retried', 'Not sent: DataError'])],
  ['too_large', message('push', ['taken'], ['refused', '413 Payload too large.'])],
  ['told_to_wait', message('push', ['taken'], ['retried', '429 Too many requests.'])],
  ['service_failed', message('push', ['taken'], ['retried', '503 The service is not available.'])],
  ['service_silent', message('push', ['taken'], ['retried', 'No answer: TimeoutError'])],
  ['refused', message('push', ['taken'], ['refused', '307 Temporary Redirect'])],
  ['accepted_by_mail_service', message('email', ['taken'], ['accepted', 'e-1'])],
  ['mail_key_wrong', message('email', ['taken'], ['retried', '403 API key is invalid.'])],
  ['service_silent', message('email', ['taken'], ['retried', 'no answer: TimeoutError'])],
  ['accepted_by_whatsapp', message('whatsapp', ['taken'], ['accepted', 'wamid.1'])],
  ['delivered', message('whatsapp', ['taken'], ['accepted'], ['delivered'])],
  // Statuses come in any order.
  ['read', message('whatsapp', ['taken'], ['read'], ['delivered'], ['accepted'])],
  ['not_on_whatsapp', message('whatsapp', ['taken'], ['refused', '400 (#131026) Message undeliverable'])],
  ['not_on_whatsapp', message('whatsapp', ['accepted'], ['failed', '(#131026) Message undeliverable'])],
  ['window_closed', message('whatsapp', ['accepted'], ['failed', '(#131047) Re-engagement message'])],
  [
    'template_missing',
    message('whatsapp', ['taken'], ['retried', '404 (#132001) Template name does not exist']),
  ],
  ['template_missing', message('whatsapp', ['taken'], ['retried', '400 (#132015) Template is Paused'])],
  ['token_wrong', message('whatsapp', ['taken'], ['retried', '401 (#190) Invalid OAuth access token'])],
  [
    'token_wrong',
    message('whatsapp', ['taken'], ['retried', 'The token of this number does not open: enter it again.']),
  ],
  ['told_to_wait', message('whatsapp', ['taken'], ['retried', '400 (#131056) pair rate limit hit'])],
  ['service_failed', message('whatsapp', ['taken'], ['retried', '500 (#131000) Something went wrong'])],
  ['service_failed', message('whatsapp', ['taken'], ['retried', '200 An answer without a message.'])],
  ['refused', message('whatsapp', ['taken'], ['refused', '400 (#131009) Parameter value is not valid'])],
];

describe('diagnose', () => {
  it.each(known)('says %s', (code, tested) => expect(diagnose(tested, at(5)).code).toBe(code));

  it('knows after a while what did not come', () => {
    expect(diagnose(message('email'), at(30)).code).toBe('nothing_sends');
    expect(diagnose(message('push', ['accepted']), at(30)).code).toBe('not_shown_on_device');
    expect(diagnose(message('in_app', ['accepted']), at(30)).code).toBe('not_shown_in_centre');
    // Nobody reports that a mail was opened.
    expect(diagnose(message('email', ['accepted']), at(3_000)).outlook).toBe('good');
  });

  it('has no diagnosis that nothing leads to', () => {
    const late = ['nothing_sends', 'not_shown_on_device', 'not_shown_in_centre'];
    expect([...new Set([...known.map(([code]) => code), ...late])].sort()).toEqual([...diagnoses].sort());
  });

  it('says when it goes on by itself, and only then', () => {
    expect(diagnose(message('push', ['retried', '429 Later']), at(5)).until).toBe(RETRY);
    expect(diagnose(message('push', ['waits_for_morning']), at(5)).until).toBe(RETRY);
    expect(diagnose(message('push', ['refused', '413 Large']), at(5)).until).toBeNull();
  });
});

it('is looked at again while something can still come, and not for ever', () => {
  expect(isOpen(message('push', ['taken']), at(5))).toBe(true);
  expect(isOpen(message('push', ['taken'], ['shown']), at(5))).toBe(false);
  expect(isOpen(message('push', ['waits_for_morning']), at(600))).toBe(false);
});
