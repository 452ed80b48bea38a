import type { Sql } from 'postgres';
import { aboutCredentials } from '#src/edge/cards/attempts.ts';
import { createSealer } from '#src/edge/sealing.ts';
import { localAzul } from '#stack/cards/azul.ts';
import type { SeededStack } from '#stack/demo/seeded-stack.ts';
import { cardKeyOf } from '#stack/keys.ts';

const TRANSFER = `Banco de demostración
Cuenta corriente 000-000000-0
A nombre de la organización de demostración`;

/**
 * Lets the demo's tenants pay by card, with the local counterpart of Azul, and leaves one attempt that its tenant did
 * not finish. The caller acts as the demo's owner.
 */
export async function takeCards(
  sql: Sql,
  stack: SeededStack,
  organizationId: string,
  { userId, leaseId }: { userId: string; leaseId: string },
): Promise<void> {
  const sealer = await createSealer(cardKeyOf(stack));
  const sealed = await sealer.seal(localAzul, aboutCredentials(organizationId, 'azul'));
  await sql`select public.set_card_credentials(${organizationId}::uuid, 'azul', ${sealed}, true)`;
  const settings = { takes_cards: true, is_test: false, transfer_text: TRANSFER };
  await sql`select public.save_online_payments(${organizationId}::uuid, ${sql.json(settings)})`;
  await sql.begin(async (transaction) => {
    const claims = JSON.stringify({ sub: userId, role: 'authenticated' });
    await transaction`select set_config('request.jwt.claims', ${claims}, true)`;
    await transaction`select public.settle_card_payment(
      public.start_card_payment(gen_random_uuid(), ${leaseId}::uuid, 1000000, 0), '{"outcome": "abandoned", "failure": "cancelled"}')`;
  });
}
