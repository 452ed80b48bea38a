import type { Sql } from 'postgres';
import type { PlannedProperty } from '#stack/demo/plan.ts';
import type { Random } from '#stack/demo/random.ts';

/** Whose units these are; the others are the organization's. */
const CO_OWNERS = ['Fausto Marte', 'Ivelisse Tejada', 'Nereida Ogando', 'Rafael Ureña'];
const WHOLE = 1000;

// Made up, articles and all: what a building's by-laws could say.
const RULES = {
  ...{ voters: 'owners', voters_article: 'Art. 8 (demostración)', tenants_have_voice: true },
  ...{ weight: 'coefficient', weight_article: 'Art. 4 (demostración)' },
  ...{ first_quorum_numerator: 1, first_quorum_denominator: 2 },
  ...{ second_quorum_numerator: 1, second_quorum_denominator: 4, quorum_article: 'Art. 11 (demostración)' },
  ...{ count_abstentions: false, abstention_article: 'Art. 12 (demostración)' },
  ...{ notice_days: 10, notice_article: 'Art. 10 (demostración)' },
  ...{ proxies_allowed: true, proxy_limit: 3, proxies_may_split: true, proxies_need_presence: false },
  ...{ proxy_article: 'Art. 13 (demostración)', ranked_tie: 'earlier_rounds' },
  majorities: [
    {
      ...{ matter: 'Ordinaria', numerator: 1, denominator: 2, must_exceed: true },
      ...{ base: 'cast', article: 'Art. 14 (demostración)' },
    },
    {
      ...{ matter: 'Obras', numerator: 2, denominator: 3, must_exceed: false },
      ...{ base: 'all', article: 'Art. 15 (demostración)' },
    },
  ],
};

interface Vote {
  readonly id: string;
  readonly of_organization: boolean;
}

/** A building with rules and shares, co-owners of some units, a decision that is open and one that is closed. */
export async function decideTogether(
  sql: Sql,
  random: Random,
  organizationId: string,
  [property]: readonly PlannedProperty[],
  owner: string,
): Promise<void> {
  if (!property) return;
  await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: owner, role: 'authenticated' })}, false)`;
  await stateRules(sql, random, organizationId, property);
  const open = async (decision: object, days: number) => {
    const id = random.uuid();
    await sql`select public.save_decision(${id}, ${property.id}, ${sql.json(decision as never)})`;
    // The verb goes by the clock, whatever day the data ends on; 22:00 UTC is six in the evening there.
    await sql`select public.open_decision(${id}, date_trunc('day', now()) + make_interval(days => ${days}, hours => 22))`;
    return sql<
      Vote[]
    >`select id, of_organization from public.decision_votes where decision_id = ${id} order by id`;
  };
  const cast = async (votes: readonly Vote[], choiceOf: (index: number) => number[]) => {
    for (const [index, vote] of votes.entries())
      await sql`select public.cast_vote(${vote.id}, ${choiceOf(index)}, ${!vote.of_organization})`;
  };
  const painted = await open(
    {
      ...{ kind: 'single', question: '¿De qué color se pinta la fachada?', matter: 'Ordinaria' },
      ...{
        body: 'Datos de demostración. El pintor da el mismo precio por los tres.',
        results_shown: 'always',
      },
      options: [{ label: 'Blanco' }, { label: 'Arena' }, { label: 'Gris claro' }],
    },
    7,
  );
  await cast(painted, (index) => (index % 5 === 4 ? [] : [index % 3 === 0 ? 1 : 2]));
  await sql`select public.close_decision(decision_id) from public.decision_votes where id = ${painted[0]?.id ?? null}`;
  const pump = await open(
    {
      ...{
        kind: 'yes_no',
        question: '¿Se cambia la bomba de agua?',
        matter: 'Obras',
        results_shown: 'always',
      },
      body: 'Datos de demostración. La bomba tiene nueve años y falla dos veces al mes. La nueva cuesta RD$185,000 y se paga según la cuota.',
    },
    12,
  );
  await cast(
    pump.filter((vote) => vote.of_organization),
    () => [1],
  );
  await sql`select public.save_decision(${random.uuid()}, ${property.id}, ${sql.json({
    ...{ kind: 'ranked', question: '¿Qué se arregla primero?', matter: '', is_secret: true },
    ...{ body: 'Datos de demostración.', options: [{ label: 'Portón' }, { label: 'Cisterna' }] },
  })})`;
}

async function stateRules(sql: Sql, random: Random, organizationId: string, { id, units }: PlannedProperty) {
  await sql`select public.publish_decision_rules(${random.uuid()}, ${random.uuid()}, ${id}, ${sql.json(RULES)})`;
  const each = Math.floor(WHOLE / units.length);
  const shares = units.map((unit, index) => ({
    unit_id: unit.id,
    numerator: index === 0 ? WHOLE - each * (units.length - 1) : each,
  }));
  await sql`select public.set_unit_coefficients(${id}, ${WHOLE}, ${sql.json(shares)})`;
  for (const [index, fullName] of CO_OWNERS.entries()) {
    const unit = units[index + 1];
    if (!unit) return;
    const personId = random.uuid();
    const email = `copropietario-${index + 1}@demo.llavero.test`;
    const person = { id: personId, organization_id: organizationId, full_name: fullName, email };
    await sql`insert into public.people ${sql(person)}`;
    await sql`select public.set_unit_owners(${unit.id}, ${sql.json([{ person_id: personId }])})`;
  }
}
