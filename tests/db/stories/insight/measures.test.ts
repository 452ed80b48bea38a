import { beforeAll, expect, it } from 'vitest';
import { fromWire } from '#src/data/names.ts';
import { type MembershipRole, membershipRoles } from '#src/domain/foundation/enums.ts';
import { filtersOf, measures, permissionOfDimension } from '#src/domain/insight/measures/catalog.ts';
import {
  type MeasureAnswer,
  type MeasureQuestion,
  type MeasureRow,
  measureIds,
} from '#src/domain/insight/measures/names.ts';
import { can } from '#src/domain/people/permissions.ts';
import { Random } from '#stack/demo/random.ts';
import { act, type Caller, createUser } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { SEED } from '#tests/support/fixed-seed.ts';
import { createLandlord, todayOf } from '#tests/support/portfolio.ts';
import { referenceFor } from './oracle.ts';
import { plusDays } from './oracle-days.ts';
import { rowsSeenBy, type SeenRows } from './oracle-rows.ts';
import { dayAt, fillByChance } from './random-portfolio.ts';

/** A few in the gate; MEASURE_CASES and MEASURE_PORTFOLIOS ask for more. */
const CASES = Number(process.env.MEASURE_CASES ?? 550);
const PORTFOLIOS = Number(process.env.MEASURE_PORTFOLIOS ?? 5);

const database = useDatabase();

interface Reader {
  readonly caller: Caller;
  readonly role: MembershipRole | null;
  readonly seen: SeenRows;
}
interface Portfolio {
  readonly organizationId: string;
  readonly readers: readonly Reader[];
}
const portfolios: Portfolio[] = [];
let today = '';

/** Every role of an organization, and the owner of another one. */
async function createPortfolio(random: Random, number: number): Promise<Portfolio> {
  const { sql } = database;
  const landlord = await createLandlord(sql, `Azar${number}`);
  const stranger = portfolios[0]?.readers[0]?.caller ?? (await createLandlord(sql, 'Otro')).owner;
  today = await todayOf(sql, landlord);
  await fillByChance(sql, landlord, random);
  const { organizationId } = landlord;
  const callers: [MembershipRole | null, Caller][] = [
    ['owner', landlord.owner],
    [null, stranger],
  ];
  for (const role of membershipRoles.filter((one) => one !== 'owner')) {
    const userId = await createUser(sql, `${role}-${organizationId}@example.test`, 'owner');
    await sql`insert into public.memberships (organization_id, user_id, role) values (${organizationId}, ${userId}, ${role})`;
    callers.push([role, { userId }]);
  }
  const readers: Reader[] = [];
  for (const [role, caller] of callers)
    readers.push({ role, caller, seen: await rowsSeenBy(sql, caller, organizationId) });
  return { organizationId, readers };
}

beforeAll(async () => {
  for (let n = 0; n < PORTFOLIOS; n += 1) portfolios.push(await createPortfolio(new Random(SEED + n), n));
}, 600_000);

async function ask(
  caller: Caller,
  organizationId: string,
  question: MeasureQuestion,
): Promise<MeasureAnswer> {
  const [found] = await act(
    database.sql,
    caller,
    (transaction) =>
      transaction`select public.measures(${organizationId}, ${transaction.json([question] as never)}) as answers`,
  );
  return (fromWire(found?.answers, 'measures') as MeasureAnswer[])[0] as MeasureAnswer;
}

/** In an order of its own, with fractions to the hundredth. */
const comparable = (rows: readonly MeasureRow[]) =>
  rows
    .map(({ keys, currency, numerator, denominator }) =>
      JSON.stringify([
        keys,
        currency,
        Math.round(numerator * 100) / 100,
        denominator === null ? null : Math.round(denominator * 100) / 100,
      ]),
    )
    .sort();

/** Values that some row has, and one that none has. */
function filterFor(seen: SeenRows, question: Omit<MeasureQuestion, 'where'>, random: Random) {
  const dimension = random.pick(filtersOf(question.measure));
  const rows = referenceFor(seen, { ...question, by: [dimension], where: [] }, today);
  const values = rows.map(({ keys }) => keys[0]).filter((key) => typeof key === 'string');
  return { dimension, values: values.filter(() => random.next() < 0.6) };
}

/** A day on which something happened, or the one before: an answer that is off by a day shows there. */
function eventDay({ charges, payment_allocations, leases }: SeenRows, random: Random): string {
  const days = [
    ...charges.map(({ due_on }) => due_on),
    ...payment_allocations.map(({ occurred_on }) => occurred_on),
    ...leases.flatMap(({ starts_on, ends_on, ended_on }) => [starts_on, ends_on, ended_on ?? ends_on]),
  ];
  return days.length === 0 ? dayAt(300) : plusDays(random.pick(days), random.pick([0, 0, -1]));
}

function questionFor(seen: SeenRows, random: Random, number: number): MeasureQuestion {
  const measure = measureIds[number % measureIds.length] as MeasureQuestion['measure'];
  const length = random.pick([0, 30, 200, random.between(0, 400)]);
  const until = random.next() < 0.6 ? eventDay(seen, random) : dayAt(random.between(0, 690));
  const from = random.next() < 0.3 ? eventDay(seen, random) : plusDays(until, -length);
  const base = {
    measure,
    by: [...measures[measure].dimensions]
      .filter(() => random.next() < 0.12)
      .slice(0, random.pick([0, 1, 2, 3])),
    from: from < until ? from : until,
    until,
  };
  return { ...base, where: random.next() < 0.4 ? [filterFor(seen, base, random)] : [] };
}

const isAllowed = (role: MembershipRole | null, { measure, by, where }: MeasureQuestion) =>
  role !== null &&
  can(role, measures[measure].permission) &&
  [...by, ...where.map(({ dimension }) => dimension)].every((dimension) => {
    const needed = permissionOfDimension(dimension);
    return needed === null || can(role, needed);
  });

it('answers as rows are counted that the reader sees, and nothing else', async () => {
  const random = new Random(SEED);
  const asked = new Set<string>();
  let refused = 0;
  for (let n = 0; n < CASES; n += 1) {
    const { organizationId, readers } = random.pick(portfolios);
    const { role, caller, seen } = random.pick(readers);
    // A stranger asks about what is there for others.
    const question = questionFor(readers[0]?.seen ?? seen, random, n);
    const answer = ask(caller, organizationId, question);
    const told = `case ${n}, ${role}: ${JSON.stringify(question)}`;
    if (isAllowed(role, question)) {
      const { rows, isCut } = await answer;
      expect(comparable(rows), told).toEqual(comparable(referenceFor(seen, question, today)));
      expect(isCut).toBe(false);
      if (rows.length > 0) asked.add(question.measure);
    } else {
      await expect(answer, told).rejects.toThrow('not_allowed');
      refused += 1;
    }
  }
  // What proves nothing counts for nothing.
  expect(asked.size).toBeGreaterThanOrEqual(CASES < 1_000 ? 40 : measureIds.length);
  expect(refused).toBeGreaterThan(CASES / 20);
}, 7_200_000);
