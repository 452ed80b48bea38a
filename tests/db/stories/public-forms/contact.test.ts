import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { contactReaders } from '#src/domain/public-forms/contact.ts';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { sendMessage } from '#tests/support/visitors.ts';

const database = useDatabase();

beforeEach(async () => {
  await database.sql`delete from private.contact_messages`;
  await database.sql`delete from private.outgoing_messages`;
  await database.sql`delete from private.attempts`;
});

const send = (message: string, email = 'ana@example.test', client = '198.51.100.1') =>
  sendMessage(database.sql, { email, client, message });
const mails = () =>
  database.sql`select to_address, reply_to, template, parameters from private.outgoing_messages order by template, created_at`;

describe('a message', () => {
  it('1. goes to the team, who can answer it, and is acknowledged', async () => {
    await send('  ¿Cuánto cuesta?  ', 'ANA@example.test');
    expect([...(await mails())]).toEqual([
      {
        template: 'contact_message',
        to_address: 'equipo@example.test',
        reply_to: 'ana@example.test',
        parameters: {
          name: 'Ana Peña',
          email: 'ana@example.test',
          reader: 'owner',
          message: '¿Cuánto cuesta?',
        },
      },
      { template: 'contact_received', to_address: 'ana@example.test', reply_to: null, parameters: {} },
    ]);
  });

  it('2. is one message when its form is sent twice, also at the same moment', async () => {
    await Promise.all(Array.from({ length: 4 }, () => send('Hola')));
    await send('Hola ');
    expect(await database.sql`select 1 from private.contact_messages`).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it('3. of another kind the same day is another message, acknowledged once', async () => {
    await send('Hola');
    await send('Otra cosa');
    expect((await mails()).map((mail) => mail.template)).toEqual([
      'contact_message',
      'contact_message',
      'contact_received',
    ]);
  });

  it.each([
    ['no address', 'Hola', 'ana', 'email_address_invalid'],
    ['no words', '  ', 'ana@example.test', 'value_out_of_range'],
    ['too many words', 'x'.repeat(4_001), 'ana@example.test', 'value_out_of_range'],
  ])('4. is refused with %s', async (_name, message, email, refusal) => {
    expect(await outcomeOf(send(message, email))).toBe(refusal);
    expect(await mails()).toHaveLength(0);
  });

  it.each(contactReaders)('5. comes from a %s', async (reader) => {
    const sent = act(
      database.sql,
      'service',
      (sql) =>
        sql`select public.send_contact_message('Ana', 'ana@example.test', ${reader}, 'Hola', 'en', '198.51.100.9', 'equipo@example.test')`,
    );
    expect(await outcomeOf(sent)).toBe('done');
  });

  it('6. is limited by client and by address', async () => {
    const outcomes: string[] = [];
    for (let n = 0; n < 12; n += 1)
      outcomes.push(await outcomeOf(send(`Hola ${n}`, `ana-${n}@example.test`)));
    expect(outcomes.slice(9)).toEqual(['done', 'rate_limited', 'rate_limited']);
    const named: string[] = [];
    for (let n = 0; n < 6; n += 1)
      named.push(await outcomeOf(send(`Hola ${n}`, 'eva@example.test', `198.51.101.${n}`)));
    expect(named.slice(4)).toEqual(['done', 'rate_limited']);
  });

  it('7. is forgotten after two years', async () => {
    await send('Hola');
    await database.sql`select private.tidy_public_forms(now() + interval '729 days')`;
    expect(await database.sql`select 1 from private.contact_messages`).toHaveLength(1);
    await database.sql`select private.tidy_public_forms(now() + interval '732 days')`;
    expect(await database.sql`select 1 from private.contact_messages`).toHaveLength(0);
  });
});

describe('an administrator', () => {
  const admin = async (): Promise<Caller & { userId: string }> => ({
    userId: await createUser(database.sql, `${randomUUID()}@example.test`, 'admin'),
    aal: 'aal2',
  });
  const list = (who: Caller, parameters = '') =>
    act(database.sql, who, (sql) =>
      sql.unsafe(`select id, message, answered_at from public.admin_list_contact_messages(${parameters})`),
    );
  const mark = (who: Caller, id: string, isAnswered: boolean) =>
    act(database.sql, who, (sql) => sql`select public.admin_mark_contact_answered(${id}, ${isAnswered})`);

  it('8. finds messages, and marks them as answered and open again', async () => {
    const who = await admin();
    await send('Sobre el precio');
    await send('Sobre la DGII');
    const [newest] = await list(who);
    expect(newest?.message).toBe('Sobre la DGII');
    await mark(who, newest?.id, true);
    await mark(who, newest?.id, true);
    expect((await list(who, "'', 'answered'")).map((row) => row.message)).toEqual(['Sobre la DGII']);
    expect((await list(who, "'', 'open'")).map((row) => row.message)).toEqual(['Sobre el precio']);
    expect((await list(who, "'PRECIO'")).map((row) => row.message)).toEqual(['Sobre el precio']);
    await mark(who, newest?.id, false);
    expect(await list(who, "'', 'open'")).toHaveLength(2);
    expect(await outcomeOf(mark(who, randomUUID(), true))).toBe('not_found');
  });

  it('9. needs the second factor, and nobody else may look', async () => {
    const { userId } = await admin();
    await send('Hola');
    const owner = await createUser(database.sql, `${randomUUID()}@example.test`, 'owner');
    expect(await outcomeOf(list({ userId, aal: 'aal1' }))).toBe('second_factor_needed');
    expect(await outcomeOf(list({ userId: owner, aal: 'aal2' }))).toBe('not_allowed');
    expect(await outcomeOf(mark({ userId: owner, aal: 'aal2' }, randomUUID(), true))).toBe('not_allowed');
    expect(await outcomeOf(list('anon'))).toBe('42501');
  });
});
