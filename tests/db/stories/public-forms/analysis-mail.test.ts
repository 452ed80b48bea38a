import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { act, DENIED, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();

beforeEach(async () => {
  await database.sql`delete from private.outgoing_messages`;
  await database.sql`delete from private.attempts`;
});

const facts = [['ROI', '618%']];
interface Ask {
  email?: string;
  language?: string;
  query?: string;
  client?: string;
}
const ask = ({
  email = 'ana@example.com',
  language = 'es',
  query = 'p=5',
  client = randomUUID(),
}: Ask = {}) =>
  act(
    database.sql,
    'service',
    (sql) => sql`select public.mail_analysis(${email}, ${language}, ${query}, ${sql.json(facts)}, ${client})`,
  );
const mails = () =>
  database.sql`select to_address, language, template, parameters from private.outgoing_messages order by created_at`;

describe('a mailed analysis', () => {
  it('1. is written down with its link and figures, for the address as it is kept', async () => {
    await ask({ email: '  ANA@Example.com ' });
    expect([...(await mails())]).toEqual([
      {
        to_address: 'ana@example.com',
        language: 'es',
        template: 'analysis',
        parameters: { query: 'p=5', facts },
      },
    ]);
  });

  it('2. is one message for the same figures, also at the same moment', async () => {
    await Promise.all(Array.from({ length: 5 }, () => ask()));
    expect(await mails()).toHaveLength(1);
  });

  it('3. is another message for other figures or another language', async () => {
    await ask();
    await ask({ query: 'p=6' });
    await ask({ language: 'en' });
    expect(await mails()).toHaveLength(3);
  });

  it.each(['', 'nobody', 'a@b', 'a@b.c\nbcc: d@e.fr', 'two@a.com, three@a.com'])(
    '4. refuses the address "%s"',
    async (email) => {
      expect(await outcomeOf(ask({ email }))).toBe('email_address_invalid');
      expect(await mails()).toHaveLength(0);
    },
  );

  it('5. fills nobody’s mailbox: five a day for an address, whoever asks', async () => {
    for (let n = 0; n < 5; n += 1) await ask({ query: `p=${n + 1}` });
    expect(await outcomeOf(ask({ query: 'p=9' }))).toBe('rate_limited');
    expect(await mails()).toHaveLength(5);
    await ask({ email: 'luis@example.com', query: 'p=9' });
    expect(await mails()).toHaveLength(6);
  });

  it('6. lets one client ask ten times an hour, and others go on', async () => {
    const client = '198.51.100.7';
    for (let n = 0; n < 10; n += 1) await ask({ email: `n${n}@example.com`, client });
    expect(await outcomeOf(ask({ email: 'n10@example.com', client }))).toBe('rate_limited');
    await ask({ email: 'n10@example.com', client: '198.51.100.8' });
    await database.sql`update private.attempts set window_start = window_start - interval '1 hour'`;
    await ask({ email: 'n11@example.com', client });
  });

  it('7. is for the service alone', async () => {
    const call = (who: 'anon' | { userId: string }) =>
      outcomeOf(
        act(
          database.sql,
          who,
          (sql) => sql`select public.mail_analysis('a@example.com', 'es', 'p=5', '[]', 'x')`,
        ),
      );
    expect(await call('anon')).toBe(DENIED);
    expect(await call({ userId: randomUUID() })).toBe(DENIED);
  });
});
