import type { EcfEnvironment } from '#src/domain/taxes/issuers.ts';
import { call } from '#src/edge/call.ts';
import type { Client } from '#src/edge/supabase.ts';
import type { Authority, DirectoryEntry } from '../authority.ts';

/**
 * Where another taxpayer's services are: as DGII said within the last day, or as it says now.
 *
 * @returns null where it has none
 * @throws AuthorityError
 */
export async function findInDirectory(
  database: Client,
  authority: Authority,
  environment: EcfEnvironment,
  taxId: string,
): Promise<DirectoryEntry | null> {
  // While an issuer is certified DGII has no directory.
  if (environment === 'certecf') return null;
  const kept = await call(database, 'read_ecf_directory', { environment, taxId });
  const known = kept as unknown as { isKnown: boolean; entry: DirectoryEntry | null };
  if (known.isKnown) return known.entry;
  const entry = await authority.directory(taxId);
  await call(database, 'keep_ecf_directory', { environment, taxId, entry: entry as never });
  return entry;
}
