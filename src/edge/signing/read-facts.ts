import type { SupabaseClient } from '@supabase/supabase-js';
import type { ContractFacts } from '#src/domain/signing/contract.ts';
import { fromDatabase } from '../problem.ts';

/** What a contract of a lease is written from, as the caller may read it. @throws Problem 404 `not_found`. */
export async function readContractFacts(caller: SupabaseClient, leaseId: string): Promise<ContractFacts> {
  const { data, error } = await caller.rpc('contract_facts', { p_lease_id: leaseId });
  if (error) throw fromDatabase(error);
  // The function's own shape; tests of the database hold it to this type.
  return data as ContractFacts;
}
