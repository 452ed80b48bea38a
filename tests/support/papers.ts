import { randomUUID } from 'node:crypto';
import { type Client, made } from '#tests/support/rental.ts';

/** A paper of the tenant's lease that its owner shares; the demo has none. */
export async function sharePaper(owner: Client, tenant: Client, name: string): Promise<string> {
  const lease = await made(tenant.from('leases').select('id, organization_id').limit(1).single());
  await made(
    owner
      .from('documents')
      .insert({
        ...{ id: randomUUID(), organization_id: lease.organization_id, lease_id: lease.id, name },
        ...{ kind: 'insurance' as const, file_type: 'pdf', size_bytes: 2048, is_shared: true },
      })
      .select('id')
      .single(),
  );
  return name;
}
