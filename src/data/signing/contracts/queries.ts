import { readApi } from '#src/data/api.ts';
import { getClient } from '#src/data/client.ts';
import { unwrap, unwrapRecord } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import { byCode, byText } from '#src/domain/foundation/text-order.ts';
import type { Citation, ContractItem } from '#src/domain/leasing/rental-law.ts';
import {
  type ContractDocument,
  type ContractParticulars,
  emptyParticulars,
} from '#src/domain/signing/contract.ts';
import { myContractsQuery } from './mine.ts';

const SIGNER_COLUMNS = 'id, role, fullName, typedName, signedAt, refusedAt, refusalReason';
export type ContractSigner = Selected<'contract_signers', typeof SIGNER_COLUMNS>;
const VERSION_COLUMNS = 'id, leaseId, number, kind, status, sha256, createdAt, closedAt, closeReason';
export type ContractVersion = Selected<'contract_versions', typeof VERSION_COLUMNS> & {
  readonly signers: readonly ContractSigner[];
};
/** A version with its text. */
export type FullContract = ContractVersion & { readonly document: ContractDocument };

/** What would be sent now. */
export interface ContractDraft {
  readonly document: ContractDocument;
  /** What the law wants and is not said yet, each with its article. */
  readonly missing: readonly (Citation & { readonly item: ContractItem })[];
  readonly isAmendment: boolean;
  readonly hasChanges: boolean;
}

const COLUMNS = `${VERSION_COLUMNS}, contractSigners:contract_signers(${SIGNER_COLUMNS})` as const;
const PARTICULARS =
  'description, condition, furniture, isUnfurnished, paymentForm, landlordName, landlordIdentity, landlordDomicile, tenantDomicile, agreedIn, agreedOn, extraClauses';

type Read = Omit<ContractVersion, 'signers'> & { readonly contractSigners: readonly ContractSigner[] };
const toVersion = ({ contractSigners: signers, ...version }: Read): ContractVersion => ({
  ...version,
  signers: [...signers].sort((a, b) => byCode(a.role, b.role) || byText(a.fullName, b.fullName)),
});

export const contractQueries = {
  all: ['contracts'] as const,
  /** All versions of a lease, the newest first; for readers of leases. */
  ofLease: (organizationId: string, leaseId: string) =>
    query(['contracts', organizationId, leaseId], async () => {
      const answer = await getClient()
        .from('contract_versions')
        .select(COLUMNS)
        .eq('organizationId', organizationId)
        .eq('leaseId', leaseId)
        .order('number', { ascending: false });
      return unwrap(answer).map(toVersion);
    }),
  /** What the next version says beyond the terms; empty at first. */
  particulars: (organizationId: string, leaseId: string) =>
    query(['contracts', organizationId, leaseId, 'particulars'], async () => {
      const answer = await select('contract_particulars', PARTICULARS, {
        organizationId,
        leaseId,
      }).maybeSingle();
      return (unwrap(answer) ?? emptyParticulars) as ContractParticulars;
    }),
  /** What would be sent now. Error: not_found. */
  draft: (leaseId: string) =>
    query(['contracts', 'draft', leaseId], () =>
      readApi<ContractDraft>(`/api/contracts/draft?lease=${leaseId}`),
    ),
  /** What was sent to the reader to sign, as tenant or guarantor, the newest first. */
  mine: myContractsQuery,
  /** One version with its text. Error: not_found. */
  version: (versionId: string) =>
    query(['contracts', 'version', versionId], async (): Promise<FullContract> => {
      const answer = await getClient()
        .from('contract_versions')
        .select(`body, ${COLUMNS}`)
        .eq('id', versionId)
        .maybeSingle();
      const row = unwrapRecord(answer);
      const { body, ...version } = row;
      return { ...toVersion(version), document: JSON.parse(body) as ContractDocument };
    }),
};
