// A building that decides: units with owners and coefficients, and rules as its by-laws state them.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { type Caller, createUser, type SignedInCaller } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { addPerson, addProperty, addUnit, createLandlord, type Landlord } from '#tests/support/portfolio.ts';

export interface CoOwner {
  caller: SignedInCaller;
  personId: string;
  unitId: string;
}

export const RULES = {
  voters: 'owners',
  voters_article: 'Art. 3',
  tenants_have_voice: true,
  weight: 'coefficient',
  weight_article: 'Art. 4',
  first_quorum_numerator: 1,
  first_quorum_denominator: 2,
  second_quorum_numerator: 1,
  second_quorum_denominator: 4,
  quorum_article: 'Art. 5',
  count_abstentions: false,
  abstention_article: 'Art. 6',
  notice_days: 10,
  notice_article: 'Art. 7',
  proxies_allowed: true,
  proxy_limit: 2,
  proxies_may_split: true,
  proxies_need_presence: true,
  proxy_article: 'Art. 8',
  ranked_tie: 'earlier_rounds',
  majorities: [
    { matter: 'ordinary', numerator: 1, denominator: 2, must_exceed: true, base: 'cast', article: 'Art. 9' },
    { matter: 'repairs', numerator: 2, denominator: 3, must_exceed: false, base: 'all', article: 'Art. 10' },
  ],
};

export const publishRules = (sql: Sql, caller: Caller, propertyId: string, more: object = {}) =>
  call(sql, caller, 'publish_decision_rules', {
    p_rules_id: randomUUID(),
    p_property_id: propertyId,
    p_rules: { ...RULES, ...more },
  });

/** Somebody with an account who owns a new unit. */
export async function addCoOwner(
  sql: Sql,
  landlord: Landlord,
  propertyId: string,
  unit: string,
): Promise<CoOwner> {
  const unitId = await addUnit(sql, landlord, propertyId, unit);
  const email = `dueno-${randomUUID()}@example.test`;
  const personId = await addPerson(sql, landlord, `Dueño de ${unit}`, email);
  const caller = { userId: await createUser(sql, email, 'tenant') };
  await sql`update public.people set user_id = ${caller.userId} where id = ${personId}`;
  await call(sql, landlord.owner, 'set_unit_owners', {
    p_unit_id: unitId,
    p_owners: [{ person_id: personId }],
  });
  return { caller, personId, unitId };
}

/** A building whose units have these weights, in thousandths or whatever they sum to. */
export async function makeCondominium(
  sql: Sql,
  name: string,
  weights: readonly number[],
  rules: object = {},
) {
  const landlord = await createLandlord(sql, name);
  const propertyId = await addProperty(sql, landlord, `Condominio ${name}`);
  const owners: CoOwner[] = [];
  for (const index of weights.keys())
    owners.push(await addCoOwner(sql, landlord, propertyId, `${index + 1}`));
  await call(sql, landlord.owner, 'set_unit_coefficients', {
    p_property_id: propertyId,
    p_denominator: weights.reduce((sum, one) => sum + one, 0),
    p_coefficients: owners.map(({ unitId }, index) => ({ unit_id: unitId, numerator: weights[index] })),
  });
  await publishRules(sql, landlord.owner, propertyId, rules);
  return { landlord, owner: landlord.owner, propertyId, owners };
}
export type Condominium = Awaited<ReturnType<typeof makeCondominium>>;

export const saveDecision = (
  sql: Sql,
  { owner, propertyId }: Pick<Condominium, 'owner' | 'propertyId'>,
  more: object = {},
) =>
  call(sql, owner, 'save_decision', {
    p_decision_id: randomUUID(),
    p_property_id: propertyId,
    p_decision: { kind: 'yes_no', question: '¿Se pinta la fachada?', matter: 'ordinary', ...more },
  });

/** When a vote outside an assembly closes. */
export const CLOSES = () => new Date(Date.now() + 7 * 86_400_000).toISOString();

/** A decision that is open for a week. */
export async function openDecision(sql: Sql, place: Condominium, more: object = {}): Promise<string> {
  const id = await saveDecision(sql, place, more);
  await call(sql, place.owner, 'open_decision', { p_decision_id: id, p_closes_at: CLOSES() });
  return id;
}

/** The vote of a unit in a decision. */
export async function voteOf(sql: Sql, decisionId: string, unitId: string): Promise<string> {
  const [row] =
    await sql`select id from public.decision_votes where decision_id = ${decisionId} and unit_id = ${unitId}`;
  return row?.id as string;
}

/** Casts the open vote of a unit. */
export async function castFor(
  sql: Sql,
  caller: Caller,
  decisionId: string,
  unitId: string,
  choice: readonly number[],
  more: object = {},
): Promise<void> {
  const voteId = await voteOf(sql, decisionId, unitId);
  await call(sql, caller, 'cast_vote', { p_vote_id: voteId, p_choice: choice, ...more });
}

export interface Result {
  outcome: string;
  all: string;
  present: string;
  cast: string;
  abstained: string;
  base: string;
  ballots: number;
  totals: string[];
  chosen: number[];
  tied: number[];
  shares?: string[];
}

/** Closes as the job does when time is over. */
export async function closeByTime(sql: Sql, decisionId: string): Promise<Result> {
  await sql`
    select private.close_due_decisions(organization_id, closes_at) from public.decisions where id = ${decisionId}`;
  const [row] = await sql`select result from public.decisions where id = ${decisionId}`;
  return row?.result as Result;
}
