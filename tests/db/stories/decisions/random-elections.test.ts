import { beforeAll, expect, it } from 'vitest';
import { tally } from '#src/domain/decisions/tally.ts';
import { countAgain } from '#tests/support/count-again.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type Condominium, makeCondominium, type Result } from '#tests/support/decisions.ts';
import { drawElection, holderOf, writeElection } from '#tests/support/random-elections.ts';

const database = useDatabase();
const UNITS = 7;
const COUNT = Number(process.env.ELECTIONS ?? 300);
let place: Condominium;

beforeAll(async () => {
  place = await makeCondominium(
    database.sql,
    'Azar',
    Array.from({ length: UNITS }, () => 1),
  );
});

/** From 0 to below 1, always the same ones. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

it(`${COUNT} elections by chance come to the same in the database, in the browser and counted a third way`, async () => {
  const draw = numbers(Number(process.env.TEST_SEED ?? 20_261_128));
  const outcomes = new Set<string>();
  for (let turn = 0; turn < COUNT; turn++) {
    const drawn = drawElection(draw, UNITS);
    const { id, result, holders } = await database.sql.begin(async (sql) => {
      const made = await writeElection(sql, place, drawn);
      const [row] = await sql`select private.tally_of(d) as result from (values (${made}::uuid)) v (d)`;
      const held =
        await sql`select v.unit_id, p.holder_id from public.decision_votes v cross join lateral private.proxy_of(v) p
        where v.decision_id = ${made}`;
      return { id: made, result: row?.result as Result, holders: held };
    });
    const expected = countAgain(drawn.election);
    const { outcome, totals, chosen, tied, shares = [], present, all } = result;
    const about = `${turn}: ${JSON.stringify(drawn, (_, value) => (typeof value === 'bigint' ? String(value) : value))} ${id}`;
    expect({ outcome, totals, chosen, tied, shares }, about).toEqual(expected);
    expect([present, all], about).toEqual([String(drawn.election.present), String(drawn.election.all)]);
    const own = tally(drawn.election);
    const preview = { outcome: own.outcome, chosen: own.chosen, tied: own.tied };
    expect({ ...preview, totals: own.totals.map(String), shares: own.shares.map(String) }, about).toEqual(
      expected,
    );
    for (const [unit, { unitId }] of place.owners.entries()) {
      const holder = holderOf(drawn.proxies, unit);
      const found = holders.find((row) => row.unit_id === unitId)?.holder_id ?? null;
      expect(found, about).toBe(holder === null ? null : place.owners[holder]?.personId);
    }
    outcomes.add(outcome);
  }
  expect([...outcomes].sort()).toEqual([
    'adopted',
    'chosen',
    'no_majority',
    'no_quorum',
    'rejected',
    'shared',
    'tied',
  ]);
}, 1_800_000);
