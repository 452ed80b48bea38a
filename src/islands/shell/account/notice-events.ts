import type { NotificationEvent, UserType } from '#src/domain/enums.ts';
import type { OrganizationSeat } from '../session.ts';

/** The events that can concern a person: tenants hear of their payments, whoever handles money of new reports. */
export function noticeEvents(userType: UserType, seat: OrganizationSeat | null): NotificationEvent[] {
  if (seat) return seat.can('money.write') ? ['payment_reported'] : [];
  return userType === 'tenant' ? ['payment_decided'] : [];
}
