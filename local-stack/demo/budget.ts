import type { Sql } from 'postgres';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type { PlannedProperty } from '#stack/demo/plan.ts';
import { DEMO_PROPERTIES } from '#stack/demo/portfolio.ts';

const RISE_BASIS_POINTS = 500;

/** This year's budget of each property: what happened last year, and five percent. */
export async function planBudgets(
  sql: Sql,
  organizationId: string,
  properties: readonly PlannedProperty[],
  today: IsoDate,
): Promise<void> {
  const year = Number(today.slice(0, 4));
  for (const { id, index } of properties)
    await sql`select public.copy_budget(${organizationId}, ${year}, ${id}, ${DEMO_PROPERTIES[index]?.currency ?? 'DOP'},
      'actuals', ${year - 1}, ${RISE_BASIS_POINTS})`;
}
