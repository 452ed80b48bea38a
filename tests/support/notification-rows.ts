// What people chose about notifications, one row of each kind for everybody, so that a leak would show.
import type { Sql } from 'postgres';

const KEY = 'A'.repeat(87);
const SECRET = 'B'.repeat(22);

/** Adds settings, a schedule, a mute, a device and a consent for every user, a notification too, and a number for each organization. */
export async function addNotificationRows(sql: Sql, organizationIds: readonly string[]): Promise<void> {
  await sql`insert into public.notification_settings (user_id, event, channel, cadence)
    select id, 'payment_reported', 'in_app', 'off' from public.profiles`;
  await sql`insert into public.notification_schedules (user_id, quiet_from, quiet_to)
    select id, '22:00', '07:00' from public.profiles`;
  await sql`insert into public.notification_mutes (user_id, record_kind, record_id, template, parameters)
    select id, 'lease', gen_random_uuid(), 'plan_answered', '{}' from public.profiles`;
  await sql`insert into public.push_devices (user_id, endpoint, p256dh, auth, label)
    select id, 'https://push.example.test/' || id, ${KEY}, ${SECRET}, 'Chrome' from public.profiles`;
  await sql`insert into public.whatsapp_consents (user_id, phone, words, version, language, withdrawn_at)
    select id, '+18095550100', 'Quiero', '2026-11-28', 'es', now() from public.profiles`;
  await sql`insert into public.notifications (user_id, event, template, dedupe_key, group_key)
    select id, 'test', 'notification_test', 'cast', 'cast' from public.profiles`;
  await sql`insert into public.whatsapp_senders (organization_id, phone_number_id, waba_id, display_phone, status)
    select o, '10000000' || n, '200000002', '+18095550199', 'off'
    from unnest(${[...organizationIds]}::uuid[]) with ordinality t (o, n)`;
}
