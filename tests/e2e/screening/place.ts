import { randomUUID } from 'node:crypto';
import type { Language } from '#src/i18n/language.ts';
import { knownText, loadText, type Texts } from '#src/i18n/load.ts';
import { made, newPerson, type Person } from '#tests/support/rental.ts';

/** The words of screening and of listings; those of the rest of the area are in textsOf. */
export async function screeningTexts(
  language: Language,
): Promise<Texts['ownerScreening'] & Texts['ownerListing']> {
  await loadText(language, ['ownerScreening', 'ownerListing']);
  return Object.assign({}, knownText('ownerScreening', language), knownText('ownerListing', language));
}

export interface VacantPlace {
  readonly owner: Person;
  readonly organizationId: string;
  readonly propertyId: string;
  readonly property: string;
  readonly unitId: string;
  readonly unit: string;
}

/** An owner with a vacant unit. */
export async function makeVacantPlace(url: string | undefined): Promise<VacantPlace> {
  const owner = await newPerson(url, 'Carmen Jiménez', 'owner');
  const { client } = owner;
  const mark = randomUUID().slice(0, 8);
  const organizationId = await made(
    client.rpc('create_organization', { p_request_id: randomUUID(), p_name: `Alquileres ${mark}` }),
  );
  const place = { organization_id: organizationId, municipality: 'Santiago', province: 'Santiago' };
  const property = `Torre ${mark}`;
  const { id: propertyId } = await made(
    client
      .from('properties')
      .insert({ ...place, name: property, property_type: 'condominium' })
      .select('id')
      .single(),
  );
  const unit = `A-${mark}`;
  const { id: unitId } = await made(
    client
      .from('units')
      .insert({ organization_id: organizationId, property_id: propertyId, label: unit })
      .select('id')
      .single(),
  );
  return { owner, organizationId, propertyId, property, unitId, unit };
}
