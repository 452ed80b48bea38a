import type { Sql } from 'postgres';
import { addDays, type IsoDate } from '#src/domain/foundation/dates.ts';
import { type IssuedKind, needsExpiry } from '#src/domain/taxes/ncf.ts';
import { counterpartOf } from '#stack/demo/counterpart.ts';
import type { PlannedProperty } from '#stack/demo/plan.ts';
import { DEMO_ORGANIZATION } from '#stack/demo/portfolio.ts';
import type { Random } from '#stack/demo/random.ts';
import type { SeededStack } from '#stack/demo/seeded-stack.ts';
import { CLIENT } from '#stack/demo/taxes.ts';
import { ownRnc } from '#stack/dgii/book.ts';
import type { Fault } from '#stack/dgii/faults.ts';

/** Receipts of before are on paper. */
const DAYS_ELECTRONIC = 4;
const LAST_NUMBER = 1_000;
const KINDS: readonly IssuedKind[] = [
  ...(['fiscal_credit', 'consumer', 'debit_note', 'credit_note', 'purchases', 'minor_expenses'] as const),
];
/** Paper numbers that are given out while a contingency is declared, after those of before. */
const CONTINGENCY = [61, 80] as const;
/** What the counterpart is told to do with a receipt; of the others it judges by itself. */
const REJECTION: Fault = {
  kind: 'reject',
  message: 'Rechazo de demostración: la contraparte local no acepta este comprobante',
  isReusable: true,
};
const CONDITION: Fault = { kind: 'conditional' };

interface Charge {
  readonly id: string;
  readonly tenant: string;
}

/**
 * Makes the demo's organization an issuer of electronic receipts, in the test environment: a test key signs, and the local
 * counterpart of the tax authority judges. Nothing of it has fiscal value. The caller acts as the demo's owner.
 */
export async function goElectronic(
  sql: Sql,
  random: Random,
  stack: SeededStack,
  organizationId: string,
  properties: readonly PlannedProperty[],
  today: IsoDate,
): Promise<void> {
  const counterpart = await counterpartOf(stack);
  await becomeIssuer(sql, organizationId, today);
  await counterpart.keepKey(sql, organizationId);
  const shops = await rents(sql, organizationId, 'commercial', 4);
  const issue = async (charge: Charge | undefined, kind: 'fiscal_credit' | 'consumer'): Promise<string> => {
    const [row] =
      kind === 'consumer'
        ? await sql<
            { id: string }[]
          >`select public.issue_fiscal_invoice(${random.uuid()}, array[${charge?.id ?? null}::uuid],
            'consumer', 'exempt', ${charge?.tenant ?? ''}) as id`
        : await sql<
            { id: string }[]
          >`select public.issue_fiscal_invoice(${random.uuid()}, array[${charge?.id ?? null}::uuid],
            'fiscal_credit', 'taxable', ${CLIENT.name}, 'rnc', ${CLIENT.rnc}) as id`;
    return row?.id ?? '';
  };
  await counterpart.sendWith(REJECTION, await issue(shops[0], 'fiscal_credit'));
  await counterpart.sendWith(CONDITION, await issue(shops[1], 'fiscal_credit'));
  for (const charge of shops.slice(2)) await issue(charge, 'fiscal_credit');
  for (const charge of await rents(sql, organizationId, 'dwelling', 3)) await issue(charge, 'consumer');
  const extra = await addExtra(sql, random, shops[2]);
  const credited = await issue(extra, 'fiscal_credit');
  await buy(sql, random, organizationId, properties, today);
  await counterpart.sendWhatWaits();
  // Of what was accepted alone.
  await sql`select public.issue_credit_note(${random.uuid()}, ${credited}::uuid, array[${extra.id}::uuid], 'Servicio que no se prestó')`;
  await counterpart.sendWhatWaits();
  await counterpart.receiveOne(organizationId);
}

async function becomeIssuer(sql: Sql, organizationId: string, today: IsoDate): Promise<void> {
  const since = addDays(today, -DAYS_ELECTRONIC);
  // What was given out until now is of the days before.
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`update public.fiscal_invoices set issued_on = ${addDays(since, -1)}
      where organization_id = ${organizationId} and ncf like 'B%'`;
  });
  await sql`select public.save_fiscal_issuer(p_organization_id => ${organizationId}, p_tax_id => ${ownRnc},
    p_legal_name => ${DEMO_ORGANIZATION}, p_taxpayer_kind => 'company', p_size_class => 'small',
    p_address => 'Calle Ficticia de los Pinos 27, Santo Domingo', p_phone => '809-555-0100',
    p_email => 'facturas@demo.llavero.test', p_issuing_way => 'direct', p_environment => 'testecf', p_electronic_since => ${since})`;
  const expiry = `${Number(today.slice(0, 4)) + 1}-12-31`;
  for (const kind of KINDS)
    await sql`select public.add_ncf_range(gen_random_uuid(), ${organizationId}, 'E', ${kind}, 1, ${LAST_NUMBER},
      ${needsExpiry('E', kind) ? expiry : null})`;
  await sql`select public.add_ncf_range(gen_random_uuid(), ${organizationId}, 'B', 'fiscal_credit', ${CONTINGENCY[0]},
    ${CONTINGENCY[1]}, ${expiry}, p_for_contingency => true)`;
}

/** The newest rents without a receipt, of one unit each; those of the demo's tenant first. */
const rents = (sql: Sql, organizationId: string, use: string, count: number) => sql<Charge[]>`
  select id, tenant from (
    select distinct on (u.id) c.id, p.full_name as tenant, p.user_id, u.id as unit_id from public.charges c
    join public.leases l on l.id = c.lease_id join public.units u on u.id = l.unit_id
    join public.lease_tenants t on t.lease_id = l.id and t.is_primary join public.people p on p.id = t.person_id
    where c.organization_id = ${organizationId} and c.kind = 'rent' and c.reversed_at is null and c.credited_minor = 0
      and u.unit_use = ${use} and l.currency = 'DOP' and l.status in ('active', 'notice_given', 'month_to_month')
      and not exists (select 1 from public.fiscal_invoice_charges f where f.charge_id = c.id and f.is_live)
    order by u.id, c.due_on desc) newest
  order by user_id is null, unit_id limit ${count}`;

/** A charge beside the rent, which is taken back later. */
async function addExtra(
  sql: Sql,
  random: Random,
  { id = '', tenant = '' }: Partial<Charge> = {},
): Promise<Charge> {
  const [row] = await sql<
    { id: string }[]
  >`select public.add_charge(${random.uuid()}, c.lease_id, 'other', 350000, c.due_on,
    'Limpieza de fachada') as id from public.charges c where c.id = ${id}`;
  return { id: row?.id ?? '', tenant };
}

/** A purchase from a person, and a small one: their receipts are given out by whoever buys. */
async function buy(
  sql: Sql,
  random: Random,
  organizationId: string,
  properties: readonly PlannedProperty[],
  today: IsoDate,
): Promise<void> {
  const [vendor] = await sql`select v.id, v.account_id from public.vendors v
    where v.organization_id = ${organizationId} and v.identity_type = 'cedula'`;
  const property_id = properties[0]?.id ?? null;
  for (const [kind, description, amount_minor] of [
    ['purchases', 'Poda de las áreas comunes', 850_000],
    ['minor_expenses', 'Bombillos y llaves de paso', 180_000],
  ] as const) {
    const facts = {
      ...{
        vendor_id: vendor?.id,
        property_id,
        expense_kind: '02',
        billed_on: today,
        due_on: addDays(today, 30),
      },
      ...{ currency: 'DOP', purchase_receipt_kind: kind },
    };
    const lines = [{ account_id: vendor?.account_id, property_id, description, amount_minor }];
    await sql`select public.submit_bill(${random.uuid()},
      public.save_bill(${random.uuid()}, ${organizationId}, ${sql.json(facts)}, ${sql.json(lines)}))`;
  }
}
