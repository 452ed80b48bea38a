// The part of the matrices that is about legal files.
import * as law from '#src/domain/law/legal-enums.ts';
import { type FunctionRule, ID, rule } from './function-rule.ts';
import { MANAGERS, OFFICE } from './roles.ts';
import type { TableRule } from './table-rule.ts';

export const lawTables: Readonly<Record<string, TableRule>> = {
  legal_files: { members: OFFICE, service: 'reads' },
  legal_file_events: { members: OFFICE, service: 'reads' },
  legal_file_documents: { key: "event_id || '/' || document_id", members: OFFICE, service: 'reads' },
};

const NOTE = JSON.stringify({ step: 'note', happened_on: '2026-01-05', note: 'Se llamó al inquilino' });

export const lawFunctions: Readonly<Record<string, FunctionRule>> = {
  open_legal_file: rule(MANAGERS, ({ neighbour }) => [`${ID}, $1, 'sublease'`, neighbour.id]),
  add_legal_file_event: rule(MANAGERS, ({ legalFiles }) => [`${ID}, $1, '${NOTE}'`, legalFiles.home]),
  close_legal_file: rule(MANAGERS, ({ legalFiles }) => ["$1, 'Se pagó'", legalFiles.home]),
  read_legal_files: rule(OFFICE, ({ home }) => ['$1', home.organizationId]),
  read_legal_file: rule(OFFICE, ({ legalFiles }) => ['$1', legalFiles.home]),
};

/** The enums of the room, by their names in the database. */
export const lawEnums: Readonly<Record<string, readonly string[]>> = {
  legal_file_kind: law.legalFileKinds,
  legal_file_status: law.legalFileStatuses,
  legal_step: law.legalSteps,
};
