import { array, type InferOutput, integer, nullable, number, object, picklist, pipe, string } from 'valibot';
import { contractKinds, contractStatuses, signerRoles } from '#src/domain/foundation/enums.ts';

const Clauses = array(object({ heading: string(), paragraphs: array(string()) }));

/** The body of a version: what the parties read, in both languages. */
export const ContractBody = object({
  template: string(),
  title: object({ es: string(), en: string() }),
  es: Clauses,
  en: Clauses,
});

/** A row of `contract_versions` with its signers. */
export const SignedContract = object({
  number: pipe(number(), integer()),
  kind: picklist(contractKinds),
  status: picklist(contractStatuses),
  body: string(),
  sha256: string(),
  created_at: string(),
  contract_signers: array(
    object({
      role: picklist(signerRoles),
      full_name: string(),
      typed_name: nullable(string()),
      signed_at: nullable(string()),
      consent_version: nullable(string()),
      ip_address: nullable(string()),
      user_agent: nullable(string()),
      refused_at: nullable(string()),
    }),
  ),
});
export type SignedContract = InferOutput<typeof SignedContract>;

/** The columns to select for a SignedContract. */
export const signedContractColumns =
  'number, kind, status, body, sha256, created_at, contract_signers(role, full_name, typed_name, signed_at, consent_version, ip_address, user_agent, refused_at)';
