import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { joinWaitlist } from '#tests/support/visitors.ts';

const database = useDatabase();

beforeEach(async () => {
  await database.sql`delete from private.waitlist_entries`;
  await database.sql`delete from private.outgoing_messages`;
  await database.sql`delete from private.attempts`;
});

let clients = 0;
/** A client that nobody else has. */
const somewhere = () => {
  clients += 1;
  return `198.51.100.${clients}`;
};
const join = (email: string, client = somewhere(), language: 'es' | 'en' = 'es') =>
  joinWaitlist(database.sql, { email, client, language });
const entries = () =>
  database.sql`select id, email, language, source, confirmed_at, mail_count from private.waitlist_entries order by email`;
const mails = () =>
  database.sql`select to_address, language, template, parameters from private.outgoing_messages order by created_at`;

/** The token of the newest mail to an address. */
async function tokenIn(email: string, use: 'confirm' | 'leave'): Promise<string> {
  const [mail] = await database.sql`
    select parameters from private.outgoing_messages where to_address = ${email} and parameters ? ${`${use}_token`}
    order by created_at desc limit 1`;
  return mail?.parameters[`${use}_token`] ?? '';
}
async function answer(verb: 'confirm' | 'leave', token: string): Promise<string> {
  const [row] = await act(database.sql, 'service', (sql) =>
    sql.unsafe<{ answer: string }[]>(`select public.${verb}_waitlist($1) as answer`, [token]),
  );
  return row?.answer ?? '';
}
const pass = async (interval: string) => {
  await database.sql`
    update private.waitlist_entries set last_mailed_at = last_mailed_at - ${interval}::interval,
      confirm_expires_at = confirm_expires_at - ${interval}::interval`;
  await database.sql`update private.attempts set window_start = window_start - ${interval}::interval`;
};

describe('joining', () => {
  it('1. keeps one row for an address, whatever it looks like', async () => {
    for (const email of ['ana@example.test', 'ANA@Example.Test', '  Ana@example.test\n']) await join(email);
    expect([...(await entries())]).toMatchObject([
      { email: 'ana@example.test', language: 'es', source: 'waitlist', confirmed_at: null },
    ]);
  });

  it('2. keeps one row and mails once for fifty at the same moment', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        outcomeOf(join(n % 2 === 0 ? 'ana@example.test' : 'ANA@example.test')),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(20);
    expect(outcomes.filter((outcome) => outcome === 'rate_limited')).toHaveLength(30);
    expect(await entries()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    '',
    'ana',
    'ana@',
    '@example.test',
    'ana@example',
    'ana@@example.test',
    'ana@example..test',
    '.ana@example.test',
    'ana.@example.test',
    'ana maria@example.test',
    'ana@-example.test',
    'ana@example.test, eva@example.test',
    'ana@example.test\nbcc: eva@example.test',
    `${'a'.repeat(65)}@example.test`,
    `ana@${'a'.repeat(250)}.test`,
    'ana@127.0.0.1',
  ])('3. refuses %j', async (email) => {
    expect(await outcomeOf(join(email))).toBe('email_address_invalid');
    expect(await entries()).toHaveLength(0);
  });

  it('4. mails a link with a token of which only a hash is kept', async () => {
    await join('ana@example.test', somewhere(), 'en');
    const token = await tokenIn('ana@example.test', 'confirm');
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect([...(await mails())]).toMatchObject([{ template: 'waitlist_confirm', language: 'en' }]);
    const [row] = await database.sql`select to_jsonb(e)::text as everything from private.waitlist_entries e`;
    expect(row?.everything).not.toContain(token);
  });

  it('5. mails again only after ten minutes, then forty', async () => {
    const templates = async () => (await mails()).length;
    await join('ana@example.test');
    await join('ana@example.test');
    expect(await templates()).toBe(1);
    await pass('11 minutes');
    await join('ana@example.test');
    expect(await templates()).toBe(2);
    await pass('39 minutes');
    await join('ana@example.test');
    expect(await templates()).toBe(2);
    await pass('2 minutes');
    await join('ana@example.test');
    expect(await templates()).toBe(3);
  });
});

describe('confirming', () => {
  it('6. works, also the second time, and also with the link of an older mail', async () => {
    await join('ana@example.test');
    const first = await tokenIn('ana@example.test', 'confirm');
    await pass('11 minutes');
    await join('ana@example.test');
    expect(await answer('confirm', first)).toBe('confirmed');
    expect(await answer('confirm', first)).toBe('confirmed');
    expect((await entries())[0]?.confirmed_at).toBeInstanceOf(Date);
  });

  it('7. comes too late after seven days, and works again after asking again', async () => {
    await join('ana@example.test');
    const token = await tokenIn('ana@example.test', 'confirm');
    await pass('7 days 1 minute');
    expect(await answer('confirm', token)).toBe('expired');
    await join('ana@example.test');
    expect(await answer('confirm', token)).toBe('confirmed');
  });

  it.each(['', 'x', 'f'.repeat(64)])('8. does nothing with %j', async (token) => {
    await join('ana@example.test');
    expect(await answer('confirm', token)).toBe('unknown');
    expect((await entries())[0]?.confirmed_at).toBeNull();
  });

  it('9. is not done by the token that leaves', async () => {
    await join('ana@example.test');
    expect(await answer('confirm', await tokenIn('ana@example.test', 'leave'))).toBe('unknown');
  });

  it('10. is said to who asks again, by mail alone, and nothing of it changes', async () => {
    await join('ana@example.test');
    await answer('confirm', await tokenIn('ana@example.test', 'confirm'));
    await pass('1 hour');
    expect(await outcomeOf(join('ana@example.test', somewhere(), 'en'))).toBe('done');
    const [, second] = await mails();
    expect(second).toMatchObject({ template: 'waitlist_known', language: 'es' });
    expect(Object.keys(second?.parameters)).toEqual(['leave_token']);
    expect((await entries())[0]).toMatchObject({ language: 'es', mail_count: 2 });
  });
});

describe('leaving', () => {
  it('11. leaves nothing of the address, and says the same to who left before', async () => {
    await join('ana@example.test');
    await answer('confirm', await tokenIn('ana@example.test', 'confirm'));
    const token = await tokenIn('ana@example.test', 'leave');
    expect(await answer('leave', token)).toBe('left');
    expect(await answer('leave', token)).toBe('left');
    expect(await entries()).toHaveLength(0);
    const [row] = await database.sql`
      select (select count(*)::int from private.outgoing_messages where to_address is not null or next_attempt_at is not null) as mails,
        (select count(*)::int from private.outgoing_messages where parameters <> '{}') as words`;
    expect(row).toEqual({ mails: 0, words: 0 });
  });

  it('12. leaves the others alone', async () => {
    await join('ana@example.test');
    await join('eva@example.test');
    await answer('leave', await tokenIn('ana@example.test', 'leave'));
    await answer('leave', 'f'.repeat(64));
    expect((await entries()).map((entry) => entry.email)).toEqual(['eva@example.test']);
  });
});

describe('a flood', () => {
  it('13. from one client is limited, and others still pass', async () => {
    const flooder = somewhere();
    const outcomes: string[] = [];
    for (let n = 0; n < 25; n += 1) outcomes.push(await outcomeOf(join(`flood-${n}@example.test`, flooder)));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(20);
    expect(outcomes.slice(20)).toEqual(Array(5).fill('rate_limited'));
    expect(await outcomeOf(join('real@example.test'))).toBe('done');
    await pass('1 hour');
    expect(await outcomeOf(join('later@example.test', flooder))).toBe('done');
  });

  it('14. says how long to wait', async () => {
    const flooder = somewhere();
    for (let n = 0; n < 20; n += 1) await join(`flood-${n}@example.test`, flooder);
    const refusal = await join('one-more@example.test', flooder).catch((error: { detail?: string }) => error);
    const { retry_after } = JSON.parse((refusal as { detail: string }).detail);
    expect(retry_after).toBeGreaterThan(0);
    expect(retry_after).toBeLessThanOrEqual(3_600);
  });

  it('15. is counted without keeping who it was', async () => {
    await join('ana@example.test', '203.0.113.77');
    const [row] = await database.sql`
      select (select string_agg(to_jsonb(a)::text, '') from private.attempts a) || (select string_agg(to_jsonb(s)::text, '') from private.daily_salts s) as kept`;
    expect(row?.kept).not.toContain('203.0.113.77');
    expect(row?.kept).not.toContain('ana@example.test');
    await database.sql`select private.tidy_public_forms(now() + interval '2 days')`;
    const [left] = await database.sql`
      select (select count(*)::int from private.attempts) as attempts, (select count(*)::int from private.daily_salts) as salts`;
    expect(left).toEqual({ attempts: 0, salts: 0 });
  });
});

it('16. forgets who never confirmed, and nobody else', async () => {
  await join('ana@example.test');
  await answer('confirm', await tokenIn('ana@example.test', 'confirm'));
  await join('eva@example.test');
  await database.sql`select private.tidy_public_forms(now() + interval '13 days')`;
  expect(await entries()).toHaveLength(2);
  await database.sql`select private.tidy_public_forms(now() + interval '15 days')`;
  expect((await entries()).map((entry) => entry.email)).toEqual(['ana@example.test']);
});

describe('an administrator', () => {
  const admin = async (): Promise<Caller & { userId: string }> => ({
    userId: await createUser(database.sql, `${randomUUID()}@example.test`, 'admin'),
    aal: 'aal2',
  });
  const list = async (who: Caller, text: string) => {
    const rows = await act(database.sql, who, (sql) => sql.unsafe(`select * from public.${text}`));
    return rows.map((row) => row.email);
  };

  it('17. finds addresses, by part and by state, in pages', async () => {
    const who = await admin();
    for (const name of ['ana', 'eva', 'ivo']) await join(`${name}@example.test`);
    await answer('confirm', await tokenIn('eva@example.test', 'confirm'));
    expect(await list(who, 'admin_list_waitlist()')).toEqual([
      'ivo@example.test',
      'eva@example.test',
      'ana@example.test',
    ]);
    expect(await list(who, "admin_list_waitlist(' EVA')")).toEqual(['eva@example.test']);
    expect(await list(who, "admin_list_waitlist('%')")).toEqual([]);
    expect(await list(who, "admin_list_waitlist('', 'confirmed')")).toEqual(['eva@example.test']);
    expect(await list(who, "admin_export_waitlist('', 'unconfirmed')")).toEqual([
      'ivo@example.test',
      'ana@example.test',
    ]);
    const [first] = await act(
      database.sql,
      who,
      (sql) =>
        sql`select id, created_at::text as at from public.admin_list_waitlist('', null, null, null, 1)`,
    );
    expect(await list(who, `admin_list_waitlist('', null, '${first?.at}', '${first?.id}', 9)`)).toEqual([
      'eva@example.test',
      'ana@example.test',
    ]);
    const counts = await act(database.sql, who, (sql) => sql`select * from public.admin_waitlist_counts()`);
    expect([...counts]).toEqual([{ confirmed_count: '1', unconfirmed_count: '2' }]);
  });

  it('18. deletes an address on request; the log says which entry, not whose', async () => {
    const who = await admin();
    await join('ana@example.test');
    const id = (await entries())[0]?.id;
    await act(database.sql, who, (sql) => sql`select public.admin_delete_waitlist_entry(${id})`);
    expect(await entries()).toHaveLength(0);
    const log = await database.sql`
      select action, row_id, before, after from public.audit_log where actor_id = ${who.userId} order by id`;
    expect([...log]).toEqual([
      { action: 'admin_delete_waitlist_entry', row_id: null, before: null, after: null },
      { action: 'delete', row_id: id, before: null, after: null },
    ]);
    const again = act(database.sql, who, (sql) => sql`select public.admin_delete_waitlist_entry(${id})`);
    expect(await outcomeOf(again)).toBe('not_found');
  });

  it('19. needs the second factor, and nobody else may look', async () => {
    const { userId } = await admin();
    const owner = await createUser(database.sql, `${randomUUID()}@example.test`, 'owner');
    for (const verb of ['admin_list_waitlist()', 'admin_export_waitlist()', 'admin_waitlist_counts()']) {
      expect(await outcomeOf(list({ userId, aal: 'aal1' }, verb))).toBe('second_factor_needed');
      expect(await outcomeOf(list({ userId: owner, aal: 'aal2' }, verb))).toBe('not_allowed');
      expect(await outcomeOf(list('anon', verb))).toBe('42501');
      expect(await outcomeOf(list('service', verb))).toBe('42501');
    }
  });
});
