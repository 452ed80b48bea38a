import { beforeAll, describe, expect, it } from 'vitest';
import { act } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import {
  type Condominium,
  castFor,
  closeByTime,
  makeCondominium,
  openDecision,
  publishRules,
  saveDecision,
  voteOf,
} from '#tests/support/decisions.ts';

const database = useDatabase();
let place: Condominium;

beforeAll(async () => {
  place = await makeCondominium(database.sql, 'Lista', [400, 300, 200, 100]);
});

const listed = async (id: string) => {
  const [row] = await act(
    database.sql,
    place.owner,
    (sql) => sql`select * from public.decisions_list where id = ${id}`,
  );
  return row ?? {};
};

describe('the list of decisions', () => {
  it('says of a draft what it lacks, by the rules that hold today', async () => {
    const id = await saveDecision(database.sql, place, { matter: 'nothing stated' });
    expect(await listed(id)).toMatchObject({
      ...{ status: 'draft', gaps: ['majority'], votes: 0, weight_basis: 'coefficient' },
      ...{ quorum_numerator: 1, quorum_denominator: 2, majority_base: null },
    });
    await call(database.sql, place.owner, 'save_decision', {
      ...{ p_decision_id: id, p_property_id: place.propertyId },
      p_decision: { kind: 'yes_no', question: '¿Se repara?', matter: 'repairs' },
    });
    expect(await listed(id)).toMatchObject({
      ...{ gaps: [], majority_numerator: 2, majority_denominator: 3, majority_article: 'Art. 10' },
    });
  });

  it('says of an open one who took part, by the rules that it opened with, and never what was chosen', async () => {
    const { sql } = database;
    const id = await openDecision(sql, place);
    await publishRules(sql, place.owner, place.propertyId, { weight: 'unit', first_quorum_numerator: 0 });
    const [first] = place.owners;
    await castFor(sql, first?.caller ?? place.owner, id, first?.unitId ?? '', [1]);
    const row = await listed(id);
    expect(row).toMatchObject({
      ...{ votes: 4, voted: 1, weight: '1000', voted_weight: '400', weight_basis: 'coefficient' },
      ...{ quorum_numerator: 1, gaps: [], outcome: null },
    });
    expect(Object.keys(row)).not.toContain('totals');
    await publishRules(sql, place.owner, place.propertyId);
  });

  it('puts first what waits: closed, then open, then drafts, then what is certified', async () => {
    const { sql } = database;
    const certified = await openDecision(sql, place);
    await closeByTime(sql, certified);
    await call(sql, place.owner, 'certify_decision', { p_decision_id: certified });
    const closed = await openDecision(sql, place);
    await closeByTime(sql, closed);
    const open = await openDecision(sql, place);
    const draft = await saveDecision(sql, place);
    const rows = await act(
      sql,
      place.owner,
      (own) =>
        own`select id from public.decisions_list where id in ${own([certified, closed, open, draft])} order by attention`,
    );
    expect(rows.map(({ id }) => id)).toEqual([closed, open, draft, certified]);
  });

  it('leads from a first call to the second', async () => {
    const { sql } = database;
    const first = await openDecision(sql, place);
    await closeByTime(sql, first);
    const second = await call<string>(sql, place.owner, 'call_decision_again', {
      p_new_id: crypto.randomUUID(),
      p_decision_id: first,
    });
    expect((await listed(first)).second_call_id).toBe(second);
    expect(await listed(second)).toMatchObject({ call: 2, quorum_numerator: 1, quorum_denominator: 4 });
  });
});

describe('the roll', () => {
  it('names who holds a proxy for a vote, and then who cast it', async () => {
    const { sql } = database;
    const [giver, holder] = place.owners;
    const id = await openDecision(sql, place);
    await call(sql, place.owner, 'give_proxy', {
      ...{ p_proxy_id: crypto.randomUUID(), p_property_id: place.propertyId },
      ...{ p_giver_id: giver?.personId, p_holder_id: holder?.personId, p_decision_id: id },
    });
    const voteId = await voteOf(sql, id, giver?.unitId ?? '');
    const seen = async () => {
      const [row] = await act(
        sql,
        place.owner,
        (own) =>
          own`select names, has_voted, holder_name from public.decision_votes_list where id = ${voteId}`,
      );
      return row;
    };
    expect(await seen()).toEqual({ names: ['Dueño de 1'], has_voted: false, holder_name: 'Dueño de 2' });
    await call(sql, holder?.caller ?? place.owner, 'cast_vote', { p_vote_id: voteId, p_choice: [2] });
    expect(await seen()).toEqual({ names: ['Dueño de 1'], has_voted: true, holder_name: 'Dueño de 2' });
  });
});
