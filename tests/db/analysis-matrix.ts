// The part of the matrices that is about boards of measures, and how long tenancies last.
import type { Actor } from '#tests/support/cast.ts';
import { type FunctionRule, rule } from './function-rule.ts';
import { OFFICE } from './roles.ts';
import type { TableRule } from './table-rule.ts';

const BOARD = ['name', 'is_shared', 'views', 'position'];

export const analysisTables: Readonly<Record<string, TableRule>> = {
  analysis_boards: {
    members: [],
    ofOrganization: 'false',
    isOwnUser: true,
    ownerColumn: 'user_id',
    insert: {
      columns: ['id', 'organization_id', ...BOARD],
      by: OFFICE,
      row: ({ home }) => ({ organization_id: home.organizationId, name: 'Nuevo' }),
    },
    update: { columns: BOARD, by: [] },
    remove: { by: ['owner'], id: ({ home }) => home.boardId },
    service: 'writes',
  },
};

export const analysisFunctions = (everybody: readonly Actor[]): Readonly<Record<string, FunctionRule>> => ({
  lease_cohorts: rule(everybody, ({ home, today }) => ['$1, $2', home.organizationId, today]),
});
