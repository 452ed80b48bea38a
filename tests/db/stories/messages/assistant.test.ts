import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, createUser, DENIED, outcomeOf } from '#tests/support/actors.ts';
import { joinOrganization } from '#tests/support/cast-members.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createLandlord } from '#tests/support/portfolio.ts';

const database = useDatabase();
const MOST_IN_A_DAY = 300;
let ana: Caller & { userId: string };
let luis: Caller & { userId: string };

beforeAll(async () => {
  const person = async () => ({
    userId: await createUser(database.sql, `${randomUUID()}@example.test`, 'tenant'),
  });
  ana = await person();
  luis = await person();
});

async function begin(caller: Caller, title = '¿Cuánto debo?'): Promise<string> {
  const id = randomUUID();
  await act(
    database.sql,
    caller,
    (sql) => sql`insert into public.assistant_conversations (id, title) values (${id}, ${title})`,
  );
  return id;
}
const ask = (
  caller: Caller,
  conversationId: string,
  { id = randomUUID(), question = '¿Y la mora?', answer = { parts: [] } as object } = {},
) =>
  act(
    database.sql,
    caller,
    (sql) => sql`insert into public.assistant_turns (id, conversation_id, question, answer)
      values (${id}, ${conversationId}, ${question}, ${sql.json(answer as never)}) on conflict do nothing`,
  );
const questionsOf = async (caller: Caller, conversationId: string) => {
  const rows = await act(
    database.sql,
    caller,
    (sql) =>
      sql`select question from public.assistant_turns where conversation_id = ${conversationId} order by created_at, id`,
  );
  return rows.map(({ question }) => question);
};

describe('conversations with the assistant', () => {
  it('are the user’s own: nobody else reads, continues, renames or deletes them', async () => {
    const conversation = await begin(ana);
    await ask(ana, conversation);
    expect(await questionsOf(ana, conversation)).toEqual(['¿Y la mora?']);
    expect(await questionsOf(luis, conversation)).toEqual([]);
    expect(await outcomeOf(ask(luis, conversation))).toBe(DENIED);
    for (const change of [
      'update public.assistant_conversations set title = $1 where id = $2 returning id',
      'delete from public.assistant_conversations where $1 <> $2::text and id = $2::uuid returning id',
    ])
      expect(await act(database.sql, luis, (sql) => sql.unsafe(change, ['Mía', conversation]))).toEqual([]);
    expect(await questionsOf(ana, conversation)).toHaveLength(1);
  });

  it('keep a question that is sent twice once, and know when the latest was asked', async () => {
    const [older, newer] = [await begin(ana), await begin(ana)];
    const id = randomUUID();
    await ask(ana, newer);
    await ask(ana, older, { id });
    await ask(ana, older, { id });
    expect(await questionsOf(ana, older)).toHaveLength(1);
    const [latest] = await act(
      database.sql,
      ana,
      (sql) => sql`select id from public.assistant_conversations order by asked_at desc limit 1`,
    );
    expect(latest?.id).toBe(older);
  });

  it('take a question and an answer of their form alone', async () => {
    const conversation = await begin(ana);
    expect(await outcomeOf(ask(ana, conversation, { question: ' ' }))).toBe('23514');
    expect(await outcomeOf(ask(ana, conversation, { question: 'x'.repeat(501) }))).toBe('23514');
    expect(await outcomeOf(ask(ana, conversation, { answer: { parts: 'none' } }))).toBe('23514');
    expect(await outcomeOf(begin(ana, ' '))).toBe('23514');
    expect(await outcomeOf(ask(ana, randomUUID()))).toBe(DENIED);
  });

  it('go with their turns, and with the account', async () => {
    const conversation = await begin(luis);
    await ask(luis, conversation);
    await act(
      database.sql,
      luis,
      (sql) => sql`delete from public.assistant_conversations where id = ${conversation}`,
    );
    const left =
      await database.sql`select 1 from public.assistant_turns where conversation_id = ${conversation}`;
    expect(left).toHaveLength(0);
  });

  it('about an organization are begun and read by its members alone', async () => {
    const landlord = await createLandlord(database.sql, 'Berta');
    const worker = await joinOrganization(database.sql, landlord, 'maintenance');
    const id = randomUUID();
    const about = (caller: Caller) =>
      act(
        database.sql,
        caller,
        (sql) => sql`insert into public.assistant_conversations (id, organization_id, title)
          values (${id}, ${landlord.organizationId}, '¿Qué está vacío?')`,
      );
    expect(await outcomeOf(about(ana))).toBe(DENIED);
    await about({ userId: worker });
    await ask({ userId: worker }, id);
    expect(await questionsOf({ userId: worker }, id)).toHaveLength(1);
    await database.sql`delete from public.memberships where user_id = ${worker}`;
    expect(await questionsOf({ userId: worker }, id)).toEqual([]);
    expect(await outcomeOf(ask({ userId: worker }, id))).toBe(DENIED);
  });

  it('end at 300 questions in a day, for each user alone', async () => {
    const conversation = await begin(luis);
    await database.sql`insert into public.assistant_turns (user_id, conversation_id, question, answer)
      select ${luis.userId}, ${conversation}, 'n.º ' || n, '{"parts": []}' from generate_series(1, ${MOST_IN_A_DAY}) n`;
    expect(await outcomeOf(ask(luis, conversation))).toBe('too_many_questions');
    expect(await outcomeOf(ask(ana, await begin(ana)))).toBe('done');
  });
});
