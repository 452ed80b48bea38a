import { createHash, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { act, type Caller } from '#tests/support/actors.ts';
import type { Landlord } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

/** A contract's text as these stories send it. */
export const BODY = '{"es":[{"heading":"Contrato","paragraphs":["Única cláusula."]}]}';
export const sha256Of = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

export interface Signer {
  id: string;
  role: 'landlord' | 'tenant' | 'guarantor';
  full_name: string;
  person_id: string | null;
}

export async function signersOf(sql: Sql, versionId: string): Promise<Signer[]> {
  return sql<Signer[]>`
    select id, role, full_name, person_id from public.contract_signers where version_id = ${versionId}
    order by role, full_name`;
}

/** @returns the ticket that the service signs with */
export async function beginSignature(sql: Sql, caller: Caller, signerId: string): Promise<string> {
  return act(sql, caller, async (transaction) => {
    const [row] = await transaction<{ id: string }[]>`select public.begin_signature(${signerId}) as id`;
    return row?.id ?? '';
  });
}

export interface SignatureInput {
  ticket: string;
  name: string;
  sha256?: string;
  consent?: string;
}

/** As the edge does it, with the address that it saw. @returns what became of the version */
export async function signAsService(
  sql: Sql,
  { ticket, name, sha256, consent }: SignatureInput,
): Promise<string> {
  return act(sql, 'service', async (transaction) => {
    const [row] = await transaction<{ status: string }[]>`
      select public.sign_contract(${ticket}, ${name}, ${consent ?? 'firma-2026-11'}, ${sha256 ?? sha256Of(BODY)},
        '190.80.1.2', 'Prueba/1.0') as status`;
    return row?.status ?? '';
  });
}

/** A person signs in their place. */
export async function sign(
  sql: Sql,
  caller: Caller,
  signer: Signer,
  name = signer.full_name,
): Promise<string> {
  return signAsService(sql, { ticket: await beginSignature(sql, caller, signer.id), name });
}

export interface SentContract {
  versionId: string;
  /** Of the lease's first tenant. */
  tenantSignerId: string;
}

/** A contract that waits for all of its signatures. */
export async function sendContract(
  sql: Sql,
  owner: Caller,
  leaseId: string,
  verb: 'sendLease' | 'sendAmendment' = 'sendAmendment',
): Promise<SentContract> {
  const versionId = await verbs[verb](sql, owner, { leaseId, body: BODY });
  const [tenant] = await sql<{ id: string }[]>`
    select s.id from public.contract_signers s
    join public.lease_tenants t on t.lease_id = s.lease_id and t.person_id = s.person_id
    where s.version_id = ${versionId} order by t.is_primary desc limit 1`;
  return { versionId, tenantSignerId: tenant?.id ?? '' };
}

/** A draft of a lease of somebody new in a vacant unit, with what its contract will say. */
export async function addDraft(
  sql: Sql,
  landlord: Landlord,
  { unitId, personId }: { unitId: string; personId: string },
): Promise<string> {
  const id = await verbs.saveLeaseDraft(sql, landlord.owner, {
    unitId,
    personIds: [personId],
    startsOn: '2032-01-01',
    endsOn: '2032-12-31',
  });
  await act(
    sql,
    landlord.owner,
    (transaction) =>
      transaction`select public.save_contract_particulars(${id}, '{"description": "Apartamento"}')`,
  );
  return id;
}

export interface NewDocument {
  id?: string;
  propertyId?: string;
  leaseId?: string;
  personId?: string;
  isShared?: boolean;
}

/** Announces a document. @returns its id */
export async function addDocument(
  sql: Sql,
  caller: Caller,
  organizationId: string,
  { id = randomUUID(), propertyId, leaseId, personId, isShared = false }: NewDocument,
): Promise<string> {
  await act(
    sql,
    caller,
    (transaction) => transaction`
    insert into public.documents (id, organization_id, property_id, lease_id, person_id, kind, name, file_type, size_bytes, is_shared)
    values (${id}, ${organizationId}, ${propertyId ?? null}, ${leaseId ?? null}, ${personId ?? null}, 'other', 'Papel.pdf',
      'pdf', 1024, ${isShared})`,
  );
  return id;
}

export interface BegunContract extends SentContract {
  tenantName: string;
  ticket: string;
  sha256: string;
}

type Place = readonly [landlord: Landlord, leaseId: string];

/** In both places a contract that waits to be signed and documents that tenants see and do not see. */
export async function writePapers(
  sql: Sql,
  there: Place,
  here: Place,
  tenant: Caller,
): Promise<BegunContract> {
  for (const [{ owner, organizationId }, leaseId] of [there, here]) {
    await sendContract(sql, owner, leaseId);
    for (const isShared of [true, false])
      await addDocument(sql, owner, organizationId, { leaseId, isShared });
  }
  const [signer] = await sql<{ id: string; version_id: string; full_name: string }[]>`
    select s.id, s.version_id, s.full_name from public.contract_signers s
    join public.lease_tenants t on t.lease_id = s.lease_id and t.person_id = s.person_id and t.is_primary
    where s.lease_id = ${here[1]}`;
  const tenantSignerId = signer?.id ?? '';
  const ticket = await beginSignature(sql, tenant, tenantSignerId);
  // The matrix asks thousands of questions, which takes a busy machine longer than a ticket lasts.
  await sql`update private.signature_tickets set expires_at = now() + interval '1 hour' where id = ${ticket}`;
  return {
    versionId: signer?.version_id ?? '',
    tenantSignerId,
    tenantName: signer?.full_name ?? '',
    ticket,
    sha256: sha256Of(BODY),
  };
}

/** A document that was sent to somebody of another name. */
export async function renameSigner(sql: Sql, signerId: string, name: string): Promise<void> {
  await sql`alter table public.contract_signers disable trigger user`;
  await sql`update public.contract_signers set full_name = ${name} where id = ${signerId}`;
  await sql`alter table public.contract_signers enable trigger user`;
}
