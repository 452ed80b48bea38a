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
  createdAt: string(),
  contractSigners: array(
    object({
      role: picklist(signerRoles),
      fullName: string(),
      typedName: nullable(string()),
      signedAt: nullable(string()),
      consentVersion: nullable(string()),
      ipAddress: nullable(string()),
      userAgent: nullable(string()),
      refusedAt: nullable(string()),
    }),
  ),
});
export type SignedContract = InferOutput<typeof SignedContract>;

/** The columns to select for a SignedContract. */
export const signedContractColumns =
  'number, kind, status, body, sha256, createdAt, contractSigners:contract_signers(role, fullName, typedName, signedAt, consentVersion, ipAddress, userAgent, refusedAt)';
