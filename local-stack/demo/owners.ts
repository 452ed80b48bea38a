import type { Sql } from 'postgres';
import { addDays, addMonths, type IsoDate, startOfMonth } from '#src/domain/foundation/dates.ts';
import { historyStart, type PlannedProperty } from '#stack/demo/plan.ts';
import { DEMO_PROPERTIES } from '#stack/demo/portfolio.ts';
import type { Random } from '#stack/demo/random.ts';

const DAY = 20;
/** Before, they were paid at the end of each quarter. */
const MONTHLY_FOR = 12;
const QUARTER = 3;
/** What stays for the next bills, and what amounts are rounded down to, in minor units. */
const KEPT = { DOP: { reserve: 15_000_000, step: 100_000 }, USD: { reserve: 150_000, step: 5_000 } } as const;

/** A month after the other in one call. Who has nothing beyond the reserve yet gets nothing. */
const PAY_OWNERS = `
  create function pg_temp.pay_owners(p_payments jsonb) returns void language plpgsql as $$
  declare
    v_payment record;
    v_parts jsonb;
  begin
    for v_payment in select * from jsonb_to_recordset(p_payments)
      as p (request uuid, property uuid, currency public.currency_code, paid_on date, reserve bigint, step bigint, reference text)
    loop
      select jsonb_agg(jsonb_build_object('owner', b.owner_key, 'amount_minor', b.minor)) into v_parts
      from (
        select owner_key, (due_minor - v_payment.reserve * share_basis_points / 10000) / v_payment.step * v_payment.step as minor
        from public.owner_balances(v_payment.property, v_payment.paid_on) where currency = v_payment.currency
      ) b where b.minor > 0;
      if v_parts is not null then
        perform public.distribute_to_owners(v_payment.request, v_payment.property, v_payment.currency, v_payment.paid_on, v_parts,
          'transfer', null, v_payment.reference);
      end if;
    end loop;
  end
  $$`;

/** What each property earned goes to its owners, in the last year month by month, but for a reserve. */
export async function payOwners(
  sql: Sql,
  random: Random,
  properties: readonly PlannedProperty[],
  today: IsoDate,
): Promise<void> {
  const payments = [];
  const monthlyFrom = addMonths(startOfMonth(today), -MONTHLY_FOR);
  for (let month = historyStart(today); addDays(month, DAY - 1) < today; month = addMonths(month, 1)) {
    if (month < monthlyFrom && Number(month.slice(5, 7)) % QUARTER !== 0) continue;
    for (const { id, index } of properties) {
      const currency = DEMO_PROPERTIES[index]?.currency ?? 'DOP';
      payments.push({
        request: random.uuid(),
        property: id,
        currency,
        paid_on: addDays(month, DAY - 1),
        ...KEPT[currency],
        reference: String(random.between(100_000, 999_999)),
      });
    }
  }
  await sql.unsafe(PAY_OWNERS);
  await sql`select pg_temp.pay_owners(${sql.json(payments)})`;
}
