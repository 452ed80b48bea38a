import type { MembershipRole, UserType } from '#src/domain/foundation/enums.ts';
import { NOW, ORGANIZATION_ID, type Row, row, USER_ID } from './fixtures.ts';
import { forbid } from './refusals.ts';
import { server } from './server.ts';

/** Whose screen it is. */
export interface Visitor {
  readonly userType: UserType;
  /** In the organization on screen. */
  readonly role: MembershipRole;
  readonly fullName: string;
  /** What is different about the organization on screen. */
  readonly organization: Row<'organizations'>;
}

const TIME_ZONE = 'America/Santo_Domingo';

/** The organization on screen. */
export const ORGANIZATION = row(
  'organizations',
  { id: ORGANIZATION_ID, kind: 'company', name: 'Inmuebles del Caribe', default_currency: 'DOP' },
  {
    time_zone: TIME_ZONE,
    closed_at: null,
    address: '',
    phone: '',
    rnc: '',
    created_at: NOW,
    updated_at: NOW,
  },
  { created_by: USER_ID, payments_account_id: null, deposits_account_id: null },
);

/** Who is signed in. */
export const PROFILE = row(
  'profiles',
  { id: USER_ID, user_type: 'owner', full_name: 'Ana Reyes', phone: '', avatar_path: null, last_area: null },
  { locale: 'es', theme: 'system', time_zone: '', preferences_saved_at: null },
  { identity_type: null, identity_number: '', street: '', street_number: '', sector: '', municipality: '' },
  { province: '', reference: '', created_at: NOW, updated_at: NOW },
);

const WAITING = {
  reported_payments: 0,
  submitted_applications: 0,
  unread_conversations: 0,
  pending_requests: 0,
  handed_in_documents: 0,
  asked_plans: 0,
  unread_notifications: 0,
};
const MY_WAITING = {
  unread_conversations: 0,
  unread_notices: 0,
  asked_documents: 0,
  votes_to_cast: 0,
  has_decisions: false,
  has_lease: true,
  unread_notifications: 0,
};
const areasOf = (userType: UserType) => ({
  is_member: userType !== 'tenant',
  is_tenant: userType === 'tenant',
  last_area: null,
});

/** The same in one call, as the head of a built page asks for it; of no home. */
export function answerHead({ userType, role, fullName, organization }: Visitor): void {
  const own = { ...ORGANIZATION, ...organization };
  const { id, name, default_currency, time_zone, closed_at } = own;
  const { user_type: _, ...profile } = { ...PROFILE, full_name: fullName };
  const member = { role, id, name, default_currency, time_zone, is_closed: closed_at !== null };
  server.call('start_overview', {
    profile,
    user_type: userType,
    areas: areasOf(userType),
    notifications: [],
    unread_notifications: 0,
    ...(userType === 'tenant'
      ? { my_waiting: MY_WAITING, landlord_time_zone: own.time_zone, tenancy: null }
      : { memberships: [member], waiting: { organization_id: own.id, counts: WAITING }, home: null }),
  } as never);
}

/** What everything around a screen asks: who is signed in, where they work, and what waits for them. */
export function answerFrame({ userType, role, fullName, organization }: Visitor): void {
  const own = { ...ORGANIZATION, ...organization };
  server.rows('profiles', [{ ...PROFILE, user_type: userType, full_name: fullName }]);
  server.empty('notification_settings');
  server.empty('notifications');
  // Of the settings, which several tests open for something else.
  server.empty('notification_schedules', 'push_devices', 'whatsapp_consents', 'whatsapp_senders');
  server.call('whatsapp_consent', { version: '2026-11-28', language: 'es', text: 'WhatsApp' });
  server.rows('memberships', [{ user_id: USER_ID, role, created_at: NOW, $organizations: own }]);
  server.rows('organizations', [own]);
  server.call('my_areas', [areasOf(userType)]);
  server.call('waiting_counts', WAITING);
  // Without these a screen asks for each of its parts, whose rows the tests give.
  for (const name of ['lease_overview', 'finance_overview', 'tenancy_overview'] as const)
    server.call(name, forbid());
  server.call('my_waiting_counts', MY_WAITING);
  // Asked late, when a test may be over: of logs, which most readers do not have yet (src/islands/shell/trust).
  server.call('my_log_heads', []);
}
