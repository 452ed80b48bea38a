import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, DENIED, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createLandlord, type Landlord } from '#tests/support/portfolio.ts';

const database = useDatabase();
let landlord: Landlord;
const CAP = 100_000;

beforeAll(async () => {
  landlord = await createLandlord(database.sql, 'Preguntas');
});

const reserve = (id: string, cost = 40_000) => database.sql`
  select private.reserve_model_use(${id}, ${landlord.organizationId}, ${landlord.owner.userId}, ${cost}, ${CAP})`;
const settle = (id: string, cost: number) =>
  database.sql`select private.settle_model_use(${id}, 900, 60, ${cost})`;
const month = async () => {
  const [row] = await act(
    database.sql,
    landlord.owner,
    (sql) => sql`select questions, tokens_in, tokens_out, cost_micros from public.model_months
      where organization_id = ${landlord.organizationId}`,
  );
  return row && Object.values(row).map(Number);
};

describe('what the model costs', () => {
  it('is set aside before a question, once for an id, and settled once', async () => {
    const id = randomUUID();
    await Promise.all([reserve(id), reserve(id)]);
    expect(await month()).toEqual([1, 0, 0, 40_000]);
    await settle(id, 1_500);
    await settle(id, 90_000);
    expect(await month()).toEqual([1, 900, 60, 1_500]);
  });

  it('stays set aside where nobody could say what it cost', async () => {
    await reserve(randomUUID());
    expect((await month())?.[3]).toBe(41_500);
  });

  it('is refused at the cap, and of many at once no more than fit', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => outcomeOf(reserve(randomUUID()))));
    expect(answers.filter((one) => one === 'done')).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(['done', 'assistant_cap_reached']));
    expect((await month())?.[3]).toBe(81_500);
  });

  it('is asked of a person at most twenty times a minute', async () => {
    const user = randomUUID();
    const ask = () =>
      outcomeOf(database.sql`select private.reserve_model_use(${randomUUID()}, ${landlord.organizationId},
        ${user}, 1, ${CAP})`);
    const answers: string[] = [];
    for (let times = 0; times < 45; times += 1) answers.push(await ask());
    expect(answers[0]).toBe('done');
    expect(answers).toContain('rate_limited');
  });

  it('is not written by those who ask', async () => {
    const settleAs = act(
      database.sql,
      landlord.owner,
      (sql) => sql`
      select public.settle_model_use(${randomUUID()}, 0, 0, 0)`,
    );
    expect(await outcomeOf(settleAs)).toBe(DENIED);
  });
});

describe('who asks', () => {
  it('is a member with the permissions of their role', async () => {
    const caller = await call<Record<string, unknown>>(database.sql, landlord.owner, 'assistant_caller', {
      p_area: 'owner',
      p_organization_id: landlord.organizationId,
    });
    expect(caller).toMatchObject({
      organization_id: landlord.organizationId,
      user_id: landlord.owner.userId,
    });
    expect(caller.permissions).toContain('money.read');
    expect(Number(caller.cost_micros)).toBeGreaterThan(0);
  });

  it.each([
    ['of another organization', 'owner', () => randomUUID()],
    ['without a lease', 'tenant', () => undefined],
    ['of an area that is none', 'admin', () => landlord.organizationId],
  ])('is nobody %s', async (_, area, organization) => {
    const values = { p_area: area, p_organization_id: organization() };
    expect(await outcomeOf(call(database.sql, landlord.owner, 'assistant_caller', values))).toBe(
      'not_allowed',
    );
  });
});
