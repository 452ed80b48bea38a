import type { ContractFacts } from '#src/domain/signing/contract.ts';
import { call } from '#src/edge/call.ts';
import type { Client } from '#src/edge/supabase.ts';

/** What a contract of a lease is written from, as the caller may read it. @throws Problem 404 `not_found`. */
export async function readContractFacts(caller: Client, leaseId: string): Promise<ContractFacts> {
  const data = await call(caller, 'contract_facts', { leaseId });
  // The function's own shape; tests of the database hold it to this type.
  return data as ContractFacts;
}
