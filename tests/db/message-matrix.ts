// The part of the matrices that is about conversations, notices and service levels.
import type { Actor } from '#tests/support/cast.ts';
import { type FunctionRule, ID, rule } from './function-rule.ts';
import { CASHIERS, EVERY_ROLE, OFFICE } from './roles.ts';
import type { TableRule } from './table-rule.ts';

/** Who may write messages: the table of permissions gives them to the same roles as the cash box. */
const WRITERS = CASHIERS;

const LEASES = 'lease_id = any ($1)';
const CONVERSATIONS = 'conversation_id in (select id from public.conversations where lease_id = any ($1))';
const MY_PEOPLE = 'person_id in (select id from public.people where user_id = $2)';
const PUBLISHED =
  'notice_id in (select id from public.notices where publish_at <= now() and withdrawn_at is null)';
const MY_NOTICES = `id in (select notice_id from public.notice_recipients where ${MY_PEOPLE} and ${PUBLISHED})`;

const CONVERSATION: TableRule = { members: OFFICE, ofTenant: LEASES, service: 'reads' };
const MESSAGE: TableRule = { members: OFFICE, ofTenant: CONVERSATIONS, service: 'reads' };
const NOTICE: TableRule = { members: OFFICE, ofTenant: MY_NOTICES, service: 'reads' };
const RECIPIENT: TableRule = {
  key: "notice_id || '/' || person_id",
  members: OFFICE,
  ofTenant: `${MY_PEOPLE} and ${PUBLISHED}`,
  service: 'reads',
};

export const messageTables: Readonly<Record<string, TableRule>> = {
  conversations: CONVERSATION,
  messages: MESSAGE,
  message_templates: { members: OFFICE, service: 'reads' },
  message_attachments: MESSAGE,
  conversation_marks: {
    key: "user_id || '/' || conversation_id",
    members: [],
    ofOrganization: 'false',
    isOwnUser: true,
    ownerColumn: 'user_id',
    service: 'reads',
  },
  notices: NOTICE,
  notice_recipients: RECIPIENT,
  service_levels: {
    key: "organization_id || '/' || priority",
    members: EVERY_ROLE,
    ofTenant: 'organization_id in (select organization_id from public.leases where id = any ($1))',
    service: 'reads',
  },
};

export const messageViews: Readonly<Record<string, TableRule>> = {
  conversations_list: CONVERSATION,
  messages_list: MESSAGE,
  notices_list: NOTICE,
  notice_recipients_list: RECIPIENT,
};

const NEW_NOTICE = JSON.stringify({ title_es: 'Aviso', body_es: 'Texto', audience: 'organization' });
const LEVELS = JSON.stringify([{ priority: 'low', response_hours: 24, resolution_hours: 48 }]);

export const messageFunctions = (everybody: readonly Actor[]): Readonly<Record<string, FunctionRule>> => ({
  archive_conversations: rule(WRITERS, ({ conversations }) => [
    'array[$1]::uuid[], true',
    conversations.shared,
  ]),
  count_notice_people: rule(WRITERS, ({ home }) => ['$1, $2::text::jsonb', home.organizationId, NEW_NOTICE]),
  mark_conversation_read: rule([...OFFICE, 'tenant', 'coTenant'], ({ conversations }) => [
    '$1, 9999999',
    conversations.shared,
  ]),
  my_latest_conversations: rule(everybody, () => ['']),
  my_notices: rule(everybody, () => ['']),
  my_waiting_counts: rule(everybody, () => ['']),
  preview_message: rule(WRITERS, ({ shared }) => ["$1, 'Hola, {tenant}'", shared.id]),
  read_notice: rule(['tenant', 'coTenant', 'otherTenant', 'formerTenant'], ({ notices }) => [
    '$1, true',
    notices.everybody,
  ]),
  remove_message_template: rule(WRITERS, ({ templates }) => ['$1', templates.own]),
  remind_notice: rule(WRITERS, ({ notices }) => ['$1', notices.everybody]),
  save_message_template: rule(WRITERS, ({ home }) => [
    `${ID}, $1, 'message', 'es', gen_random_uuid()::text, 'Buenas'`,
    home.organizationId,
  ]),
  save_notice: rule(WRITERS, ({ home }) => [
    `${ID}, $1, null, $2::text::jsonb`,
    home.organizationId,
    NEW_NOTICE,
  ]),
  search_conversations: rule(everybody, ({ home }) => ['$1, $2', home.organizationId, 'visita']),
  send_message: rule([...WRITERS, 'tenant', 'coTenant'], ({ conversations }) => [
    `$1, ${ID}, 'Hola'`,
    conversations.shared,
  ]),
  set_service_levels: rule(['owner'], ({ home }) => ['$1, $2::text::jsonb', home.organizationId, LEVELS]),
  start_conversations: rule([...WRITERS, 'tenant', 'coTenant'], ({ shared }) => [
    `${ID}, array[$1]::uuid[], 'Llave', 'Hola'`,
    shared.id,
  ]),
  waiting_counts: rule(everybody, ({ home }) => ['$1', home.organizationId]),
  unpublish_notice: rule(WRITERS, ({ notices }) => ['$1', notices.everybody]),
});
