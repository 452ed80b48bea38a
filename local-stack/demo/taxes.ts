import type { Sql } from 'postgres';
import { addMonths, type IsoDate } from '#src/domain/foundation/dates.ts';
import type { NcfKind } from '#src/domain/taxes/ncf.ts';
import { DEMO_ORGANIZATION } from '#stack/demo/portfolio.ts';
import type { Random } from '#stack/demo/random.ts';
import { ownRnc, peerRnc } from '#stack/dgii/book.ts';

/** The second taxpayer of the local counterpart of the tax authority. */
export const CLIENT = { name: 'Comercial de Muestra, S. R. L. (demo)', rnc: peerRnc };

const RANGES: readonly (readonly [kind: NcfKind, last: number])[] = [
  ['fiscal_credit', 60],
  ['consumer', 500],
  ['credit_note', 50],
];
const RECEIPTS = 3;

/** A fiscal profile with its ranges, and paper receipts for the last rent of some shops. */
export async function keepTaxes(
  sql: Sql,
  random: Random,
  organizationId: string,
  today: IsoDate,
): Promise<void> {
  await sql`select public.save_fiscal_issuer(${organizationId}, ${ownRnc}, ${DEMO_ORGANIZATION}, 'company')`;
  for (const [kind, last] of RANGES)
    await sql`select public.add_ncf_range(${random.uuid()}, ${organizationId}, 'B', ${kind}, 1, ${last},
      greatest(${addMonths(today, 14)}::date, current_date + 365))`;
  const charges = await sql<{ id: string }[]>`
    select distinct on (u.id) c.id from public.charges c
    join public.leases l on l.id = c.lease_id join public.units u on u.id = l.unit_id
    where c.organization_id = ${organizationId} and c.kind = 'rent' and c.reversed_at is null and u.unit_use = 'commercial'
      and l.status in ('active', 'notice_given', 'month_to_month')
    order by u.id, c.due_on desc limit ${RECEIPTS}`;
  for (const { id } of charges)
    await sql`select public.issue_fiscal_invoice(${random.uuid()}, array[${id}::uuid], 'fiscal_credit', 'taxable',
      ${CLIENT.name}, 'rnc', ${CLIENT.rnc})`;
}
