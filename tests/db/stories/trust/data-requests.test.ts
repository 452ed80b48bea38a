import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { countPeriod } from '#src/domain/law/count-period.ts';
import type { LegalPeriod } from '#src/domain/law/periods.ts';
import { dataRequestKinds } from '#src/domain/trust/data-requests.ts';
import { act, createUser, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { makeBuildings } from '#tests/support/community.ts';
import { useDatabase } from '#tests/support/database.ts';
import { askAboutData } from '#tests/support/log-rows.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof makeBuildings>>;
let tenant: { userId: string };

beforeAll(async () => {
  place = await makeBuildings(database.sql, 'Datos');
  tenant = place.ana.caller;
});

const row = async (id: string) =>
  (await database.sql`select * from public.data_requests where id = ${id}`)[0];
const answer = (id: string, isDone: boolean, words: string, caller = place.owner) =>
  outcomeOf(
    call(database.sql, caller, 'answer_data_request', {
      p_data_request_id: id,
      p_is_done: isDone,
      p_answer: words,
    }),
  );
const withdraw = (id: string, caller = tenant) =>
  outcomeOf(call(database.sql, caller, 'withdraw_data_request', { p_data_request_id: id }));
const notified = (event: string, id: string) =>
  database.sql`select user_id, parameters from public.notifications where event = ${event} and record_id = ${id}`;
const logged = async (id: string) =>
  (
    await database.sql`select facts ->> 'act' as act from private.log_queue where record_id = ${id} order by id`
  ).map((one) => one.act);

describe('a request about personal data', () => {
  it('reaches the office with the day of the law, and its answer who asked', async () => {
    const { sql } = database;
    const id = await askAboutData(sql, place.landlord, tenant.userId);
    expect(await row(id)).toMatchObject({
      status: 'open',
      business_days: 10,
      law: 'Ley 172-13',
      article: '8',
      reviewed_on: null,
    });
    const [office] = await notified('data_requested', id);
    expect(office).toMatchObject({ user_id: place.owner.userId, parameters: { kind: 'correction' } });
    expect(office?.parameters.due_on).toBeTruthy();
    expect(await answer(id, true, '  ')).toBe('answer_missing');
    expect(await answer(id, true, 'Corregido')).toBe('done');
    expect(await answer(id, true, 'Corregido')).toBe('done');
    expect(await answer(id, false, 'No')).toBe('data_request_answered');
    expect(await notified('data_answered', id)).toMatchObject([
      { user_id: tenant.userId, parameters: { outcome: 'done' } },
    ]);
    expect(await logged(id)).toEqual(['asked', 'done']);
    expect(await withdraw(id)).toBe('data_request_answered');
  });

  it('is asked once at a time, of one’s own landlord, and a correction says what is wrong', async () => {
    const { sql } = database;
    const ask = (more: object, caller = tenant) =>
      outcomeOf(
        call(sql, caller, 'ask_about_data', {
          p_data_request_id: randomUUID(),
          p_organization_id: place.landlord.organizationId,
          p_kind: 'correction',
          p_details: ' ',
          ...more,
        }),
      );
    expect(await ask({})).toBe('details_missing');
    const id = randomUUID();
    const copy = { p_data_request_id: id, p_kind: 'export', p_details: '' };
    expect(await ask(copy)).toBe('done');
    expect(await ask(copy)).toBe('done');
    expect(await ask({ ...copy, p_data_request_id: randomUUID() })).toBe('data_request_open');
    const stranger = { userId: await createUser(sql, `${randomUUID()}@example.test`, 'tenant') };
    expect(await ask(copy, stranger)).toBe('not_found');
    expect(await withdraw(id, stranger)).toBe('not_found');
    expect(await answer(id, true, 'Listo', stranger as never)).toBe('not_found');
    expect(await withdraw(id)).toBe('done');
    expect(await withdraw(id)).toBe('done');
    expect(await ask({ ...copy, p_data_request_id: randomUUID() })).toBe('done');
    expect(await logged(id)).toEqual(['asked', 'withdrawn']);
  });

  it('says again what it said, and forgets who asked with their account', async () => {
    const { sql } = database;
    const id = await askAboutData(sql, place.landlord, tenant.userId, { kind: 'deletion' });
    const rewrite = sql`update public.data_requests set details = 'otra cosa' where id = ${id}`;
    expect(await outcomeOf(rewrite)).not.toBe('done');
    const seen = await act(
      sql,
      tenant,
      (as) => as`select organization_name, law from public.data_requests_list where id = ${id}`,
    );
    expect(seen).toMatchObject([{ organization_name: 'Datos', law: 'Ley 172-13' }]);
  });
});

it('the day of the law is the one that the period engine counts', async () => {
  const { sql } = database;
  const periods =
    await sql`select kind::text, business_days, law, article, valid_from::text from private.data_request_periods`;
  expect(periods.map(({ kind }) => kind).sort()).toEqual([...dataRequestKinds].sort());
  const days = await sql<{ day: string; due: string; count: number }[]>`
    select d::date::text as day, n as count, private.day_after_business_days(d::date, n)::text as due
    from generate_series('2026-11-01'::date, '2028-03-01', '3 days') d, unnest('{5,10}'::int[]) n`;
  const different = days.filter(({ day, due, count }) => {
    const period: LegalPeriod = {
      id: 'retention_reasons',
      law: 'Ley 172-13',
      article: '8',
      use: null,
      trigger: 'unit_returned',
      direction: 'after',
      count: 'business',
      days: count,
      countsTriggerDay: false,
      roll: 'none',
      restWeekdays: [0, 6],
      validFrom: '2013-12-15',
      validTo: null,
      reviewedOn: day,
    };
    const counted = countPeriod(period, { days: { unit_returned: day }, today: day });
    return !counted.isKnown || counted.lastDay !== due;
  });
  expect(different).toEqual([]);
});
