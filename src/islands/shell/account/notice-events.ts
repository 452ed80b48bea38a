import type { NotificationEvent, UserType } from '#src/domain/enums.ts';
import type { OrganizationSeat } from '../session.ts';

/** The events that can concern a person: tenants hear of what is theirs, the office of what its people handle. */
export function noticeEvents(userType: UserType, seat: OrganizationSeat | null): NotificationEvent[] {
  if (seat) {
    return [
      ...(seat.can('money.write') ? (['payment_reported'] as const) : []),
      ...(seat.can('people.write') ? (['application_received'] as const) : []),
      ...(seat.can('messages.write') ? (['message_received'] as const) : []),
      ...(seat.can('maintenance.write') ? (['maintenance_reported'] as const) : []),
    ];
  }
  return userType === 'tenant'
    ? [
        'payment_decided',
        'message_received',
        'notice_published',
        'maintenance_updated',
        'parcel_waiting',
        'reservation_decided',
        'rules_published',
      ]
    : [];
}
