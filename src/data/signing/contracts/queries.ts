import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#src/data/api.ts';
import { getClient } from '#src/data/client.ts';
import { AppError, unwrap } from '#src/data/errors.ts';
import type { TableRow } from '#src/data/rows.ts';
import { byCode, byText } from '#src/domain/foundation/text-order.ts';
import type { Citation, ContractItem } from '#src/domain/leasing/rental-law.ts';
import {
  type ContractDocument,
  type ContractParticulars,
  emptyParticulars,
} from '#src/domain/signing/contract.ts';

export type ContractSigner = Pick<
  TableRow<'contract_signers'>,
  'id' | 'role' | 'full_name' | 'typed_name' | 'signed_at' | 'refused_at' | 'refusal_reason'
>;
export type ContractVersion = Pick<
  TableRow<'contract_versions'>,
  'id' | 'lease_id' | 'number' | 'kind' | 'status' | 'sha256' | 'created_at' | 'closed_at' | 'close_reason'
> & { readonly signers: readonly ContractSigner[] };
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

const COLUMNS =
  'id, lease_id, number, kind, status, sha256, created_at, closed_at, close_reason, contract_signers(id, role, full_name, typed_name, signed_at, refused_at, refusal_reason)';
const PARTICULARS =
  'description, condition, furniture, is_unfurnished, payment_form, landlord_name, landlord_identity, landlord_domicile, tenant_domicile, agreed_in, agreed_on, extra_clauses';

type Row = Omit<ContractVersion, 'signers'> & { readonly contract_signers: readonly ContractSigner[] };
const toVersion = ({ contract_signers: signers, ...version }: Row): ContractVersion => ({
  ...version,
  signers: [...signers].sort((a, b) => byCode(a.role, b.role) || byText(a.full_name, b.full_name)),
});

export const contractQueries = {
  all: ['contracts'] as const,
  /** All versions of a lease, the newest first; for readers of leases. */
  ofLease: (organizationId: string, leaseId: string) =>
    queryOptions({
      queryKey: ['contracts', organizationId, leaseId],
      queryFn: async () => {
        const answer = await getClient()
          .from('contract_versions')
          .select(COLUMNS)
          .eq('organization_id', organizationId)
          .eq('lease_id', leaseId)
          .order('number', { ascending: false });
        return unwrap(answer).map(toVersion);
      },
    }),
  /** What the next version says beyond the terms; empty at first. */
  particulars: (organizationId: string, leaseId: string) =>
    queryOptions({
      queryKey: ['contracts', organizationId, leaseId, 'particulars'],
      queryFn: async () => {
        const answer = await getClient()
          .from('contract_particulars')
          .select(PARTICULARS)
          .eq('organization_id', organizationId)
          .eq('lease_id', leaseId)
          .maybeSingle();
        return (unwrap(answer) ?? emptyParticulars) as ContractParticulars;
      },
    }),
  /** What would be sent now. Error: not_found. */
  draft: (leaseId: string) =>
    queryOptions({
      queryKey: ['contracts', 'draft', leaseId],
      queryFn: async () => {
        const response = await callApi(`/api/contracts/draft?lease=${leaseId}`);
        return (await response.json()) as ContractDraft;
      },
    }),
  /** What was sent to the reader to sign, as tenant or guarantor, the newest first. */
  mine: () =>
    queryOptions({
      queryKey: ['contracts', 'mine'],
      queryFn: async () => unwrap(await getClient().rpc('my_contracts')),
    }),
  /** One version with its text. Error: not_found. */
  version: (versionId: string) =>
    queryOptions({
      queryKey: ['contracts', 'version', versionId],
      queryFn: async (): Promise<FullContract> => {
        const answer = await getClient()
          .from('contract_versions')
          .select(`body, ${COLUMNS}`)
          .eq('id', versionId)
          .maybeSingle();
        const row = unwrap(answer);
        if (!row) throw new AppError('not_found', 'not_found');
        const { body, ...version } = row;
        return { ...toVersion(version), document: JSON.parse(body) as ContractDocument };
      },
    }),
};
export type MyContract = Awaited<
  ReturnType<NonNullable<ReturnType<typeof contractQueries.mine>['queryFn']>>
>[number];
