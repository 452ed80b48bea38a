import type { TaxpayerKind } from '#src/domain/taxes/codes.ts';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';

/** What the organization is for the tax authority; null before its profile was filled in. */
export async function fetchTaxpayerKind(
  client: Client,
  organizationId: string,
): Promise<TaxpayerKind | null> {
  const answer = await client
    .from('fiscal_profiles')
    .select('taxpayerKind')
    .eq('organizationId', organizationId)
    .maybeSingle();
  const profile = unwrap(answer) as { taxpayerKind: TaxpayerKind } | null;
  return profile?.taxpayerKind ?? null;
}
