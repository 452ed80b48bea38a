import { expect, it } from 'vitest';
import type { MembershipRole } from '#src/domain/enums.ts';
import { can } from '#src/domain/permissions.ts';
import type { OrganizationSeat } from '../session.ts';
import { noticeEvents } from './notice-events.ts';

const seat = (role: MembershipRole): OrganizationSeat => ({
  id: 'o',
  name: 'Casa',
  role,
  defaultCurrency: 'DOP',
  timeZone: 'America/Santo_Domingo',
  isClosed: false,
  can: (permission) => can(role, permission),
});

it('offers to tell of reports to whoever handles the money, of applications to whoever handles those', () => {
  expect(noticeEvents('owner', seat('owner'))).toEqual([
    'payment_reported',
    'application_received',
    'message_received',
    'maintenance_reported',
  ]);
  expect(noticeEvents('manager', seat('accountant'))).toEqual(['payment_reported', 'message_received']);
  expect(noticeEvents('manager', seat('maintenance'))).toEqual(['maintenance_reported']);
  expect(noticeEvents('manager', seat('viewer'))).toEqual([]);
});

it('offers to tell tenants of decisions, and administrators of nothing', () => {
  expect(noticeEvents('tenant', null)).toEqual([
    'payment_decided',
    'message_received',
    'notice_published',
    'maintenance_updated',
    'parcel_waiting',
    'reservation_decided',
    'rules_published',
  ]);
  expect(noticeEvents('admin', null)).toEqual([]);
});
