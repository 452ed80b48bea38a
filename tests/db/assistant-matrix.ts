import { modelTables } from './model-matrix.ts';
import { EVERYBODY } from './roles.ts';
import type { TableRule } from './table-rule.ts';

/** What users ask the assistant: their own, whoever they are. */
export const assistantTables: Readonly<Record<string, TableRule>> = {
  ...modelTables,
  assistant_conversations: {
    members: [],
    ofOrganization: 'false',
    isOwnUser: true,
    ownerColumn: 'user_id',
    insert: {
      columns: ['id', 'organization_id', 'title'],
      by: EVERYBODY,
      row: () => ({ title: '¿Cuánto debo?' }),
    },
    update: { columns: ['title'], by: [] },
    remove: { by: ['owner'], id: ({ home }) => home.conversationId },
    service: 'writes',
  },
  assistant_turns: {
    members: [],
    ofOrganization: 'false',
    isOwnUser: true,
    ownerColumn: 'user_id',
    insert: {
      columns: ['id', 'conversation_id', 'question', 'answer'],
      by: ['owner'],
      row: ({ home }) => ({
        conversation_id: home.conversationId,
        question: '¿Y la mora?',
        answer: { parts: [] },
      }),
    },
    service: 'writes',
  },
};
