import type { UserType } from '../foundation/enums.ts';
import type { Permission } from '../people/permissions.ts';

/** Something that a person may be notified of. */
interface NotificationKind {
  readonly event: string;
  /** It concerns who may do this in an organization. */
  readonly office?: Permission;
  readonly isForTenants?: true;
  /** It protects an account or money: it goes at once, and cannot be switched off on the last channel. */
  readonly isCritical?: true;
  /** False where it may not wait for a digest. */
  readonly canWait?: false;
  /** Without a setting it goes by WhatsApp too, to who agreed to that. */
  readonly isOnWhatsapp?: true;
}

/** Every kind, in the order of the settings. Twin: private.notification_events. */
const notificationKinds = [
  { event: 'payment_reported', office: 'money.write', isOnWhatsapp: true },
  { event: 'payment_decided', isForTenants: true, isOnWhatsapp: true },
  { event: 'fiscal_receipt_issued', isForTenants: true },
  { event: 'autopay_announced', isForTenants: true, isCritical: true, isOnWhatsapp: true },
  { event: 'autopay_changed', isForTenants: true },
  { event: 'autopay_stopped', isForTenants: true, isCritical: true, isOnWhatsapp: true },
  { event: 'autopay_failed', office: 'money.write' },
  { event: 'card_disputed', office: 'money.write', isCritical: true },
  { event: 'plan_requested', office: 'money.write' },
  { event: 'plan_answered', isForTenants: true, isOnWhatsapp: true },
  { event: 'report_scheduled', office: 'money.read', canWait: false },
  { event: 'report_ready', office: 'money.read' },
  { event: 'ecf_alarm', office: 'money.write', isCritical: true },
  { event: 'certificate_ending', office: 'organization.manage', isCritical: true },
  { event: 'application_received', office: 'people.write' },
  { event: 'contract_to_sign', isForTenants: true, canWait: false, isOnWhatsapp: true },
  { event: 'contract_decided', office: 'leases.write', isForTenants: true },
  { event: 'unit_moved', isForTenants: true },
  { event: 'lease_ending', office: 'leases.write' },
  { event: 'message_received', office: 'messages.write', isForTenants: true },
  { event: 'notice_published', isForTenants: true, isOnWhatsapp: true },
  { event: 'maintenance_urgent', office: 'maintenance.write', isCritical: true, isOnWhatsapp: true },
  { event: 'maintenance_reported', office: 'maintenance.write' },
  { event: 'maintenance_updated', isForTenants: true, isOnWhatsapp: true },
  {
    event: 'visit_planned',
    office: 'maintenance.write',
    isForTenants: true,
    isOnWhatsapp: true,
  },
  { event: 'quote_received', office: 'maintenance.write' },
  { event: 'work_order_to_approve', office: 'money.reverse' },
  { event: 'preventive_opened', office: 'maintenance.write' },
  { event: 'vendor_document_ending', office: 'maintenance.write' },
  { event: 'calendar_reminder', office: 'portfolio.read', isForTenants: true },
  { event: 'document_handed_in', office: 'leases.write' },
  { event: 'document_requested', isForTenants: true },
  { event: 'document_shared', isForTenants: true },
  { event: 'parcel_waiting', isForTenants: true, isOnWhatsapp: true },
  { event: 'reservation_decided', isForTenants: true },
  { event: 'rules_published', isForTenants: true },
  { event: 'assembly_called', isForTenants: true, canWait: false, isOnWhatsapp: true },
  { event: 'decision_opened', office: 'decisions.write', isForTenants: true, isOnWhatsapp: true },
  { event: 'decision_closing', isForTenants: true, canWait: false, isOnWhatsapp: true },
  { event: 'decision_closed', office: 'decisions.write', isForTenants: true },
  { event: 'data_requested', office: 'people.write' },
  { event: 'data_answered', isForTenants: true },
  { event: 'account_security', isCritical: true },
  { event: 'test', canWait: false, isOnWhatsapp: true },
] as const satisfies readonly NotificationKind[];

export type NotificationEvent = (typeof notificationKinds)[number]['event'];
/** What a setting is about: a test is always sent. */
export type ChosenEvent = Exclude<NotificationEvent, 'test'>;
type Kind = NotificationKind & { readonly event: NotificationEvent };
const kinds: readonly Kind[] = notificationKinds;
export const notificationEvents: readonly NotificationEvent[] = notificationKinds.map(({ event }) => event);

export const notificationChannels = ['in_app', 'email', 'push', 'whatsapp'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export const notificationCadences = ['off', 'at_once', 'daily', 'weekly'] as const;
export type NotificationCadence = (typeof notificationCadences)[number];

/** What a notification is about, and opens. */
export const notificationRecords = [
  'account',
  'application',
  'area_reservation',
  'assembly',
  'autopay',
  'bill',
  'calendar_event',
  'contract',
  'conversation',
  'decision',
  'document',
  'document_request',
  'fiscal_invoice',
  'house_rules',
  'lease',
  'maintenance_request',
  'notice',
  'parcel',
  'payment',
  'preventive_plan',
  'report_file',
  'report_schedule',
  'signing_certificate',
  'vendor',
  'work_order',
  'data_request',
] as const;

/** How a message went, hop by hop. */
export const messageSteps = [
  'queued',
  'waits_for_morning',
  'taken',
  'accepted',
  'retried',
  'refused',
  'shown',
  'delivered',
  'read',
  'failed',
  'device_gone',
  'no_address',
  'no_device',
  'no_consent',
  'no_sender',
  'not_allowed',
  'switched_off',
  'muted',
  'throttled',
] as const;

export const whatsappSenderStatuses = ['active', 'failing', 'off'] as const;

/** How a kind of notification goes out, as the database has it. */
export const ruleOf = (event: NotificationEvent) => {
  const kind = kinds.find((one) => one.event === event);
  const isCritical = kind?.isCritical ?? false;
  return {
    permission: kind?.office ?? null,
    isForTenants: kind?.isForTenants ?? false,
    isCritical,
    canWait: !isCritical && (kind?.canWait ?? true),
    isOnWhatsapp: kind?.isOnWhatsapp ?? false,
  };
};

/** The cadences that a setting may have on a channel. */
export const cadencesOf = (
  event: NotificationEvent,
  channel: NotificationChannel,
): readonly NotificationCadence[] =>
  ruleOf(event).canWait && (channel === 'email' || channel === 'push')
    ? notificationCadences
    : ['off', 'at_once'];

/** How soon a person hears of an event on a channel who has chosen nothing. Twin: private.cadence_of. */
export const defaultCadence = (
  event: NotificationEvent,
  channel: NotificationChannel,
): NotificationCadence => (channel !== 'whatsapp' || ruleOf(event).isOnWhatsapp ? 'at_once' : 'off');

interface Membership {
  readonly can: (permission: Permission) => boolean;
}

/** What can concern a person: tenants hear of what is theirs, the office of what its people handle, everybody of their account. */
export function notificationsFor(userType: UserType, membership: Membership | null): ChosenEvent[] {
  return kinds
    .filter(({ event, office, isForTenants }) => {
      if (event === 'account_security') return true;
      return membership
        ? office !== undefined && membership.can(office)
        : userType === 'tenant' && isForTenants === true;
    })
    .map(({ event }) => event)
    .filter((event) => event !== 'test');
}
