import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifyReceipt } from '#src/domain/decisions/receipts.ts';
import { type Caller, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import {
  addCoOwner,
  CLOSES,
  type Condominium,
  castFor,
  closeByTime,
  makeCondominium,
  openDecision,
  publishRules,
  saveDecision,
  voteOf,
} from '#tests/support/decisions.ts';
import { addPerson, addProperty, createLandlord } from '#tests/support/portfolio.ts';

const database = useDatabase();
let place: Condominium;

beforeAll(async () => {
  place = await makeCondominium(database.sql, 'Votos', [400, 300, 200, 100]);
});

const ask = (caller: Caller, verb: string, values: Record<string, unknown>) =>
  outcomeOf(call(database.sql, caller, verb, values));
const cast = (number: number, decisionId: string, choice: readonly number[], more: object = {}) => {
  const { caller, unitId } = ownerOf(number);
  return outcomeOf(castFor(database.sql, caller, decisionId, unitId, choice, more));
};
const ownerOf = (number: number) => place.owners[number - 1] as (typeof place.owners)[number];

describe('rules', () => {
  it('are never guessed: a decision without them does not open, and says what is missing', async () => {
    const { sql } = database;
    const landlord = await createLandlord(sql, 'Sin reglas');
    const propertyId = await addProperty(sql, landlord, 'Torre sin reglas');
    await addCoOwner(sql, landlord, propertyId, 'A');
    const where = { owner: landlord.owner, propertyId };
    const id = await saveDecision(sql, where);
    const gaps = () => call(sql, landlord.owner, 'decision_gaps', { p_decision_id: id });
    expect(await gaps()).toEqual(['voters', 'weight', 'first_quorum', 'abstentions', 'proxies', 'majority']);
    const open = () => ask(landlord.owner, 'open_decision', { p_decision_id: id, p_closes_at: CLOSES() });
    expect(await open()).toBe('decision_incomplete');
    await publishRules(sql, landlord.owner, propertyId);
    expect(await gaps()).toEqual(['coefficients']);
    await publishRules(sql, landlord.owner, propertyId, { weight: 'area' });
    expect(await gaps()).toEqual(['areas']);
    await publishRules(sql, landlord.owner, propertyId, { weight: 'unit' });
    expect(await open()).toBe('done');
    expect(await open()).toBe('decision_opened');
  });

  it('are frozen as voting opens, with the weights', async () => {
    const { sql } = database;
    const id = await openDecision(sql, place);
    await publishRules(sql, place.owner, place.propertyId, { weight: 'unit' });
    expect(await cast(1, id, [1])).toBe('done');
    expect((await closeByTime(sql, id)).cast).toBe('400');
    await publishRules(sql, place.owner, place.propertyId);
    const change = sql`update public.decisions set question = 'Otra' where id = ${id}`;
    expect(await outcomeOf(change)).toBe('append_only');
    const again = sql`update public.decisions set status = 'open', closed_at = null, result = null where id = ${id}`;
    expect(await outcomeOf(again)).not.toBe('done');
  });

  it('want coefficients that sum to the whole', async () => {
    const values = {
      p_property_id: place.propertyId,
      p_denominator: 1000,
      p_coefficients: [{ unit_id: ownerOf(1).unitId, numerator: 999 }],
    };
    expect(await ask(place.owner, 'set_unit_coefficients', values)).toBe('coefficients_differ');
  });
});

describe('an open vote', () => {
  it('is cast once a unit, changed until the close, and counted by weight', async () => {
    const { sql } = database;
    const id = await openDecision(sql, place);
    expect(await cast(1, id, [1])).toBe('done');
    expect(await cast(1, id, [2])).toBe('done');
    expect(await cast(2, id, [1])).toBe('done');
    expect(await cast(3, id, [])).toBe('done');
    expect(await cast(4, id, [3])).toBe('choice_invalid');
    const stranger = await castFor(sql, ownerOf(2).caller, id, ownerOf(1).unitId, [1]).catch(
      (e) => e.message,
    );
    expect(stranger).toBe('not_found');
    expect(await ask(ownerOf(1).caller, 'decision_result', { p_decision_id: id })).toBe('not_found');
    expect(await ask(place.owner, 'close_decision', { p_decision_id: id })).toBe('voting_still_open');
    const result = await closeByTime(sql, id);
    expect(result).toMatchObject({ totals: ['300', '400'], abstained: '200', base: '700', present: '900' });
    expect(result.outcome).toBe('rejected');
    expect(await closeByTime(sql, id)).toEqual(result);
    expect(await cast(4, id, [1])).toBe('voting_over');
    expect(await call(sql, ownerOf(4).caller, 'decision_result', { p_decision_id: id })).toEqual(result);
  });

  it('gives a receipt that the published list confirms', async () => {
    const { sql } = database;
    const id = await openDecision(sql, place);
    for (const [number, choice] of [1, 2, 3].entries()) await cast(choice, id, [1 + (number % 2)]);
    await closeByTime(sql, id);
    const seen = await call<{ decision_id: string; leaves: string[]; root: string }>(
      sql,
      ownerOf(4).caller,
      'published_ballots',
      { p_decision_id: id },
    );
    const published = { decisionId: seen.decision_id, leaves: seen.leaves, root: seen.root };
    const voteId = await voteOf(sql, id, ownerOf(2).unitId);
    const receipt = { decisionId: id, voteId, weight: '300', choice: [2] };
    expect(seen.leaves).toHaveLength(3);
    expect(await verifyReceipt(receipt, published)).toBe('counted');
    expect(await verifyReceipt({ ...receipt, choice: [1] }, published)).toBe('not_in_list');
  });

  it('is entered by the office for who has no device, and marked', async () => {
    const { sql } = database;
    const id = await openDecision(sql, place);
    const enter = (number: number, choice: number[]) =>
      outcomeOf(castFor(sql, place.owner, id, ownerOf(number).unitId, choice, { p_is_entered: true }));
    expect(await enter(1, [1])).toBe('done');
    expect(await cast(2, id, [1])).toBe('done');
    expect(await enter(2, [2])).toBe('already_voted');
    const marked = await sql`
      select unit_id from public.decision_votes where decision_id = ${id} and is_entered`;
    expect(marked.map((row) => row.unit_id)).toEqual([ownerOf(1).unitId]);
    const byNeighbour = castFor(sql, ownerOf(3).caller, id, ownerOf(4).unitId, [1], { p_is_entered: true });
    expect(await outcomeOf(byNeighbour)).toBe('not_found');
  });

  it('lacks a quorum, and is called once more', async () => {
    const { sql } = database;
    const id = await openDecision(sql, place);
    await cast(2, id, [1]);
    expect((await closeByTime(sql, id)).outcome).toBe('no_quorum');
    const second = randomUUID();
    const again = (newId: string, of: string) =>
      ask(place.owner, 'call_decision_again', { p_new_id: newId, p_decision_id: of });
    expect(await again(second, id)).toBe('done');
    expect(await again(second, id)).toBe('done');
    await call(sql, place.owner, 'open_decision', { p_decision_id: second, p_closes_at: CLOSES() });
    await cast(2, second, [1]);
    expect((await closeByTime(sql, second)).outcome).toBe('adopted');
    expect(await again(randomUUID(), second)).toBe('no_second_call');
    expect(await ask(place.owner, 'certify_decision', { p_decision_id: second })).toBe('done');
  });

  it('needs two thirds exactly where the rules say so', async () => {
    const { sql } = database;
    const thirds = await makeCondominium(sql, 'Tercios', [1, 1, 1]);
    const id = await openDecision(sql, thirds, { matter: 'repairs' });
    for (const { caller, unitId } of thirds.owners.slice(0, 2)) await castFor(sql, caller, id, unitId, [1]);
    expect((await closeByTime(sql, id)).outcome).toBe('adopted');
  });
});

describe('a proxy', () => {
  const give = (giver: number, holder: number, more: object = {}) => {
    const id = randomUUID();
    const values = {
      p_proxy_id: id,
      p_property_id: place.propertyId,
      p_giver_id: ownerOf(giver).personId,
      p_holder_id: ownerOf(holder).personId,
      ...more,
    };
    return call(database.sql, ownerOf(giver).caller, 'give_proxy', values);
  };

  it('lets its holder vote, until it is used; then it is not revoked', async () => {
    const { sql } = database;
    const id = await openDecision(sql, place);
    const proxy = await give(1, 2, { p_decision_id: id });
    const byHolder = (choice: number[]) =>
      outcomeOf(castFor(sql, ownerOf(2).caller, id, ownerOf(1).unitId, choice));
    expect(await byHolder([1])).toBe('done');
    expect(await byHolder([2])).toBe('done');
    expect(await cast(1, id, [1])).toBe('proxy_used');
    expect(await ask(ownerOf(1).caller, 'revoke_proxy', { p_proxy_id: proxy })).toBe('proxy_used');
    expect(await ask(ownerOf(3).caller, 'revoke_proxy', { p_proxy_id: proxy })).toBe('not_found');
    const other = await give(3, 2, { p_decision_id: id });
    expect(await ask(ownerOf(3).caller, 'revoke_proxy', { p_proxy_id: other })).toBe('done');
    const afterwards = castFor(sql, ownerOf(2).caller, id, ownerOf(3).unitId, [1]);
    expect(await outcomeOf(afterwards)).toBe('not_found');
    expect(await closeByTime(sql, id)).toMatchObject({ totals: ['0', '400'], ballots: 1 });
    expect(await ask(ownerOf(1).caller, 'revoke_proxy', { p_proxy_id: proxy })).toBe('done');
  });

  it('is for one unit or all, as many as the rules let one hold', async () => {
    const { sql } = database;
    const one = await give(1, 4);
    await give(2, 4, { p_unit_id: ownerOf(2).unitId });
    expect(await outcomeOf(give(3, 4))).toBe('proxy_limit');
    await call(sql, ownerOf(1).caller, 'revoke_proxy', { p_proxy_id: one });
    await publishRules(sql, place.owner, place.propertyId, { proxies_may_split: false });
    expect(await outcomeOf(give(1, 3, { p_unit_id: ownerOf(1).unitId }))).toBe('proxy_split');
    await publishRules(sql, place.owner, place.propertyId, { proxies_allowed: false });
    expect(await outcomeOf(give(1, 3))).toBe('proxies_not_allowed');
    await publishRules(sql, place.owner, place.propertyId);
    const stranger = await addPerson(sql, place.landlord, 'Sin unidad');
    expect(await outcomeOf(give(1, 3, { p_giver_id: stranger }))).toBe('not_found');
  });
});

describe('what is said of a decision', () => {
  it('comes from who has a part in it, and is taken back by its author', async () => {
    const id = await openDecision(database.sql, place);
    const comment = randomUUID();
    const say = (caller: Caller, body = 'Es caro') =>
      ask(caller, 'comment_on_decision', { p_comment_id: comment, p_decision_id: id, p_body: body });
    expect(await say(ownerOf(1).caller)).toBe('done');
    expect(await say(ownerOf(1).caller)).toBe('done');
    expect(await say(ownerOf(1).caller, 'Otra cosa')).toBe('request_id_reused');
    const other = await createLandlord(database.sql, 'Ajeno');
    expect(await say(other.owner)).toBe('not_found');
    const withdraw = (caller: Caller) => ask(caller, 'withdraw_decision_comment', { p_comment_id: comment });
    expect(await withdraw(ownerOf(2).caller)).toBe('not_found');
    expect(await withdraw(ownerOf(1).caller)).toBe('done');
  });
});
