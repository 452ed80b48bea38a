import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { act, createUser, type SignedInCaller } from '#tests/support/actors.ts';

/** A person with an account, who works nowhere. */
export async function createPerson(sql: Sql): Promise<SignedInCaller> {
  return { userId: await createUser(sql, `${randomUUID()}@example.test`, 'tenant') };
}

interface Happening {
  event?: string;
  template?: string;
  recordId?: string;
  key?: string;
  /** SQL of an interval, or null where reading takes nothing back. */
  wait?: string | null;
  at?: Date;
  organizationId?: string | null;
}

/** Notifies somebody as a verb does; returns the notification's id. */
export async function notify(sql: Sql, userId: string, happening: Happening = {}): Promise<string> {
  const {
    event = 'payment_decided',
    template = 'payment_decided',
    recordId = randomUUID(),
    key = randomUUID(),
    wait = null,
    at = new Date(0),
    organizationId = null,
  } = happening;
  const [row] = await sql<{ id: string }[]>`
    select private.notify_user(${userId}, ${organizationId}, ${event}, ${template}, 'payment', ${recordId},
      '{"amount_minor": 500, "text": "Hola"}', ${key}, ${wait}::interval, ${at}) as id`;
  return row?.id ?? '';
}

/** Allows a browser of somebody's; returns the device's id. */
export async function addDevice(
  sql: Sql,
  caller: SignedInCaller,
  endpoint: string = randomUUID(),
): Promise<string> {
  return act(sql, caller, async (transaction) => {
    const [row] = await transaction<{ id: string }[]>`
      select public.save_push_device(${`https://push.example.test/${endpoint}`}, ${'A'.repeat(87)}, ${'B'.repeat(22)}, 'Chrome') as id`;
    return row?.id ?? '';
  });
}

/** The platform's number, and a proved consent of somebody's. */
export async function allowWhatsapp(sql: Sql, { userId }: SignedInCaller, phone: string): Promise<void> {
  await sql`
    with sender as (
      insert into public.whatsapp_senders (phone_number_id, waba_id, display_phone)
      values ('100000009', '200000009', '+18095550100') on conflict do nothing returning id
    )
    insert into private.whatsapp_sender_tokens (sender_id, sealed) select id, ${'x'.repeat(40)} from sender`;
  await sql`insert into public.whatsapp_consents (user_id, phone, words, version, language, verified_at)
    values (${userId}, ${phone}, 'Quiero', '2026-11-28', 'es', now())`;
}

export interface Taken {
  id: string;
  channel: string;
  template: string;
  to_address: string | null;
  notification_id: string | null;
  device: { id: string; endpoint: string } | null;
  phone: string | null;
  sender: { phone_number_id: string; is_open: boolean } | null;
  parameters: Record<string, unknown>;
  receipt_token: string | null;
}

/** What a sender gets to send. */
export const take = (
  sql: Sql,
  channels: readonly string[] = ['email', 'push', 'whatsapp'],
  limit = 100,
): Promise<Taken[]> =>
  act(sql, 'service', async (transaction) => {
    return await transaction<
      Taken[]
    >`select * from public.take_outgoing_messages(${limit}, ${[...channels]}::text[])`;
  });

/** How soon somebody hears of an event on a channel, as they choose it. */
export const choose = (
  sql: Sql,
  caller: SignedInCaller,
  event: string,
  channel: string,
  cadence: string,
): Promise<unknown> =>
  act(
    sql,
    caller,
    (transaction) => transaction`select public.set_notification(${event}, ${channel}, ${cadence})`,
  );
