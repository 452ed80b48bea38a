import { describe, expect, it } from 'vitest';
import { type MembershipRole, membershipRoles, userTypes } from '../foundation/enums.ts';
import { notificationEvents, notificationsFor } from './notifications.ts';
import { can } from './permissions.ts';

const membership = (role: MembershipRole) => ({
  can: (permission: Parameters<typeof can>[1]) => can(role, permission),
});

describe('notificationsFor', () => {
  it('tells each role of what it handles', () => {
    expect(notificationsFor('owner', membership('owner'))).toEqual([
      'payment_reported',
      'card_disputed',
      'application_received',
      'message_received',
      'maintenance_reported',
      'document_handed_in',
    ]);
    expect(notificationsFor('manager', membership('accountant'))).toEqual([
      'payment_reported',
      'card_disputed',
      'message_received',
    ]);
    expect(notificationsFor('manager', membership('maintenance'))).toEqual(['maintenance_reported']);
    expect(notificationsFor('manager', membership('viewer'))).toEqual([]);
  });

  it('tells tenants of what is theirs, and administrators of nothing', () => {
    expect(notificationsFor('tenant', null)).toEqual([
      'payment_decided',
      'message_received',
      'notice_published',
      'maintenance_updated',
      'document_requested',
      'document_shared',
      'parcel_waiting',
      'reservation_decided',
      'rules_published',
    ]);
    expect(notificationsFor('admin', null)).toEqual([]);
  });

  it('leaves no kind that nobody hears of', () => {
    const heard = new Set([
      ...userTypes.flatMap((userType) => notificationsFor(userType, null)),
      ...membershipRoles.flatMap((role) => notificationsFor('owner', membership(role))),
    ]);
    expect([...heard].sort()).toEqual([...notificationEvents].sort());
  });
});
