import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';

/** A question to the assistant's model, answered and paid. */
export async function addModelUse(sql: Sql, organizationId: string): Promise<void> {
  const id = randomUUID();
  await sql`select private.reserve_model_use(${id}, ${organizationId}, ${randomUUID()}, 9000, 5000000)`;
  await sql`select private.settle_model_use(${id}, 1200, 80, 350)`;
}
