// Who may see and do what with notifications: everybody with their own, and nobody with another's.
import { type FunctionRule, forService, ID, rule } from './function-rule.ts';
import { EVERYBODY } from './roles.ts';
import type { TableRule } from './table-rule.ts';

const OWN: TableRule = {
  members: [],
  ofOrganization: 'false',
  isOwnUser: true,
  ownerColumn: 'user_id',
  service: 'reads',
};

export const notificationTables: Readonly<Record<string, TableRule>> = {
  // Of what is still to come nobody hears yet.
  notifications: { ...OWN, ownRows: 'is_shown and created_at <= now()' },
  notification_settings: { ...OWN, key: "user_id || '/' || event || '/' || channel" },
  notification_schedules: { ...OWN, key: 'user_id' },
  notification_mutes: { ...OWN, key: "user_id || '/' || record_kind || '/' || record_id" },
  push_devices: { ...OWN, hidden: ['auth', 'p256dh'] },
  whatsapp_consents: OWN,
  whatsapp_senders: { members: ['owner'], service: 'reads' },
};

export const notificationViews: Readonly<Record<string, TableRule>> = { my_notifications: OWN };

const own = (call: FunctionRule['call'], refusal?: string): FunctionRule => rule(EVERYBODY, call, refusal);

export const notificationFunctions: Readonly<Record<string, FunctionRule>> = {
  set_notification: own(() => ["'payment_decided', 'email', 'off'"]),
  set_notification_schedule: own(() => ["null, '22:00', '07:00', '08:00', 1"]),
  mark_notifications_read: own(() => ['null, now()']),
  mark_notifications_unread: own(() => ['array[gen_random_uuid()]']),
  snooze_notification: rule([], () => [`${ID}, now() + interval '1 hour'`]),
  mute_record: rule([], () => [`'lease', ${ID}`]),
  unmute_record: own(() => [`'lease', ${ID}`]),
  save_push_device: own(() => [
    `'https://push.example.test/x', '${'A'.repeat(87)}', '${'A'.repeat(22)}', 'Chrome'`,
  ]),
  remove_push_device: own(() => [ID]),
  whatsapp_consent: own(() => ["'es'"]),
  give_whatsapp_consent: rule([], () => ["'+18095550123', '2026-11-28', 'es'"], 'whatsapp_not_set_up'),
  confirm_whatsapp_code: rule([], () => ["'123456'"]),
  withdraw_whatsapp_consent: own(() => ['']),
  set_whatsapp_sender: rule(
    ['owner'],
    ({ home }) => [`$1, '123456789', '987654321', '+18095550199', '${'x'.repeat(40)}'`, home.organizationId],
    'not_allowed',
  ),
  remove_whatsapp_sender: rule(['owner'], ({ home }) => ['$1', home.organizationId], 'not_allowed'),
  send_test_notification: own(() => [`${ID}, 'email'`]),
  note_test_shown: own(() => [ID]),
  my_test_messages: own(() => ['']),
  enqueue_mail: forService("'ana@example.test', 'es', 'contact_received', '{}', 'matrix'"),
  take_outgoing_messages: forService('1'),
  mark_message_sent: forService(`${ID}, 'x'`),
  mark_message_failed: forService(`${ID}, 'x'`),
  forget_push_device: forService(ID),
  record_push_receipt: forService("'x'"),
  note_whatsapp_problem: forService("'1', 'x'"),
  record_whatsapp_status: forService("'x', 'sent', now(), ''"),
  record_whatsapp_inbound: forService("'+18095550123', now(), 'Hola'"),
};
