import { describe, expect, it } from 'vitest';
import { addFactor, addSession, ask, signedIn } from '#tests/support/account-rows.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();
const ELEVEN_MINUTES_MS = 11 * 60_000;

const kindsOf = async (caller: Parameters<typeof ask>[1]) =>
  (await ask<{ kind: string }>(database.sql, caller, 'list_security_events')).map(({ kind }) => kind);
const codesOf = async (caller: Parameters<typeof ask>[1]) =>
  (await ask<{ create_recovery_codes: string }>(database.sql, caller, 'create_recovery_codes')).map(
    (row) => row.create_recovery_codes,
  );
const tryCode = async (caller: Parameters<typeof ask>[1], code: string) => {
  const [row] = await ask<{ outcome: string; factor_ids: string[] }>(
    database.sql,
    caller,
    'use_recovery_code',
    code,
  );
  return row ?? { outcome: '', factor_ids: [] };
};

/** Somebody with an authenticator app who has shown it. */
async function withApp() {
  const caller = await signedIn(database.sql);
  const factorId = await addFactor(database.sql, caller.userId);
  return { ...caller, aal: 'aal2' as const, factorId };
}

describe('the security log', () => {
  it('1. notes sign-ins, new passwords and new addresses without being told', async () => {
    const { sql } = database;
    const ana = await signedIn(sql);
    await sql`update auth.users set encrypted_password = '' where id = ${ana.userId}`;
    const before = await kindsOf(ana);
    await sql`update auth.users set encrypted_password = 'first' where id = ${ana.userId}`;
    expect(await kindsOf(ana), 'a first password').toEqual(before);
    await sql`update auth.users set encrypted_password = 'other' where id = ${ana.userId}`;
    await sql`update auth.users set email = ${`nueva-${ana.userId}@example.test`} where id = ${ana.userId}`;
    await addSession(sql, ana.userId, 'Phone');
    expect(await kindsOf(ana)).toEqual(['signed_in', 'email_changed', 'password_changed', 'signed_in']);
  });

  it('2. notes each sign-in once, with its device, also when the session has ended', async () => {
    const { sql } = database;
    const ana = await signedIn(sql);
    const phone = await addSession(sql, ana.userId, 'Phone');
    await sql`delete from auth.sessions where id = ${phone}`;
    await sql`update auth.users set last_sign_in_at = now() where id = ${ana.userId}`;
    const events = await ask(sql, ana, 'list_security_events');
    expect(events.map(({ user_agent: device, is_this_session: here }) => [device, here])).toEqual([
      ['Phone', false],
      ['Mozilla/5.0', true],
    ]);
  });

  it('3. notes factors that come and go', async () => {
    const ana = await withApp();
    expect(await kindsOf(ana)).toEqual(['factor_added', 'signed_in']);
    await database.sql`delete from auth.mfa_factors where id = ${ana.factorId}`;
    expect(await kindsOf(ana)).toEqual(['factor_removed', 'factor_added', 'signed_in']);
    expect(await kindsOf(ana)).toHaveLength(3);
  });

  it('4. is read in pages, and by its own account alone', async () => {
    const { sql } = database;
    const [ana, other] = [await signedIn(sql), await signedIn(sql)];
    for (let n = 0; n < 4; n += 1) await addSession(sql, ana.userId);
    const first = await ask<{ id: string }>(sql, ana, 'list_security_events', null, 3);
    const rest = await ask<{ id: string }>(sql, ana, 'list_security_events', first.at(-1)?.id, 3);
    expect([first.length, rest.length]).toEqual([3, 2]);
    expect(await kindsOf(other)).toEqual(['signed_in']);
    expect(await outcomeOf(ask(sql, {} as never, 'list_sessions'))).toBe('not_signed_in');
  });

  it('5. never keeps anybody from signing in', async () => {
    const { sql } = database;
    const ana = await signedIn(sql);
    await sql.begin(async (transaction) => {
      await transaction`alter table private.security_events add constraint none check (false) not valid`;
      await transaction`update auth.users set last_sign_in_at = now(), encrypted_password = 'x' where id = ${ana.userId}`;
      await transaction`alter table private.security_events drop constraint none`;
    });
    const [user] = await sql`select encrypted_password from auth.users where id = ${ana.userId}`;
    expect(user?.encrypted_password).toBe('x');
  });
});

describe('sessions', () => {
  it('6. are listed with this one first, and without those of others', async () => {
    const { sql } = database;
    const [ana, other] = [await signedIn(sql), await signedIn(sql)];
    const phone = await addSession(sql, ana.userId, 'Phone');
    await sql`update auth.sessions set refreshed_at = now() at time zone 'UTC' + interval '1 hour' where id = ${phone}`;
    await sql`insert into auth.sessions (id, user_id, not_after) values (gen_random_uuid(), ${ana.userId}, now() - interval '1 day')`;
    const rows = await ask<{ id: string; is_current: boolean }>(sql, ana, 'list_sessions');
    expect(rows.map(({ id, is_current }) => [id, is_current])).toEqual([
      [ana.sessionId, true],
      [phone, false],
    ]);
    expect(await ask(sql, other, 'list_sessions')).toHaveLength(1);
  });

  it('7. end one by one or all but this one, and the log says so', async () => {
    const { sql } = database;
    const ana = await signedIn(sql);
    const [one] = [await addSession(sql, ana.userId), await addSession(sql, ana.userId)];
    expect(await ask(sql, ana, 'end_sessions', one)).toEqual([{ end_sessions: 1 }]);
    expect(await ask(sql, ana, 'end_sessions', one)).toEqual([{ end_sessions: 0 }]);
    expect(await ask(sql, ana, 'end_sessions')).toEqual([{ end_sessions: 1 }]);
    expect(await ask(sql, ana, 'list_sessions')).toHaveLength(1);
    expect((await kindsOf(ana)).filter((kind) => kind === 'sessions_ended')).toHaveLength(2);
  });

  it('8. of others do not end, and neither does one’s own', async () => {
    const { sql } = database;
    const [ana, other] = [await signedIn(sql), await signedIn(sql)];
    expect(await ask(sql, ana, 'end_sessions', other.sessionId)).toEqual([{ end_sessions: 0 }]);
    expect(await ask(sql, ana, 'end_sessions', ana.sessionId)).toEqual([{ end_sessions: 0 }]);
    expect(await outcomeOf(ask(sql, { userId: ana.userId }, 'end_sessions'))).toBe('not_signed_in');
    expect(await ask(sql, other, 'list_sessions')).toHaveLength(1);
  });
});

describe('recovery codes', () => {
  it('9. are ten, unlike each other, and kept as hashes only', async () => {
    const ana = await withApp();
    const codes = await codesOf(ana);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    const kept = await database.sql`
      select encode(code_hash, 'hex') as hash from private.recovery_codes where user_id = ${ana.userId}`;
    expect(kept).toHaveLength(10);
    expect(JSON.stringify(kept)).not.toContain(codes[0]?.slice(0, 5));
    expect(await ask(database.sql, ana, 'count_recovery_codes')).toEqual([{ count_recovery_codes: 10 }]);
  });

  it('10. want the app, shown lately', async () => {
    const { sql } = database;
    const ana = await withApp();
    const longAgo = { ...ana, signedInAt: new Date(Date.now() - ELEVEN_MINUTES_MS) };
    expect(await outcomeOf(codesOf(longAgo))).toBe('reauthentication_needed');
    expect(await outcomeOf(codesOf({ ...ana, aal: 'aal1' }))).toBe('second_factor_needed');
    expect(await outcomeOf(codesOf(await signedIn(sql)))).toBe('second_factor_missing');
  });

  it('11. are taken once, however they are written', async () => {
    const ana = await withApp();
    const [code = '', next = ''] = await codesOf(ana);
    const written = code.toUpperCase().replace('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
    expect(await tryCode({ ...ana, aal: 'aal1' }, written)).toEqual({
      outcome: 'accepted',
      factor_ids: [ana.factorId],
    });
    expect(await ask(database.sql, ana, 'count_recovery_codes')).toEqual([{ count_recovery_codes: 9 }]);
    await database.sql`
      update private.recovery_codes set used_at = now() - interval '11 minutes' where used_at is not null`;
    expect((await tryCode(ana, code)).outcome).toBe('wrong');
    expect((await tryCode(ana, next)).outcome).toBe('accepted');
  });

  it('12. may be sent again by a call that broke off, and spare a factor set up since', async () => {
    const ana = await withApp();
    const [code = ''] = await codesOf(ana);
    await tryCode(ana, code);
    await database.sql`delete from auth.mfa_factors where id = ${ana.factorId}`;
    await addFactor(database.sql, ana.userId);
    expect(await tryCode(ana, code)).toEqual({ outcome: 'accepted', factor_ids: [] });
    expect((await kindsOf(ana)).filter((kind) => kind === 'recovery_code_used')).toHaveLength(1);
  });

  it('13. of an earlier set stop working', async () => {
    const ana = await withApp();
    const [old = ''] = await codesOf(ana);
    await codesOf(ana);
    expect((await tryCode(ana, old)).outcome).toBe('wrong');
  });

  it('14. cannot be guessed: five wrong ones close the door, many at once too', async () => {
    const ana = await withApp();
    const [code = ''] = await codesOf(ana);
    const tries = await Promise.all(Array.from({ length: 12 }, (_, n) => tryCode(ana, `aaaaa-0000${n}`)));
    const outcomes = tries.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'limited')).toHaveLength(7);
    expect((await tryCode(ana, code)).outcome).toBe('limited');
    await database.sql`update private.recovery_attempts set at = now() - interval '16 minutes'`;
    expect((await tryCode(ana, code)).outcome).toBe('accepted');
  });

  it('15. open nobody else’s account, and none from a session that has ended', async () => {
    const [ana, other] = [await withApp(), await withApp()];
    const [code = '', next = ''] = await codesOf(ana);
    expect((await tryCode(other, code)).outcome).toBe('wrong');
    await database.sql`delete from auth.sessions where id = ${ana.sessionId}`;
    expect(await outcomeOf(tryCode(ana, next))).toBe('not_signed_in');
  });
});
