import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { act, outcomeOf, type SignedInCaller } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addDevice, allowWhatsapp, createPerson, notify, take } from '#tests/support/notifications.ts';

const database = useDatabase();
let ana: SignedInCaller;

beforeEach(async () => {
  await database.sql`delete from private.outgoing_messages`;
  await database.sql`delete from public.whatsapp_consents`;
  ana = await createPerson(database.sql);
});

const service = (work: (sql: TransactionSql) => Promise<unknown>) => act(database.sql, 'service', work);
const asAna = (work: (sql: TransactionSql) => Promise<unknown>) => act(database.sql, ana, work);
const answerOf = async (work: Promise<unknown>) => {
  const [row] = (await work) as { answer: unknown }[];
  return row?.answer;
};

describe('a device', () => {
  it('1. is of who is signed in there, and rings for nobody else', async () => {
    const bea = await createPerson(database.sql);
    const first = await addDevice(database.sql, ana, 'shared');
    await notify(database.sql, ana.userId);
    const second = await addDevice(database.sql, bea, 'shared');
    expect(second).not.toBe(first);
    expect(await addDevice(database.sql, bea, 'shared')).toBe(second);
    expect(await take(database.sql, ['push'])).toEqual([]);
    await notify(database.sql, bea.userId);
    expect((await take(database.sql, ['push'])).map(({ device }) => device?.id)).toEqual([second]);
  });

  it('2. that its push service forgot is gone, and one that showed a message is known to work', async () => {
    const device = await addDevice(database.sql, ana);
    await notify(database.sql, ana.userId);
    const [message] = await take(database.sql, ['push']);
    const receipt = (token: string | null | undefined) =>
      answerOf(service((sql) => sql`select public.record_push_receipt(${token ?? ''}) as answer`));
    expect(await receipt(message?.receipt_token)).toBe(true);
    expect(await receipt(`${message?.id}.${'0'.repeat(64)}`)).toBe(false);
    const shown =
      await database.sql`select last_shown_at is not null as was_shown from public.push_devices where id = ${device}`;
    expect([...shown]).toEqual([{ was_shown: true }]);
    await service((sql) => sql`select public.forget_push_device(${device}, '410 Gone')`);
    expect([...(await database.sql`select 1 from public.push_devices where id = ${device}`)]).toEqual([]);
  });

  it('3. rings twelve times an hour, and what is more comes as one', async () => {
    await addDevice(database.sql, ana);
    await addDevice(database.sql, ana);
    for (let n = 0; n < 20; n += 1) await notify(database.sql, ana.userId);
    const rung = await take(database.sql, ['push']);
    expect(new Set(rung.map((message) => message.notification_id)).size).toBe(12);
    expect(rung).toHaveLength(24);
    await database.sql`update private.held_notifications set release_at = now()`;
    const gathered = await take(database.sql, ['push']);
    expect(gathered.map(({ template, parameters }) => [template, parameters.count])).toEqual([
      ['notification_digest', 8],
      ['notification_digest', 8],
    ]);
  });
});

describe('a number', () => {
  const given = async (phone: string) => {
    await allowWhatsapp(database.sql, await createPerson(database.sql), '+18095550000');
    const version = answerOf(
      asAna((sql) => sql`select public.whatsapp_consent('es') ->> 'version' as answer`),
    );
    await asAna(
      async (sql) => sql`select public.give_whatsapp_consent(${phone}, ${(await version) as string}, 'es')`,
    );
    const [code] = await take(database.sql, ['whatsapp']);
    return code;
  };
  const confirm = (code: unknown) =>
    answerOf(asAna((sql) => sql`select public.confirm_whatsapp_code(${String(code)}) as answer`));

  it('4. counts once its code came back, and not after five wrong ones', async () => {
    const message = await given('+18095550124');
    expect(message).toMatchObject({ template: 'whatsapp_code', phone: '+18095550124' });
    await notify(database.sql, ana.userId);
    expect(await take(database.sql, ['whatsapp'])).toEqual([]);
    expect(await confirm('x')).toBe('wrong');
    expect(await confirm(message?.parameters.code)).toBe('confirmed');
    await notify(database.sql, ana.userId);
    expect(await take(database.sql, ['whatsapp'])).toHaveLength(1);
    const again = await given('+18095550125');
    for (let n = 0; n < 5; n += 1) expect(await confirm('x')).toBe('wrong');
    expect(await confirm(again?.parameters.code)).toBe('expired');
  });

  it('5. is refused in the words of before, or when it is none', async () => {
    const give = (phone: string, version: string) =>
      outcomeOf(asAna((sql) => sql`select public.give_whatsapp_consent(${phone}, ${version}, 'es')`));
    expect(await give('809-555', '2026-11-28')).toBe('phone_invalid');
    expect(await give('+18095550123', '2020-01-01')).toBe('consent_changed');
  });

  it('6. is left alone after BAJA, also by what was written down before', async () => {
    await allowWhatsapp(database.sql, ana, '+18095550126');
    await notify(database.sql, ana.userId);
    const inbound = (text: string) =>
      answerOf(
        service(
          (sql) =>
            sql`select public.record_whatsapp_inbound('+18095550126', now(), ${text}, '100000009') as answer`,
        ),
      );
    expect(await inbound('¿Cuánto debo?')).toBe('noted');
    const [message] = await take(database.sql, ['whatsapp']);
    expect(message?.sender).toMatchObject({ is_open: true });
    await notify(database.sql, ana.userId);
    expect(await inbound(' baja. ')).toBe('withdrawn');
    expect(await take(database.sql, ['whatsapp'])).toEqual([]);
  });

  it('7. says what became of a message once, in any order', async () => {
    await allowWhatsapp(database.sql, ana, '+18095550127');
    const told = (status: string) =>
      answerOf(
        service(
          (sql) =>
            sql`select public.record_whatsapp_status('wamid.1', ${status}, now(), '131026 no WhatsApp') as answer`,
        ),
      );
    expect([await told('read'), await told('delivered'), await told('read')]).toEqual([true, true, false]);
  });
});

describe('a test', () => {
  const steps = async () => {
    const rows = (await asAna((sql) => sql`select channel, steps from public.my_test_messages()`)) as {
      channel: string;
      steps: { step: string; detail: string }[];
    }[];
    return rows.map((row) => [row.channel, row.steps.map(({ step }) => step)]);
  };
  const send = (channel: string, device: string | null = null) =>
    answerOf(
      asAna(
        (sql) => sql`select public.send_test_notification(${randomUUID()}, ${channel}, ${device}) as answer`,
      ),
    );

  it('8. goes the way of every message, and shows each hop in the provider’s own words', async () => {
    const device = await addDevice(database.sql, ana);
    await database.sql`insert into public.notification_settings (user_id, event, channel, cadence)
      values (${ana.userId}, 'payment_decided', 'push', 'off')`;
    const id = (await send('push', device)) as string;
    const [message] = await take(database.sql, ['push']);
    expect(message?.id).toBe(id);
    await service((sql) => sql`select public.mark_message_failed(${id}, '503 Try later', 60)`);
    await service((sql) => sql`select public.mark_message_sent(${id}, '201')`);
    await service((sql) => sql`select public.record_push_receipt(${message?.receipt_token ?? ''})`);
    expect(await steps()).toEqual([['push', ['queued', 'taken', 'retried', 'accepted', 'shown']]]);
  });

  it('9. says why nothing was sent', async () => {
    await send('push');
    await send('whatsapp');
    await database.sql`insert into public.notification_schedules (user_id, time_zone, quiet_from, quiet_to)
      select ${ana.userId}, 'UTC', date_trunc('minute', (now() - interval '1 hour') at time zone 'UTC')::time,
        date_trunc('minute', (now() + interval '1 hour') at time zone 'UTC')::time`;
    await send('email');
    await send('in_app');
    expect(await take(database.sql)).toEqual([]);
    expect(new Map((await steps()) as [string, string[]][])).toEqual(
      new Map([
        ['push', ['queued', 'no_device']],
        ['whatsapp', ['queued', 'no_consent']],
        ['email', ['queued', 'waits_for_morning']],
        ['in_app', ['queued', 'accepted']],
      ]),
    );
  });
});
