import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorsEn } from '#src/i18n/dictionaries/errors.en.ts';
import { errorsEs } from '#src/i18n/dictionaries/errors.es.ts';
import { Random } from '#stack/demo/random.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { type Actor, type Cast, createCast } from '#tests/support/cast.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type Argument, argumentsOf, callUndone, oddValues } from '#tests/support/odd-values.ts';
import { expenseFunctions } from './expense-matrix.ts';
import { functions } from './function-matrix.ts';
import type { FunctionRule } from './function-rule.ts';
import { ledgerFunctions } from './ledger-matrix.ts';
import { paymentFunctions } from './payment-matrix.ts';
import { signingFunctions } from './signing-matrix.ts';
import { taxFunctions } from './tax-matrix.ts';

const SEED = Number(process.env.ODD_SEED ?? 8_525);
/** Calls of each verb with several odd values at once, besides those with one. */
const MIXED = 12;
/** Verbs of leases, charges and payments, which stand among the functions of everything. */
const LEASES_AND_PAYMENTS =
  /^(create_lease|add_rent_step|change_lease_tenants|give_notice|(draft_renewal|renew_lease)|set_lease_guarantors|settle_deposit|terminate_lease|withdraw_notice|(add|reverse)_charge|(record|report|confirm|reject|reverse)_payment|\w+_budget\w*|(distribute_to|reverse)_(owners|distribution))$/;

const database = useDatabase();
let cast: Cast;
let enums: Map<string, string[]>;

beforeAll(async () => {
  cast = await createCast(database.sql);
  const rows = await database.sql<{ name: string; labels: string[] }[]>`
    select format_type(enumtypid, null) as name, array_agg(enumlabel::text) as labels from pg_enum group by 1`;
  enums = new Map(rows.map(({ name, labels }) => [name, labels]));
});

const moneyVerbs: Readonly<Record<string, FunctionRule>> = {
  ...Object.fromEntries(Object.entries(functions).filter(([name]) => LEASES_AND_PAYMENTS.test(name))),
  ...signingFunctions,
  ...ledgerFunctions,
  ...paymentFunctions([]),
  ...expenseFunctions,
  ...taxFunctions([]),
};
/** They only read. */
const READS =
  /^(autopay_consent|bank_candidates|bank_standing|begin_signature|charges_to_invoice|contract_facts|export_entries|list_journal|my_contracts|tax_purchases|tenant_statement)$/;
const hasSentence = (code: string) =>
  Object.hasOwn(errorsEn.codes, code) && Object.hasOwn(errorsEs.codes, code);

/** Each argument spoiled alone in every way, then several at once. */
function* spoiledCalls(base: readonly Argument[]): Generator<Argument[]> {
  const odd = base.map((argument) => oddValues(argument, enums));
  for (const [at, values] of odd.entries())
    for (const value of values) yield base.map((one, index) => (index === at ? { ...one, value } : one));
  const random = new Random(SEED);
  for (let n = 0; n < MIXED; n++)
    yield base.map((one, index) =>
      random.isLikely(1 / 3) ? { ...one, value: random.pick(odd[index] ?? [null]) } : one,
    );
}

async function rawAnswers(name: string, rule: FunctionRule): Promise<string[]> {
  const actor: Actor = rule.by[0] ?? (Object.keys(rule.refusals ?? {})[0] as Actor | undefined) ?? 'owner';
  const raw = new Set<string>();
  for (const call of spoiledCalls(await argumentsOf(database.sql, name, rule.call(cast)))) {
    const given = call.map((one) =>
      one.name === 'p_request_id' && one.value ? { ...one, value: randomUUID() } : one,
    );
    const outcome = await outcomeOf(callUndone(database.sql, cast.callers[actor], name, given));
    if (outcome !== 'done' && !hasSentence(outcome))
      raw.add(`${outcome} to ${JSON.stringify(given.map(({ value }) => value)).slice(0, 300)}`);
  }
  return [...raw];
}

const callable = Object.entries(moneyVerbs).filter(([name, rule]) => !rule.isForService && !READS.test(name));
describe.each(callable)('whatever %s is given', (name, rule) => {
  it(`it answers in the product’s words (seed ${SEED})`, async () => {
    expect(await rawAnswers(name, rule)).toEqual([]);
  });
});
