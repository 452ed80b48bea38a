import { describe, expect, it } from 'vitest';
import { type MembershipRole, membershipRoles, userTypes } from '../foundation/enums.ts';
import { can } from '../people/permissions.ts';
import { cadencesOf, defaultCadence, notificationEvents, notificationsFor, ruleOf } from './events.ts';

const membership = (role: MembershipRole) => ({
  can: (permission: Parameters<typeof can>[1]) => can(role, permission),
});

describe('notificationsFor', () => {
  it('tells each role of what it handles, and everybody of their account', () => {
    expect(notificationsFor('owner', membership('owner'))).toEqual([
      'payment_reported',
      'autopay_failed',
      'card_disputed',
      'plan_requested',
      'report_scheduled',
      'report_ready',
      'ecf_alarm',
      'certificate_ending',
      'application_received',
      'contract_decided',
      'lease_ending',
      'message_received',
      'maintenance_urgent',
      'maintenance_reported',
      'visit_planned',
      'quote_received',
      'work_order_to_approve',
      'preventive_opened',
      'vendor_document_ending',
      'calendar_reminder',
      'document_handed_in',
      'decision_opened',
      'decision_closed',
      'data_requested',
      'account_security',
    ]);
    expect(notificationsFor('manager', membership('maintenance'))).toEqual([
      'maintenance_urgent',
      'maintenance_reported',
      'visit_planned',
      'quote_received',
      'preventive_opened',
      'vendor_document_ending',
      'calendar_reminder',
      'account_security',
    ]);
    expect(notificationsFor('manager', membership('viewer'))).toEqual([
      'report_scheduled',
      'report_ready',
      'calendar_reminder',
      'account_security',
    ]);
  });

  it('tells tenants of what is theirs, and administrators of their account', () => {
    expect(notificationsFor('tenant', null)).toEqual([
      'payment_decided',
      'fiscal_receipt_issued',
      'autopay_announced',
      'autopay_changed',
      'autopay_stopped',
      'plan_answered',
      'contract_to_sign',
      'contract_decided',
      'unit_moved',
      'message_received',
      'notice_published',
      'maintenance_updated',
      'visit_planned',
      'calendar_reminder',
      'document_requested',
      'document_shared',
      'parcel_waiting',
      'reservation_decided',
      'rules_published',
      'assembly_called',
      'decision_opened',
      'decision_closing',
      'decision_closed',
      'data_answered',
      'account_security',
    ]);
    expect(notificationsFor('admin', null)).toEqual(['account_security']);
  });

  it('leaves no kind that nobody hears of', () => {
    const heard = new Set([
      ...userTypes.flatMap((userType) => notificationsFor(userType, null)),
      ...membershipRoles.flatMap((role) => notificationsFor('owner', membership(role))),
    ]);
    expect([...heard].sort()).toEqual(notificationEvents.filter((one) => one !== 'test').sort());
  });
});

describe('how soon', () => {
  it('what is critical goes at once or not at all', () => {
    expect(ruleOf('card_disputed')).toMatchObject({ isCritical: true, canWait: false });
    expect(cadencesOf('card_disputed', 'email')).toEqual(['off', 'at_once']);
    expect(cadencesOf('payment_decided', 'email')).toEqual(['off', 'at_once', 'daily', 'weekly']);
    expect(cadencesOf('payment_decided', 'whatsapp')).toEqual(['off', 'at_once']);
  });

  it('is at once without a choice, by WhatsApp only of what the list says', () => {
    expect(defaultCadence('rules_published', 'push')).toBe('at_once');
    expect(defaultCadence('rules_published', 'whatsapp')).toBe('off');
    expect(defaultCadence('payment_decided', 'whatsapp')).toBe('at_once');
  });
});
