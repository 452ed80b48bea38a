// The part of the matrices that is about drafts, contracts, signatures and documents.
import type { Actor } from '#tests/support/cast.ts';
import type { FunctionRule } from './function-rule.ts';
import { EVERY_ROLE, MANAGERS, OFFICE } from './roles.ts';
import type { TableRule } from './table-rule.ts';

const DOCUMENT = ['kind', 'name', 'is_shared'];
const REQUESTS: TableRule = { members: OFFICE, ofTenant: 'lease_id = any ($1)', service: 'reads' };

export const signingTables: Readonly<Record<string, TableRule>> = {
  contract_particulars: { key: 'lease_id', members: OFFICE, service: 'reads' },
  contract_versions: { members: OFFICE, ofTenant: 'lease_id = any ($1)', service: 'reads' },
  contract_signers: { members: OFFICE, ofTenant: 'lease_id = any ($1)', service: 'reads' },
  document_requests: REQUESTS,
  requested_files: { members: OFFICE, ofTenant: 'created_by = $2', service: 'reads' },
  documents: {
    members: EVERY_ROLE,
    narrower: { maintenance: "area = 'portfolio'" },
    ofTenant: 'lease_id = any ($1) and is_shared',
    insert: {
      columns: [
        'id',
        'organization_id',
        'property_id',
        'unit_id',
        'lease_id',
        'person_id',
        'file_type',
        'size_bytes',
        'file_sha256',
        ...DOCUMENT,
      ],
      by: MANAGERS,
      row: ({ home }) => ({
        organization_id: home.organizationId,
        property_id: home.propertyId,
        name: 'Póliza.pdf',
        file_type: 'pdf',
        size_bytes: 2048,
      }),
    },
    update: { columns: DOCUMENT, by: MANAGERS },
    remove: { by: MANAGERS, id: ({ home }) => home.documentId },
    service: 'reads',
  },
};

export const signingViews: Readonly<Record<string, TableRule>> = { document_requests_list: REQUESTS };

const ID = 'gen_random_uuid()';
const rule = (by: FunctionRule['by'], call: FunctionRule['call']): FunctionRule => ({
  by,
  call,
  refusal: 'not_found',
});

export const signingFunctions = (everybody: readonly Actor[]): Readonly<Record<string, FunctionRule>> => ({
  announce_requested_file: rule(['tenant', 'coTenant'], ({ documentRequests }) => [
    `${ID}, $1, 'carta.pdf', 'pdf', 2048`,
    documentRequests.openId,
  ]),
  ask_for_document: rule(MANAGERS, ({ shared, today }) => [`${ID}, $1, 'Carta', '', $2`, shared.id, today]),
  call_off_document_request: rule(MANAGERS, ({ documentRequests }) => ['$1', documentRequests.openId]),
  decide_document_request: rule(MANAGERS, ({ documentRequests: { handedInId, fileId } }) => [
    '$1, $2, true',
    handedInId,
    fileId,
  ]),
  // Whoever handed it in may say so again.
  hand_in_requested_file: rule(['tenant'], ({ documentRequests }) => ['$1', documentRequests.fileId]),
  my_document_requests: rule(everybody, () => ['']),
  my_leases: rule(everybody, () => ['']),
  begin_signature: rule(['tenant'], ({ contract }) => ['$1', contract.tenantSignerId]),
  call_off_lease: rule(MANAGERS, ({ home }) => [`${ID}, $1, 'Desistió'`, home.futureLeaseId]),
  contract_facts: rule(OFFICE, ({ home }) => ['$1', home.draftLeaseId]),
  delete_lease_draft: rule(MANAGERS, ({ home }) => [`${ID}, $1`, home.draftLeaseId]),
  my_contracts: rule(
    [
      ...EVERY_ROLE,
      'otherOwner',
      'tenant',
      'coTenant',
      'formerTenant',
      'otherTenant',
      'foreignTenant',
      'admin',
    ],
    () => [''],
  ),
  recall_contract: rule(MANAGERS, ({ shared }) => [`${ID}, $1`, shared.id]),
  record_paper_signature: rule(MANAGERS, ({ home }) => [`${ID}, $1`, home.draftLeaseId]),
  refuse_contract: rule(['tenant'], ({ contract }) => [`${ID}, $1, 'No'`, contract.tenantSignerId]),
  remind_signers: rule(MANAGERS, ({ contract }) => ['$1', contract.versionId]),
  save_contract_particulars: rule(MANAGERS, ({ home }) => ["$1, '{}'", home.draftLeaseId]),
  save_lease_draft: rule(MANAGERS, ({ home }) => [
    `${ID}, $1, array[$2::uuid], '2033-01-01', '2033-12-31', 'DOP', 1000, 1`,
    home.vacantUnitId,
    home.freePersonId,
  ]),
  send_amendment: rule(MANAGERS, ({ neighbour }) => [`${ID}, $1, '{"es":[]}'`, neighbour.id]),
  send_lease: rule(MANAGERS, ({ home }) => [`${ID}, $1, '{"es":[]}'`, home.draftLeaseId]),
  sign_contract: {
    by: [],
    call: ({ contract }) => [
      "$1, $2, 'firma-2026-11', $3, '190.80.1.2', 'Prueba/1.0'",
      contract.ticket,
      contract.tenantName,
      contract.sha256,
    ],
    refusal: '42501',
    isForService: true,
  },
});
