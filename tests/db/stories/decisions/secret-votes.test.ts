import { createHash, randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifyReceipt } from '#src/domain/decisions/receipts.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import {
  type Condominium,
  closeByTime,
  makeCondominium,
  openDecision,
  saveDecision,
  voteOf,
} from '#tests/support/decisions.ts';

const database = useDatabase();
const VOTERS = 8;
let place: Condominium;

beforeAll(async () => {
  place = await makeCondominium(
    database.sql,
    'Secreto',
    Array.from({ length: VOTERS }, () => 1),
  );
});

const token = () => randomBytes(32).toString('hex');
async function cast(id: string, number: number, choice: readonly number[], key: string, old: object = {}) {
  const { caller, unitId } = place.owners[number] as (typeof place.owners)[number];
  const voteId = await voteOf(database.sql, id, unitId);
  const values = { p_vote_id: voteId, p_choice: choice, p_token: key, ...old };
  return outcomeOf(call(database.sql, caller, 'cast_secret_vote', values));
}

/** Every row of every table as text, with its place and its transaction: what a superuser sees. */
async function everything(): Promise<{ table: string; ctid: string; xmin: string; row: string }[]> {
  const { sql } = database;
  const tables = await sql`select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace, 'storage'::regnamespace)`;
  const found = [];
  for (const { name } of tables)
    found.push(
      ...(await sql.unsafe(
        `select '${name}' as table, t.ctid::text, t.xmin::text, t::text as row from ${name} t`,
      )),
    );
  return found as unknown as { table: string; ctid: string; xmin: string; row: string }[];
}

describe('a secret vote', () => {
  it('is changed by who keeps its token, and counts once', async () => {
    const id = await openDecision(database.sql, place, { is_secret: true });
    const [first, second] = [token(), token()];
    expect(await cast(id, 0, [1], first)).toBe('done');
    expect(await cast(id, 0, [1], first)).toBe('done');
    expect(await cast(id, 0, [2], second)).toBe('ballot_token_wrong');
    expect(await cast(id, 0, [2], second, { p_old_token: first, p_old_choice: [2] })).toBe(
      'ballot_token_wrong',
    );
    expect(await cast(id, 0, [2], second, { p_old_token: first, p_old_choice: [1] })).toBe('done');
    expect(await cast(id, 1, [2], token())).toBe('done');
    // The token of one vote does not change another.
    expect(await cast(id, 1, [1], token(), { p_old_token: second, p_old_choice: [2] })).toBe(
      'ballot_token_wrong',
    );
    expect(await cast(id, 2, [], token())).toBe('done');
    expect(await cast(id, 3, [1], 'short')).toBe('value_malformed');
    const open = await voteOf(database.sql, id, place.owners[3]?.unitId as string);
    const asOpen = call(database.sql, place.owners[3]?.caller as never, 'cast_vote', {
      p_vote_id: open,
      p_choice: [1],
    });
    expect(await outcomeOf(asOpen)).toBe('vote_is_secret');
    await cast(id, 4, [2], token());
    expect(await closeByTime(database.sql, id)).toMatchObject({
      totals: ['0', '3'],
      abstained: '1',
      ballots: 4,
    });
  });

  it('has a receipt that is in the published set, and no ballot beside a name', async () => {
    const { sql } = database;
    const id = await openDecision(sql, place, { is_secret: true });
    const key = token();
    await cast(id, 5, [1], key);
    await cast(id, 6, [2], token());
    await closeByTime(sql, id);
    const seen = await call<{ decision_id: string; leaves: string[]; root: string; ballots: unknown[] }>(
      sql,
      place.owner,
      'published_ballots',
      { p_decision_id: id },
    );
    expect(seen.ballots).toEqual([]);
    const voteId = await voteOf(sql, id, place.owners[5]?.unitId as string);
    const receipt = { decisionId: id, voteId, weight: '1', choice: [1], token: key };
    const published = { decisionId: id, leaves: seen.leaves, root: seen.root };
    expect(await verifyReceipt(receipt, published)).toBe('counted');
    expect(await verifyReceipt({ ...receipt, choice: [2] }, published)).toBe('not_in_list');
  });

  it('leaves nothing that links a choice to a person, for a superuser who reads every table', async () => {
    const { sql } = database;
    const turns = Number(process.env.SECRET_VOTES ?? 12);
    const right = { byTransaction: 0, byPlace: 0, byPlaceOfHash: 0 };
    for (let turn = 0; turn < turns; turn++) {
      const id = await openDecision(sql, place, {
        is_secret: true,
        kind: 'ranked',
        options: ['A', 'B', 'C', 'D'].map((label) => ({ label })),
      });
      // Each voter says something that nobody else says: to find the choice is to find the person.
      const choices = [[1], [2], [3], [4], [1, 2], [2, 1], [3, 1], [4, 1]];
      // Another order each turn, the same in every run: each voter goes first, and so on.
      const order = choices.map((_, at) => (at * 3 + turn * 5) % VOTERS);
      const keys = choices.map(token);
      for (const voter of order)
        expect(await cast(id, voter, choices[voter] as number[], keys[voter] as string)).toBe('done');
      const rows = await everything();
      const secret = rows.filter(({ table, row }) => table === 'private.secret_choices' && row.includes(id));
      const hashes = rows.filter(
        ({ table, row }) => table === 'private.secret_commitments' && row.includes(id),
      );
      expect([secret.length, hashes.length]).toEqual([VOTERS, VOTERS]);
      // One transaction wrote them all, and nothing else in the database has the token or the choice.
      expect(new Set([...secret, ...hashes].map(({ xmin }) => xmin)).size).toBe(1);
      for (const key of keys) {
        const known = [key, createHash('sha256').update(key).digest('hex')];
        expect(rows.filter(({ row }) => known.some((text) => row.includes(text)))).toEqual([]);
      }
      expect(
        rows
          .filter(({ table }) => table === 'decision_ballots' || table === 'public.decision_ballots')
          .filter(({ row }) => row.includes(id)),
      ).toEqual([]);
      expect(
        rows.filter(({ table, row }) => /requests$|audit_log$/.test(table) && /secret_vote/.test(row)),
      ).toEqual([]);
      // The order of voting is known from who voted when: it must not fit the order of the rows.
      const at = (ctid: string) =>
        Number(ctid.slice(1, -1).split(',')[0]) * 1_000 + Number(ctid.split(',')[1]?.slice(0, -1));
      const placed = secret.toSorted((a, b) => at(a.ctid) - at(b.ctid));
      const placedHashes = hashes.toSorted((a, b) => at(a.ctid) - at(b.ctid));
      for (const [position, voter] of order.entries()) {
        const own = `"{${(choices[voter] as number[]).join(',')}}"`;
        const plain = `{${(choices[voter] as number[]).join(',')}}`;
        const says = (row?: { row: string }) =>
          Boolean(row && (row.row.includes(`,${own},`) || row.row.includes(`,${plain},`)));
        right.byPlace += Number(says(placed[position]));
        const vote = rows.find(
          ({ table, row }) =>
            table.endsWith('decision_votes') &&
            row.includes(id) &&
            row.includes(place.owners[voter]?.unitId as string),
        );
        const same = secret.filter(({ xmin }) => xmin === vote?.xmin);
        // Whoever voted last shares the transaction with all rows: it picks none of them.
        right.byTransaction += Number(same.length === 1 && says(same[0]));
        const voteId = await voteOf(sql, id, place.owners[voter]?.unitId as string);
        const commitment = createHash('sha256')
          .update(
            ['llavero-secret-ballot-v1', keys[voter], voteId, (choices[voter] as number[]).join(',')].join(
              '\n',
            ),
          )
          .digest('hex');
        right.byPlaceOfHash += Number(Boolean(placedHashes[position]?.row.includes(commitment)));
      }
    }
    // One in eight by guessing: of 96 guesses 12, and 30 would come by chance less than once in a hundred thousand runs.
    const tries = turns * VOTERS;
    const limit = tries / VOTERS + 5.5 * Math.sqrt((tries / VOTERS) * (1 - 1 / VOTERS));
    expect(right.byTransaction).toBe(0);
    expect(right.byPlace).toBeLessThan(limit);
    expect(right.byPlaceOfHash).toBeLessThan(limit);
  }, 120_000);

  it('says before it opens how totals could give a voter away', async () => {
    const { sql } = database;
    const warn = async (where: Condominium) => {
      const id = await saveDecision(sql, where, { is_secret: true });
      return call(sql, where.owner, 'secrecy_warnings', { p_decision_id: id });
    };
    expect(await warn(place)).toEqual(['unanimity']);
    const small = await makeCondominium(sql, 'Pocos', [700, 200, 100]);
    expect(await warn(small)).toEqual(['few_votes', 'weights_differ', 'one_outweighs', 'unanimity']);
  });
});
