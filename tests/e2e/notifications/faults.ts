import type { Diagnosis } from '#src/domain/notifications/diagnosis.ts';

/** What is set at a counterpart before a test is sent, and what the page has to say of it. */
export interface Fault {
  readonly name: string;
  readonly says: Diagnosis;
  /** `POST /_local/<place>` with these values. */
  readonly set?: readonly (readonly [place: string, values: Readonly<Record<string, string>>])[];
  readonly after?: readonly (readonly [place: string, values: Readonly<Record<string, string>>])[];
  /** Of the device that the test goes to. */
  readonly device?: { readonly kind?: string; readonly isSilent?: boolean; readonly isGone?: boolean };
}

const push = (kind: string, says: Diagnosis): Fault => ({ name: `push: ${kind}`, says, device: { kind } });

/** Each test goes to a device of its own: what is tried again later takes no other's fault. */
export const pushFaults: readonly Fault[] = [
  { name: 'push: a device that is well', says: 'shown_on_device', device: {} },
  { name: 'push: unsubscribed', says: 'device_gone', device: { isGone: true } },
  push('404', 'device_gone'),
  push('410', 'device_gone'),
  push('401', 'push_key_wrong'),
  push('403', 'push_key_wrong'),
  push('413', 'too_large'),
  push('429', 'told_to_wait'),
  push('500', 'service_failed'),
  push('503', 'service_failed'),
  push('reset', 'service_failed'),
  push('redirect', 'refused'),
  push('hang', 'service_silent'),
  { name: 'push: a silent device', says: 'not_shown_on_device', device: { isSilent: true } },
];

const whatsapp = (kind: string, says: Diagnosis): Fault => ({
  name: `WhatsApp: ${kind}`,
  says,
  set: [['whatsapp/faults', { kind }]],
});
const delivery = (mode: string, says: Diagnosis): Fault => ({
  name: `WhatsApp: ${mode}`,
  says,
  set: [['whatsapp/delivery', { mode }]],
});
const template = (state: string): Fault => ({
  name: `WhatsApp: template ${state}`,
  says: 'template_missing',
  set: [['whatsapp/templates', { name: 'llavero_account', state }]],
  after: [['whatsapp/templates', { name: 'llavero_account', state: 'APPROVED' }]],
});

export const whatsappFaults: readonly Fault[] = [
  delivery('none', 'accepted_by_whatsapp'),
  delivery('read', 'read'),
  delivery('reversed', 'read'),
  delivery('doubled', 'read'),
  delivery('unreachable', 'not_on_whatsapp'),
  delivery('delivered', 'delivered'),
  template('PENDING'),
  template('REJECTED'),
  template('PAUSED'),
  template('DISABLED'),
  whatsapp('130429', 'told_to_wait'),
  whatsapp('131056', 'told_to_wait'),
  whatsapp('131000', 'service_failed'),
  whatsapp('131026', 'not_on_whatsapp'),
  whatsapp('132001', 'template_missing'),
  whatsapp('132015', 'template_missing'),
  whatsapp('190', 'token_wrong'),
  whatsapp('503', 'service_failed'),
  whatsapp('reset', 'service_failed'),
  whatsapp('hang', 'service_silent'),
];
