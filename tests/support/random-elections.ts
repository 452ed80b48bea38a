// Elections by chance, written straight into the tables: what a count makes of them is compared, not who may vote.
import { randomUUID } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';
import { decisionKinds, majorityBases, rankedTieRules } from '#src/domain/decisions/decision-enums.ts';
import type { Ballot, Election } from '#src/domain/decisions/tally.ts';
import type { Condominium } from '#tests/support/decisions.ts';

type Draw = () => number;

interface Attendance {
  unit: number;
  arrived: number;
  left: number | null;
}
interface Proxy {
  giver: number;
  holder: number;
  unit: number | null;
  isStanding: boolean;
  isRevoked: boolean;
}
/** Moments are minutes; voting lasts from 100 to 200. */
export interface RandomElection {
  election: Election;
  weights: readonly number[];
  choices: ReadonlyArray<readonly number[] | null>;
  isAssembly: boolean;
  attendance: readonly Attendance[];
  proxies: readonly Proxy[];
}

export function drawElection(draw: Draw, units: number): RandomElection {
  const below = (limit: number) => Math.floor(draw() * limit);
  const one = <T>(list: readonly T[]) => list[below(list.length)] as T;
  const kind = one(decisionKinds);
  const optionCount = kind === 'yes_no' ? 2 : 2 + below(4);
  const largest = one([1, 3, 1_000, 1_000_000]);
  const weights = Array.from({ length: units }, () => 1 + below(largest));
  const isAssembly = draw() < 0.5;
  const attendance = isAssembly ? drawAttendance(draw, units) : [];
  const choices = weights.map((_, unit) => {
    const mayVote = isAssembly ? wasPresent(attendance, unit) : true;
    return mayVote && draw() < 0.8 ? drawChoice(draw, kind, optionCount) : null;
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const present = weights.reduce(
    (sum, weight, unit) =>
      sum + ((isAssembly ? wasPresent(attendance, unit) : choices[unit] !== null) ? weight : 0),
    0,
  );
  const ballots = choices.flatMap((choice, unit): Ballot[] =>
    choice ? [{ weight: BigInt(weights[unit] as number), choice }] : [],
  );
  const denominator = one([1, 2, 3, 4, 5]);
  const mustExceed = draw() < 0.5 && denominator > 1;
  const numerator = 1 + below(denominator - Number(mustExceed));
  const quorum = one([
    [0, 1],
    [1, 4],
    [1, 2],
    [2, 3],
  ] as const);
  const needsMajority = kind !== 'score' && kind !== 'budget';
  const election: Election = {
    kind,
    optionCount,
    seats: kind === 'several' || kind === 'score' ? 1 + below(3) : 1,
    majority: needsMajority
      ? {
          numerator: BigInt(numerator),
          denominator: BigInt(denominator),
          mustExceed,
          base: one(majorityBases),
        }
      : null,
    quorum: { numerator: BigInt(quorum[0]), denominator: BigInt(quorum[1]) },
    countAbstentions: draw() < 0.5,
    rankedTie: one(rankedTieRules),
    budgetMinor: BigInt(1 + below(100_000)),
    all: BigInt(all),
    present: BigInt(present),
    ballots,
  };
  return { election, weights, choices, isAssembly, attendance, proxies: drawProxies(draw, units) };
}

function drawAttendance(draw: Draw, units: number): Attendance[] {
  const list: Attendance[] = [];
  for (let unit = 0; unit < units; unit++) {
    // Early, late, gone before it began, gone in between, back again, never there.
    let at = Math.floor(draw() * 260);
    while (at < 260 && draw() < 0.8) {
      const left = draw() < 0.4 ? null : at + 1 + Math.floor(draw() * 80);
      list.push({ unit, arrived: at, left });
      if (left === null) break;
      at = left + 1 + Math.floor(draw() * 90);
    }
  }
  return list;
}

/** Written apart from the database: there at some minute in which voting was open. */
export function wasPresent(attendance: readonly Attendance[], unit: number): boolean {
  const minutes = Array.from({ length: 100 }, (_, index) => 100 + index);
  return attendance.some(
    (row) =>
      row.unit === unit &&
      (minutes.some((minute) => row.arrived <= minute && (row.left ?? 999) > minute) || row.arrived === 200),
  );
}

function drawChoice(draw: Draw, kind: Election['kind'], options: number): number[] {
  if (draw() < 0.15) return [];
  const below = (limit: number) => Math.floor(draw() * limit);
  const shuffled = Array.from({ length: options }, (_, index) => [draw(), index + 1] as const)
    .sort(([a], [b]) => a - b)
    .map(([, option]) => option);
  if (kind === 'score') return Array.from({ length: options }, () => below(4));
  if (kind === 'ranked') return shuffled.slice(0, 1 + below(options));
  if (kind === 'several') return shuffled.slice(0, 1 + below(options)).sort((a, b) => a - b);
  if (kind !== 'budget') return shuffled.slice(0, 1);
  const parts = Array.from({ length: options }, () => 0);
  let rest = 100;
  for (let at = 0; at < options - 1; at++) {
    parts[at] = below(rest + 1);
    rest -= parts[at] as number;
  }
  return parts.with(options - 1, rest);
}

function drawProxies(draw: Draw, units: number): Proxy[] {
  const below = (limit: number) => Math.floor(draw() * limit);
  const list: Proxy[] = [];
  for (let turn = below(6); turn > 0; turn--) {
    const giver = below(units);
    const proxy = {
      giver,
      holder: (giver + 1 + below(units - 1)) % units,
      unit: draw() < 0.5 ? giver : null,
      isStanding: draw() < 0.4,
      isRevoked: draw() < 0.3,
    };
    const isSame = (other: Proxy) =>
      !other.isRevoked &&
      other.giver === giver &&
      other.unit === proxy.unit &&
      other.isStanding === proxy.isStanding;
    if (proxy.isRevoked || !list.some(isSame)) list.push(proxy);
  }
  return list;
}

/** Who holds a unit's vote, decided apart from the database. */
export function holderOf(proxies: readonly Proxy[], unit: number): number | null {
  const live = proxies.filter((proxy) => !proxy.isRevoked && proxy.giver === unit);
  const found =
    live.find((proxy) => !proxy.isStanding && proxy.unit !== null) ??
    live.find((proxy) => !proxy.isStanding) ??
    live.find((proxy) => proxy.unit !== null) ??
    live[0];
  return found?.holder ?? null;
}

let nextVersion = 10;
const START = Date.UTC(2026, 2, 3, 12);
const minute = (at: number | null) => (at === null ? null : new Date(START + at * 60_000).toISOString());

/** Writes an election down as if its verbs had; returns the decision's id. */
export async function writeElection(
  sql: Sql | TransactionSql,
  place: Condominium,
  drawn: RandomElection,
): Promise<string> {
  const { election, isAssembly } = drawn;
  const [id, rulesId, assemblyId] = [randomUUID(), randomUUID(), isAssembly ? randomUUID() : null];
  const own = { organization_id: place.landlord.organizationId, property_id: place.propertyId };
  const { majority, quorum } = election;
  await sql`insert into public.decision_rules ${sql({
    id: rulesId,
    ...own,
    version: nextVersion++,
    voters: 'owners',
    weight: 'coefficient',
    proxies_allowed: true,
    first_quorum_numerator: Number(quorum.numerator),
    first_quorum_denominator: Number(quorum.denominator),
    count_abstentions: election.countAbstentions,
    ranked_tie: election.rankedTie,
  })}`;
  const majorityId = majority ? randomUUID() : null;
  if (majority)
    await sql`insert into public.decision_majorities ${sql({
      id: majorityId,
      ...own,
      rules_id: rulesId,
      matter: 'x',
      numerator: Number(majority.numerator),
      denominator: Number(majority.denominator),
      must_exceed: majority.mustExceed,
      base: majority.base,
    })}`;
  if (assemblyId)
    await sql`insert into public.assemblies ${sql({
      id: assemblyId,
      ...own,
      status: 'in_session',
      title: 'x',
      starts_at: minute(0),
      rules_id: rulesId,
      called_at: minute(0),
      opened_at: minute(0),
    })}`;
  const decision = {
    id,
    ...own,
    kind: election.kind,
    question: 'x',
    seats: election.seats,
    max_choices: 50,
    assembly_id: assemblyId,
    budget_minor: election.kind === 'budget' ? String(election.budgetMinor) : null,
    budget_currency: election.kind === 'budget' ? 'DOP' : null,
  };
  await sql`insert into public.decisions ${sql(decision)}`;
  if (election.kind !== 'yes_no')
    await sql`insert into public.decision_options ${sql(
      Array.from({ length: election.optionCount }, (_, at) => ({
        decision_id: id,
        position: at + 1,
        ...own,
        label: `${at}`,
      })),
    )}`;
  await sql`update public.decisions set status = 'open', rules_id = ${rulesId}, majority_id = ${majorityId},
    opened_at = ${minute(100)}, closes_at = ${minute(200)} where id = ${id}`;
  await writeVotes(sql, place, drawn, { id, assemblyId, own });
  return id;
}

async function writeVotes(
  sql: Sql | TransactionSql,
  place: Condominium,
  { weights, choices, attendance, proxies }: RandomElection,
  { id, assemblyId, own }: { id: string; assemblyId: string | null; own: object },
): Promise<void> {
  const owner = (unit: number) => place.owners[unit] as (typeof place.owners)[number];
  const votes = weights.map((weight, unit) => ({
    id: randomUUID(),
    ...own,
    decision_id: id,
    unit_id: owner(unit).unitId,
    person_ids: [owner(unit).personId],
    weight,
    has_voted: choices[unit] !== null,
  }));
  await sql`insert into public.decision_votes ${sql(votes)}`;
  const ballots = votes.flatMap((vote, unit) => {
    const choice = choices[unit];
    return choice ? [{ vote_id: vote.id, decision_id: id, ...own, choice }] : [];
  });
  if (ballots.length > 0) await sql`insert into public.decision_ballots ${sql(ballots as never)}`;
  if (assemblyId && attendance.length > 0)
    await sql`insert into public.assembly_attendance ${sql(
      attendance.map((row) => ({
        id: randomUUID(),
        ...own,
        assembly_id: assemblyId,
        unit_id: owner(row.unit).unitId,
        arrived_at: minute(row.arrived),
        left_at: minute(row.left),
        person_id: owner(row.unit).personId,
      })) as never,
    )}`;
  // Those of before would hold as well: standing ones are for all decisions.
  await sql`update public.decision_proxies set revoked_at = now() where revoked_at is null`;
  if (proxies.length > 0)
    await sql`insert into public.decision_proxies ${sql(
      proxies.map((proxy) => ({
        id: randomUUID(),
        ...own,
        decision_id: proxy.isStanding ? null : id,
        unit_id: proxy.unit === null ? null : owner(proxy.unit).unitId,
        giver_id: owner(proxy.giver).personId,
        holder_id: owner(proxy.holder).personId,
        revoked_at: proxy.isRevoked ? minute(0) : null,
      })) as never,
    )}`;
}
