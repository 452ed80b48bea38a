// The part of matrix.ts that is about tenant screening and listings.
import { EVERY_ROLE, MANAGERS, OFFICE } from './roles.ts';
import type { TableRule } from './table-rule.ts';

const APPLICATION = [
  'property_id',
  'unit_id',
  'move_in_on',
  'term_months',
  'rent_minor',
  'rent_currency',
  'is_deposit_ready',
  'note',
];
const APPLICANT = [
  'full_name',
  'email',
  'phone',
  'identity_type',
  'identity_number',
  'occupation',
  'employer',
  'income_minor',
  'income_currency',
  'consent_version',
];
const REFERENCE = ['kind', 'full_name', 'phone', 'outcome', 'note'];

export const screeningTables: Readonly<Record<string, TableRule>> = {
  applications: { members: OFFICE, update: { columns: APPLICATION, by: MANAGERS }, service: 'reads' },
  application_applicants: {
    members: OFFICE,
    insert: {
      columns: ['id', 'organization_id', 'application_id', ...APPLICANT],
      by: MANAGERS,
      row: ({ home }) => ({
        organization_id: home.organizationId,
        application_id: home.application.id,
        full_name: 'Nueva',
      }),
    },
    update: { columns: APPLICANT, by: MANAGERS },
    remove: { by: MANAGERS, id: ({ home }) => home.application.secondApplicantId },
    service: 'reads',
  },
  application_references: {
    members: OFFICE,
    insert: {
      columns: ['id', 'organization_id', 'application_id', ...REFERENCE],
      by: MANAGERS,
      row: ({ home }) => ({
        organization_id: home.organizationId,
        application_id: home.application.id,
        kind: 'employer',
        full_name: 'Nueva',
      }),
    },
    update: { columns: REFERENCE, by: MANAGERS },
    remove: { by: MANAGERS, id: ({ home }) => home.application.referenceId },
    service: 'reads',
  },
  application_documents: {
    members: OFFICE,
    insert: {
      columns: ['id', 'organization_id', 'application_id', 'kind', 'file_name', 'file_type'],
      by: MANAGERS,
      row: ({ home }) => ({
        organization_id: home.organizationId,
        application_id: home.application.id,
        kind: 'income',
        file_name: 'Nómina.pdf',
        file_type: 'pdf',
      }),
    },
    remove: { by: MANAGERS, id: ({ home }) => home.application.documentId },
    service: 'reads',
  },
  bureau_checks: { members: OFFICE, service: 'reads' },
  application_events: { members: OFFICE, service: 'reads' },
  listings: { members: EVERY_ROLE, service: 'reads' },
  listing_photos: { members: EVERY_ROLE, key: 'photo_id', service: 'reads' },
  screening_settings: { members: OFFICE, key: 'organization_id', service: 'reads' },
};
