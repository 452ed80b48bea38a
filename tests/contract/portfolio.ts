import { type Client, dataOf, type Project } from '#tests/contract/project.ts';

/** A person with a session. */
export interface User {
  client: Client;
  id: string;
  email: string;
}

/** An owner with a rented unit, its tenant, and another owner who has nothing to do with them. */
export interface Portfolio {
  owner: User;
  tenant: User;
  stranger: User;
  organizationId: string;
  propertyId: string;
  unitId: string;
  leaseId: string;
}

export async function createOrganization(owner: User, name: string): Promise<string> {
  const answer = await owner.client.rpc('create_organization', {
    p_request_id: crypto.randomUUID(),
    p_name: name,
  });
  return dataOf(answer);
}

export async function createProperty(owner: User, organizationId: string, name: string): Promise<string> {
  const answer = await owner.client
    .from('properties')
    .insert({
      organization_id: organizationId,
      name,
      property_type: 'multi_family',
      municipality: 'Santo Domingo Este',
      province: 'Santo Domingo',
    })
    .select('id')
    .single();
  return dataOf(answer).id;
}

export async function createUnit(
  owner: User,
  portfolio: Pick<Portfolio, 'organizationId' | 'propertyId'>,
  label: string,
) {
  const answer = await owner.client
    .from('units')
    .insert({ organization_id: portfolio.organizationId, property_id: portfolio.propertyId, label })
    .select('id')
    .single();
  return dataOf(answer).id;
}

/** Makes a portfolio through the same calls as the product's screens. */
export async function createPortfolio(project: Project): Promise<Portfolio> {
  const owner = await project.signUp('owner', { user_type: 'owner' });
  const tenant = await project.signUp('tenant', { user_type: 'tenant' });
  const stranger = await project.signUp('stranger', { user_type: 'owner' });
  const organizationId = await createOrganization(owner, 'Inmobiliaria del Contrato');
  const propertyId = await createProperty(owner, organizationId, 'Residencial Las Palmas');
  const unitId = await createUnit(owner, { organizationId, propertyId }, 'A-1');
  const person = await owner.client
    .from('people')
    .insert({ organization_id: organizationId, full_name: 'Yesenia Mercedes', email: tenant.email })
    .select('id')
    .single();
  const lease = await owner.client.rpc('create_lease', {
    p_request_id: crypto.randomUUID(),
    p_unit_id: unitId,
    p_person_ids: [dataOf(person).id],
    p_starts_on: '2026-01-01',
    p_ends_on: '2026-12-31',
    p_currency: 'DOP',
    p_rent_minor: 2_500_000,
    p_due_day: 5,
    p_deposit_minor: 5_000_000,
  });
  const leaseId = dataOf(lease);
  await acceptInvitation(owner, tenant, leaseId);
  return { owner, tenant, stranger, organizationId, propertyId, unitId, leaseId };
}

async function acceptInvitation(owner: User, tenant: User, leaseId: string): Promise<void> {
  const seat = dataOf(
    await owner.client.from('lease_tenants').select('id').eq('lease_id', leaseId).limit(1).single(),
  );
  const invitation = dataOf(
    await owner.client.rpc('invite_tenant', {
      p_request_id: crypto.randomUUID(),
      p_lease_tenant_id: seat.id,
    }),
  );
  const [{ token } = { token: '' }] = [invitation].flat();
  const accepted = await tenant.client.rpc('accept_invitation', { p_token: token });
  if (accepted.error) throw accepted.error;
}
