import { randomUUID } from 'node:crypto';
import { addDays } from '#src/domain/foundation/dates.ts';
import { emptyParticulars, SIGNATURE_CONSENT } from '#src/domain/signing/contract.ts';
import type { Language } from '#src/i18n/language.ts';
import { knownText, loadText, type Texts } from '#src/i18n/load.ts';
import { made, newPerson, type Person, today } from '#tests/support/rental.ts';
import { makeVacantPlace, type VacantPlace } from '../screening/place.ts';

const parts = [
  'contract',
  'documents',
  'ownerContract',
  'ownerMoney',
  'ownerLeasing',
  'common',
  'record',
] as const;
export type SigningTexts = Pick<Texts, (typeof parts)[number]>;

export async function signingTexts(language: Language): Promise<SigningTexts> {
  await loadText(language, parts);
  return Object.fromEntries(parts.map((part) => [part, knownText(part, language)])) as SigningTexts;
}

export interface DraftScene extends VacantPlace {
  readonly tenant: Person;
  readonly personId: string;
  readonly leaseId: string;
}

/** A draft of a lease, from tomorrow on, of a tenant who has an account; the property has its street. */
export async function makeDraft(url: string | undefined): Promise<DraftScene> {
  const place = await makeVacantPlace(url);
  const tenant = await newPerson(url, 'Pedro Núñez', 'tenant');
  const { client } = place.owner;
  const street = { street: 'Calle El Sol', street_number: '12', sector: 'Centro' };
  await made(client.from('properties').update(street).eq('id', place.propertyId).select('id').single());
  const { id: personId } = await made(
    client
      .from('people')
      .insert({
        organization_id: place.organizationId,
        full_name: tenant.name,
        email: tenant.email,
        identity_type: 'cedula',
        identity_number: '00113918205',
      })
      .select('id')
      .single(),
  );
  const leaseId = await made(
    client.rpc('save_lease_draft', {
      p_request_id: randomUUID(),
      p_unit_id: place.unitId,
      p_person_ids: [personId],
      p_starts_on: addDays(today(), 1),
      p_ends_on: addDays(today(), 365),
      p_currency: 'DOP',
      p_rent_minor: 2_500_000,
      p_due_day: 5,
      p_deposit_minor: 2_500_000,
    }),
  );
  return { ...place, tenant, personId, leaseId };
}

/** Says everything that the law asks of a contract. */
export async function completeContract(scene: Pick<DraftScene, 'owner' | 'leaseId'>): Promise<void> {
  const { error } = await scene.owner.client.rpc('save_contract_particulars', {
    p_lease_id: scene.leaseId,
    p_particulars: {
      ...emptyParticulars,
      description: 'Apartamento',
      condition: 'Buen estado',
      is_unfurnished: true,
      payment_form: 'Transferencia',
      landlord_identity: '001-0000000-0',
      landlord_domicile: 'Santiago',
      tenant_domicile: 'Calle El Sol 12',
      agreed_on: today(),
    },
  });
  if (error) throw new Error(error.message);
}

/** As the screens do: the endpoint writes the document and sends it. @returns the version's id */
export async function sendContract(
  url: string | undefined,
  { owner, leaseId }: Pick<DraftScene, 'owner' | 'leaseId'>,
): Promise<string> {
  const body = { leaseId, requestId: randomUUID(), withGuarantors: false, language: 'es' };
  const response = await post(url, '/api/contracts', owner, body);
  return ((await response.json()) as { versionId: string }).versionId;
}

/** Signs through the endpoint, as the screens do. */
export async function signContract(url: string | undefined, versionId: string, person: Person, role: string) {
  const version = await made(
    person.client
      .from('contract_versions')
      .select('sha256, contract_signers(id, role)')
      .eq('id', versionId)
      .single(),
  );
  const signer = version.contract_signers.find((one) => one.role === role);
  const body = {
    signerId: signer?.id,
    name: person.name,
    sha256: version.sha256,
    consent: SIGNATURE_CONSENT,
  };
  await post(url, '/api/contracts/sign', person, body);
}

async function post(url: string | undefined, path: string, { session }: Person, body: object) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}
