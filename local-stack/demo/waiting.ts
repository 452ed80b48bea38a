import { readFile } from 'node:fs/promises';
import { createClient } from '@supabase/supabase-js';
import type { Sql } from 'postgres';
import { addDays, type IsoDate } from '#src/domain/foundation/dates.ts';
import type { PlannedLease } from '#stack/demo/plan.ts';
import type { Random } from '#stack/demo/random.ts';
import type { SeededStack } from '#stack/demo/seeded-stack.ts';

const PROOF = new URL('proof.jpg', import.meta.url);

/** Uploads the demo proof for a lease. @returns its path in the bucket */
export async function uploadProof(
  stack: SeededStack,
  organizationId: string,
  leaseId: string,
): Promise<string> {
  const supabase = createClient(stack.url, stack.secretKey, { auth: { persistSession: false } });
  const path = `${organizationId}/${leaseId}/comprobante-demostracion.jpg`;
  const { error } = await supabase.storage
    .from('payment-proofs')
    .upload(path, await readFile(PROOF), { contentType: 'image/jpeg' });
  if (error) throw error;
  return path;
}

/** A report of a tenant that waits for the owner's decision. @returns the payment's id */
export async function reportPayment(
  sql: Sql,
  random: Random,
  lease: PlannedLease,
  proofPath: string | null,
  paidOn: IsoDate,
): Promise<string> {
  const id = random.uuid();
  await sql`insert into public.payments (id, organization_id, lease_id, property_id, status, method, currency, amount_minor,
      paid_on, reference, proof_path)
    select ${id}, l.organization_id, l.id, l.property_id, 'reported', 'transfer', l.currency,
      greatest(private.open_amount(l.id), 100000), ${paidOn}, ${String(random.between(100_000, 999_999))}, ${proofPath}
    from public.leases l where l.id = ${lease.id}`;
  return id;
}

/** One report rejected for its proof, and one confirmed payment that the bank gave back. */
export async function undoSome(
  sql: Sql,
  random: Random,
  leases: readonly PlannedLease[],
  today: IsoDate,
): Promise<void> {
  const [rejected] = leases.filter((lease) => lease.habit === 'partial');
  if (rejected) {
    const payment = await reportPayment(sql, random, rejected, null, addDays(today, -6));
    await sql`select public.reject_payment(${random.uuid()}::uuid, ${payment}::uuid,
      'El comprobante no muestra la referencia. Envíelo otra vez, por favor.')`;
  }
  const returned = leases.filter((lease) => lease.habit === 'slow').at(-1);
  if (returned)
    await sql`select public.reverse_payment(${random.uuid()}::uuid, p.id, 'El banco devolvió la transferencia')
      from public.payments p where p.lease_id = ${returned.id} and p.status = 'confirmed'
      order by p.paid_on desc limit 1`;
}
