import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { startOfMonth } from '#src/domain/foundation/dates.ts';
import { makeAccount } from '#tests/support/account.ts';
import { today } from '#tests/support/rental.ts';
import type { TestStack } from '#tests/support/start-stack.ts';

export const password = 'Llavero-2026';

export interface LeaseScene {
  owner: SupabaseClient;
  /** The owner's access token. */
  ownerToken: string;
  leaseId: string;
  leaseTenantId: string;
  tenantEmail: string;
}

/** Somebody signed in, as a browser would be. */
export async function signUp(
  stack: TestStack,
  email: string,
): Promise<{ client: SupabaseClient; token: string }> {
  const { client, session } = await makeAccount(stack, {
    email,
    password,
    metadata: { full_name: 'Ana Peña', user_type: 'owner', locale: 'es' },
  });
  return { client: client as unknown as SupabaseClient, token: session.access_token };
}

/** An owner with one property, one unit and one lease of RD$25,000 that began on the first of this month. */
export async function makeLease(
  stack: TestStack,
  tenantEmail = `tenant-${randomUUID()}@example.com`,
): Promise<LeaseScene> {
  const { client: owner, token: ownerToken } = await signUp(stack, `owner-${randomUUID()}@example.com`);
  const organization_id = await made(
    owner.rpc('create_organization', { p_request_id: randomUUID(), p_name: 'Inversiones Peña' }),
  );
  const ids = { property: randomUUID(), unit: randomUUID(), person: randomUUID() };
  const property = {
    id: ids.property,
    organization_id,
    name: 'Residencial Los Ángeles',
    property_type: 'multi_family',
  };
  await made(
    owner
      .from('properties')
      .insert({ ...property, municipality: 'Santo Domingo', province: 'Distrito Nacional' }),
  );
  await made(
    owner.from('units').insert({ id: ids.unit, organization_id, property_id: ids.property, label: '3-B' }),
  );
  const person = { id: ids.person, organization_id, full_name: 'María José Muñoz', email: tenantEmail };
  await made(owner.from('people').insert(person));

  const leaseId = await made(
    owner.rpc('create_lease', {
      p_request_id: randomUUID(),
      p_unit_id: ids.unit,
      p_person_ids: [ids.person],
      p_starts_on: startOfMonth(today()),
      p_ends_on: `${Number(today().slice(0, 4)) + 1}-12-31`,
      p_currency: 'DOP',
      p_rent_minor: 2_500_000,
      p_due_day: 1,
      p_deposit_minor: 2_500_000,
    }),
  );
  const tenant = await made(owner.from('lease_tenants').select('id').eq('lease_id', leaseId).single());
  return { owner, ownerToken, leaseId, leaseTenantId: tenant.id, tenantEmail };
}

/** The tenant of the lease, who has an account and took the invitation. */
export async function joinTenant(
  stack: TestStack,
  { owner, leaseTenantId, tenantEmail }: LeaseScene,
): Promise<{ tenant: SupabaseClient; tenantToken: string }> {
  const [invitation] = await made(
    owner.rpc('invite_tenant', { p_request_id: randomUUID(), p_lease_tenant_id: leaseTenantId }),
  );
  const metadata = { full_name: 'María José Muñoz', user_type: 'tenant', locale: 'es' };
  const account = await makeAccount(stack, { email: tenantEmail, password, metadata });
  const tenant = account.client as unknown as SupabaseClient;
  await made(tenant.rpc('accept_invitation', { p_token: invitation.token }));
  return { tenant, tenantToken: account.session.access_token };
}

/** The data of an answer. @throws its error. */
export async function made<Data>(
  answer: PromiseLike<{ data: Data; error: { message: string } | null }>,
): Promise<NonNullable<Data>> {
  const { data, error } = await answer;
  if (error) throw new Error(error.message);
  return data as NonNullable<Data>;
}
