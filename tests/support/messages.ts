import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { act, type Caller } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';

/** Begins a conversation for each lease; returns their ids. */
export function startConversations(
  sql: Sql,
  caller: Caller,
  { leaseIds, subject = 'Visita', body = 'Vamos el lunes.', requestId = randomUUID() }: NewConversation,
): Promise<string[]> {
  return act(sql, caller, async (transaction) => {
    const rows = await transaction<{ id: string }[]>`
      select id from public.start_conversations(${requestId}, ${[...leaseIds]}::uuid[], ${subject}, ${body}) as s (id)`;
    return rows.map(({ id }) => id);
  });
}

interface NewConversation {
  leaseIds: readonly string[];
  subject?: string;
  body?: string;
  requestId?: string;
}

export interface NewAttachment {
  id: string;
  name: string;
  file_type: string;
}

/** Writes in a conversation; returns the message's id. */
export function sendMessage(
  sql: Sql,
  caller: Caller,
  conversationId: string,
  body: string,
  {
    clientId = randomUUID(),
    attachments = [],
  }: { clientId?: string; attachments?: readonly NewAttachment[] } = {},
): Promise<string> {
  return act(sql, caller, async (transaction) => {
    const [row] = await transaction<{ id: string }[]>`
      select public.send_message(${conversationId}, ${clientId}, ${body}, ${transaction.json(attachments as never)}) as id`;
    return row?.id ?? '';
  });
}

export function markRead(
  sql: Sql,
  caller: Caller,
  conversationId: string,
  through: string,
): Promise<unknown> {
  return act(
    sql,
    caller,
    (transaction) => transaction`select public.mark_conversation_read(${conversationId}, ${through})`,
  );
}

export interface NoticeInput {
  organizationId: string;
  /** Columns of notices; a Spanish text for everybody, published now, where nothing else is said. */
  notice?: Record<string, unknown>;
  noticeId?: string | null;
  requestId?: string;
}

/** Writes a notice; returns its id. */
export function saveNotice(sql: Sql, caller: Caller, input: NoticeInput): Promise<string> {
  const { organizationId, notice = {}, noticeId = null, requestId = randomUUID() } = input;
  const whole = {
    title_es: 'Corte de agua',
    body_es: 'El martes de 9 a 12.',
    audience: 'organization',
    ...notice,
  };
  return act(sql, caller, async (transaction) => {
    const [row] = await transaction<{ id: string }[]>`
      select public.save_notice(${requestId}, ${organizationId}, ${noticeId}, ${transaction.json(whole as never)}) as id`;
    return row?.id ?? '';
  });
}

export function readNotice(
  sql: Sql,
  caller: Caller,
  noticeId: string,
  isAcknowledged = false,
): Promise<unknown> {
  return act(
    sql,
    caller,
    (transaction) => transaction`select public.read_notice(${noticeId}, ${isAcknowledged})`,
  );
}

interface NewTemplate {
  organizationId: string;
  id?: string;
  kind?: 'message' | 'notice';
  language?: string;
  title?: string;
  body?: string;
}

/** Keeps a text to write from; returns its id. */
export const saveTemplate = (sql: Sql, caller: Caller, template: NewTemplate): Promise<string> =>
  call(sql, caller, 'save_message_template', {
    p_template_id: template.id ?? randomUUID(),
    p_organization_id: template.organizationId,
    p_kind: template.kind ?? 'message',
    p_language: template.language ?? 'es',
    p_title: template.title ?? 'Saludo',
    p_body: template.body ?? 'Buenas, {inquilino}.',
  });

/** A conversation with an answer and a file of the tenant's. */
export async function addConversation(
  sql: Sql,
  office: Caller,
  { lease, users }: { lease: { id: string }; users: readonly string[] },
): Promise<string> {
  const [id = ''] = await startConversations(sql, office, { leaseIds: [lease.id] });
  const tenant: Caller = { userId: users[0] ?? '', aal: 'aal1' };
  await sendMessage(sql, tenant, id, 'De acuerdo', {
    attachments: [{ id: randomUUID(), name: 'Foto.jpg', file_type: 'jpg' }],
  });
  return id;
}

interface Office {
  readonly owner: Caller;
  readonly organizationId: string;
}

/** A saved text of each organisation. */
export const addTemplates = async (sql: Sql, home: Office, other: Office) => ({
  own: await saveTemplate(sql, home.owner, { organizationId: home.organizationId }),
  foreign: await saveTemplate(sql, other.owner, { organizationId: other.organizationId }),
});

/** Notices of both organisations, and how soon the urgent is answered. */
export async function addNotices(sql: Sql, home: Office, other: Office) {
  const at = { organizationId: home.organizationId };
  const levels = [{ priority: 'urgent', response_hours: 2, resolution_hours: 8 }];
  for (const { owner, organizationId } of [home, other]) {
    await act(
      sql,
      owner,
      (transaction) =>
        transaction`select public.set_service_levels(${organizationId}, ${transaction.json(levels)})`,
    );
  }
  return {
    everybody: await saveNotice(sql, home.owner, at),
    scheduled: await saveNotice(sql, home.owner, { ...at, notice: { publish_at: '2039-01-01T12:00:00Z' } }),
    foreign: await saveNotice(sql, other.owner, { organizationId: other.organizationId }),
  };
}
