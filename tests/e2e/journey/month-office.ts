// What the owner does in the tenant's month, through the calls that their screens make.
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Language } from '#src/i18n/language.ts';
import { made, type Rental } from '#tests/support/rental.ts';

/** Gives the tenant an address without an account, and mails the invitation to it. @returns the address */
export async function inviteByMail(
  request: APIRequestContext,
  { owner, leaseId, tenant }: Rental,
  language: Language,
): Promise<string> {
  const email = `mes-${language}-${randomUUID()}@e2e.llavero.test`;
  await made(owner.client.from('people').update({ email }).eq('email', tenant.email).select('id').single());
  const seat = await made(owner.client.from('lease_tenants').select('id').eq('lease_id', leaseId).single());
  const answer = await request.post('/api/invitations', {
    data: { leaseTenantId: seat.id, requestId: randomUUID(), language },
    headers: { authorization: `Bearer ${owner.session.access_token}` },
  });
  expect(answer.status()).toBe(201);
  return email;
}

/** Confirms what was reported, once its proof has arrived. */
export async function confirmReported({ owner, leaseId }: Rental, reference: string): Promise<void> {
  const reported = () =>
    made(
      owner.client
        .from('payments')
        .select('id, proof_path')
        .match({ lease_id: leaseId, reference, status: 'reported' })
        .single(),
    );
  await expect.poll(async () => (await reported()).proof_path).toMatch(/\.\w+$/);
  const { id } = await reported();
  const proof = await owner.client.storage
    .from('payment-proofs')
    .download((await reported()).proof_path ?? '');
  expect(proof.data?.size).toBeGreaterThan(1000);
  const { error } = await owner.client.rpc('confirm_payment', {
    p_request_id: randomUUID(),
    p_payment_id: id,
  });
  expect(error).toBeNull();
}

/** Answers what the tenant wrote about a repair, and sees to it. */
export async function repair({ owner, leaseId }: Rental, said: string, answer: string): Promise<void> {
  const { client } = owner;
  const { id } = await made(
    client.from('maintenance_requests').select('id').eq('lease_id', leaseId).single(),
  );
  const words = async () => {
    const rows = await made(client.from('maintenance_events').select('body').eq('maintenance_id', id));
    return rows.map(({ body }) => body);
  };
  await expect.poll(words).toContain(said);
  const photos = await made(client.from('maintenance_photos').select('path').eq('maintenance_id', id));
  expect(photos).toHaveLength(1);
  const request = () => ({ p_request_id: randomUUID(), p_maintenance_id: id });
  await made(client.rpc('write_maintenance_message', { ...request(), p_body: answer }));
  for (const status of ['in_progress', 'completed'] as const) {
    const { error } = await client.rpc('move_maintenance', { ...request(), p_status: status });
    expect(error).toBeNull();
  }
}

export interface NoticeWords {
  readonly title: string;
  readonly body: string;
}

/** Publishes a notice that asks to be acknowledged. @returns its id */
export const publishNotice = (
  { owner, organizationId }: Rental,
  { es, en }: Record<Language, NoticeWords>,
): Promise<string> =>
  made(
    owner.client.rpc('save_notice', {
      p_request_id: randomUUID(),
      p_organization_id: organizationId,
      // The generated type does not know that there may be none.
      p_notice_id: null as unknown as string,
      p_notice: {
        ...{ title_es: es.title, body_es: es.body, title_en: en.title, body_en: en.body },
        ...{ audience: 'organization', property_id: null, unit_ids: [], lease_ids: [] },
        ...{ publish_at: null, expires_at: null, needs_acknowledgement: true },
      },
    }),
  );

/** When the only reader of a notice said that they had understood it. */
export async function acknowledgedAt({ owner }: Rental, noticeId: string): Promise<string | null> {
  const readers = await made(
    owner.client.from('notice_recipients').select('acknowledged_at').eq('notice_id', noticeId),
  );
  return readers[0]?.acknowledged_at ?? null;
}

/** Opens an area that needs no approval, and publishes the rules of the house. */
export async function openCommunity({ owner, propertyId }: Rental, area: string, rules: string) {
  await made(
    owner.client.rpc('save_common_area', {
      ...{ p_area_id: randomUUID(), p_property_id: propertyId, p_name: area, p_description: '' },
      ...{ p_opens_at: '00:00', p_closes_at: '24:00', p_slot_minutes: 480, p_max_per_week: 2 },
      ...{ p_days_ahead: 30, p_needs_approval: false, p_is_open: true },
    }),
  );
  await made(
    owner.client.rpc('publish_house_rules', {
      p_rules_id: randomUUID(),
      p_property_id: propertyId,
      p_body: rules,
    }),
  );
}
