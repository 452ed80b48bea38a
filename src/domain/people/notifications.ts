import type { UserType } from '../foundation/enums.ts';
import type { Permission } from './permissions.ts';

/** Something that a person may be told of. */
interface NotificationKind {
  readonly event: string;
  /** It concerns who may do this in an organization. */
  readonly office?: Permission;
  readonly isForTenants?: true;
}

/** Every kind, in the order of the settings. What protects an account is always sent and is none of these. */
const notificationKinds = [
  { event: 'payment_reported', office: 'money.write' },
  { event: 'payment_decided', isForTenants: true },
  { event: 'card_disputed', office: 'money.write' },
  { event: 'application_received', office: 'people.write' },
  { event: 'message_received', office: 'messages.write', isForTenants: true },
  { event: 'notice_published', isForTenants: true },
  { event: 'maintenance_reported', office: 'maintenance.write' },
  { event: 'maintenance_updated', isForTenants: true },
  { event: 'document_handed_in', office: 'leases.write' },
  { event: 'document_requested', isForTenants: true },
  { event: 'document_shared', isForTenants: true },
  { event: 'parcel_waiting', isForTenants: true },
  { event: 'reservation_decided', isForTenants: true },
  { event: 'rules_published', isForTenants: true },
] as const satisfies readonly NotificationKind[];

export type NotificationEvent = (typeof notificationKinds)[number]['event'];
export const notificationEvents: readonly NotificationEvent[] = notificationKinds.map(({ event }) => event);

export const notificationChannels = ['in_app', 'email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

interface Membership {
  readonly can: (permission: Permission) => boolean;
}

/** What can concern a person: tenants hear of what is theirs, the office of what its people handle. */
export function notificationsFor(userType: UserType, membership: Membership | null): NotificationEvent[] {
  const kinds: readonly (NotificationKind & { event: NotificationEvent })[] = notificationKinds;
  return kinds
    .filter(({ office, isForTenants }) =>
      membership
        ? office !== undefined && membership.can(office)
        : userType === 'tenant' && isForTenants === true,
    )
    .map(({ event }) => event);
}
