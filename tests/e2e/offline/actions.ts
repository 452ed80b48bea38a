// What actions are done about, and what became of them.
import { randomUUID } from 'node:crypto';
import { expect } from '#tests/support/browser.ts';
import { made, type Rental, today } from '#tests/support/rental.ts';

/** The tenant has a leak to write about. @returns the request's id */
export async function reportLeak({ tenant, leaseId }: Pick<Rental, 'tenant' | 'leaseId'>): Promise<string> {
  return made(
    tenant.client.rpc('report_maintenance', {
      p_request_id: randomUUID(),
      p_lease_id: leaseId,
      p_category: 'plumbing',
      p_priority: 'medium',
      p_title: 'Gotea el lavamanos',
      p_description: '',
      p_may_enter: false,
      p_access_note: '',
    }),
  );
}

/** A repair that is done, a conversation, a notice and a document that is asked for. */
export async function prepare({ tenant, owner, leaseId, organizationId }: Rental) {
  const leak = await reportLeak({ tenant, leaseId });
  const repaired = await reportLeak({ tenant, leaseId });
  for (const status of ['in_progress', 'completed'] as const) {
    await made(
      owner.client.rpc('move_maintenance', {
        p_request_id: randomUUID(),
        p_maintenance_id: repaired,
        p_status: status,
        p_note: '',
      }),
    );
  }
  const [conversation = ''] = await made(
    owner.client.rpc('start_conversations', {
      p_request_id: randomUUID(),
      p_lease_ids: [leaseId],
      p_subject: 'Visita',
      p_body: 'Vamos el lunes.',
    }),
  );
  const notice = await made(
    owner.client.rpc('save_notice', {
      p_request_id: randomUUID(),
      p_organization_id: organizationId,
      p_notice_id: null as unknown as string,
      p_notice: {
        ...{ title_es: 'Sin agua', body_es: 'De 9 a 12.', title_en: '', body_en: '' },
        ...{ audience: 'organization', needs_acknowledgement: true },
      },
    }),
  );
  const document = await made(
    owner.client.rpc('ask_for_document', {
      p_request_id: randomUUID(),
      p_lease_id: leaseId,
      p_name: 'Carta de trabajo',
      p_reason: '',
      p_due_on: today(),
    }),
  );
  return { leak, repaired, conversation, notice, document };
}

/** What was rated, written, begun, acknowledged and handed in is there once. */
export async function expectRest(
  { tenant, owner, leaseId }: Rental,
  ids: Omit<Awaited<ReturnType<typeof prepare>>, 'leak'>,
): Promise<void> {
  const [rated] = await made(
    tenant.client.from('maintenance_requests').select('rating').eq('id', ids.repaired),
  );
  expect(rated?.rating).toBe(4);
  const written = await made(
    tenant.client.from('messages_list').select('body').eq('conversation_id', ids.conversation).order('id'),
  );
  expect(written.map(({ body }) => body)).toEqual(['Vamos el lunes.', 'Bien', 'Gracias', 'Hasta el lunes']);
  const conversations = await made(
    tenant.client.from('conversations_list').select('subject').eq('lease_id', leaseId).order('created_at'),
  );
  expect(conversations.map(({ subject }) => subject)).toEqual(['Visita', 'Escalera']);
  const [notice] = await made(
    owner.client.from('notices_list').select('acknowledged_count').eq('id', ids.notice),
  );
  expect(notice?.acknowledged_count).toBe(1);
  const files = await made(
    owner.client.from('requested_files').select('path, handed_in_at').eq('document_request_id', ids.document),
  );
  expect(files).toEqual([{ path: expect.stringMatching(/\.jpg$/), handed_in_at: expect.any(String) }]);
  const file = await made(owner.client.storage.from('documents').download(files[0]?.path ?? ''));
  expect(file.size).toBeGreaterThan(1_000);
}
