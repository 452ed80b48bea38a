import type { PropertyType } from '#src/domain/enums.ts';
import { getClient } from '../client.ts';
import { toAppError, unwrap } from '../errors.ts';
import { addUnits, type UnitFields } from '../units/mutations.ts';

/** A property's own facts; texts that are unknown are empty. */
export interface PropertyFields {
  readonly name: string;
  readonly propertyType: PropertyType;
  readonly street: string;
  readonly streetNumber: string;
  readonly sector: string;
  readonly municipality: string;
  readonly province: string;
  /** How people find it: "frente al parque". */
  readonly reference: string;
}

export interface NewProperty {
  readonly organizationId: string;
  readonly property: PropertyFields;
  readonly units: readonly UnitFields[];
}

const toRow = (fields: PropertyFields) => ({
  name: fields.name.trim(),
  property_type: fields.propertyType,
  street: fields.street.trim(),
  street_number: fields.streetNumber.trim(),
  sector: fields.sector.trim(),
  municipality: fields.municipality.trim(),
  province: fields.province,
  reference: fields.reference.trim(),
});

/**
 * Adds a property with its units under an id that the client made: a repeat finds the first one and adds only the
 * units that are missing. When the units are refused, the property is taken back. Returns the property's id.
 */
export async function createProperty(input: NewProperty, propertyId: string): Promise<string> {
  const { organizationId, property, units } = input;
  unwrap(
    await getClient()
      .from('properties')
      .upsert(
        { id: propertyId, organization_id: organizationId, ...toRow(property) },
        { onConflict: 'id', ignoreDuplicates: true },
      ),
  );
  if (units.length === 0) return propertyId;
  try {
    await addUnits({ organizationId, propertyId, units });
  } catch (failure) {
    const error = toAppError(failure);
    // After an unknown outcome the next attempt carries the same id and completes what is there.
    if (error.kind !== 'offline' && error.kind !== 'unexpected') {
      await getClient()
        .from('properties')
        .delete()
        .eq('organization_id', organizationId)
        .eq('id', propertyId);
    }
    throw error;
  }
  return propertyId;
}

/** Changes a property's facts. Error: `not_found` when the caller may not. */
export async function updateProperty(input: {
  organizationId: string;
  propertyId: string;
  property: PropertyFields;
}): Promise<void> {
  unwrap(
    await getClient()
      .from('properties')
      .update(toRow(input.property))
      .eq('organization_id', input.organizationId)
      .eq('id', input.propertyId)
      .select('id')
      .single(),
  );
}

export interface PropertyPlace {
  readonly organizationId: string;
  readonly propertyId: string;
}

/** Puts a property and its units away. Error: `in_use` while a lease of it runs. */
export async function archiveProperty({ organizationId, propertyId }: PropertyPlace): Promise<void> {
  const client = getClient();
  const archivedAt = new Date().toISOString();
  unwrap(
    await client
      .from('properties')
      .update({ archived_at: archivedAt })
      .eq('organization_id', organizationId)
      .eq('id', propertyId)
      .select('id')
      .single(),
  );
  // The same moment on both: bringing the property back brings back these units, not those put away before.
  unwrap(
    await client
      .from('units')
      .update({ archived_at: archivedAt })
      .eq('organization_id', organizationId)
      .eq('property_id', propertyId)
      .is('archived_at', null)
      .select('id'),
  );
}

/** Brings an archived property back, with the units that went with it. */
export async function restoreProperty({ organizationId, propertyId }: PropertyPlace): Promise<void> {
  const client = getClient();
  const { archived_at: archivedAt } = unwrap(
    await client
      .from('properties')
      .select('archived_at')
      .eq('organization_id', organizationId)
      .eq('id', propertyId)
      .single(),
  );
  if (archivedAt === null) return;
  unwrap(
    await client
      .from('units')
      .update({ archived_at: null })
      .eq('organization_id', organizationId)
      .eq('property_id', propertyId)
      .eq('archived_at', archivedAt)
      .select('id'),
  );
  unwrap(
    await client
      .from('properties')
      .update({ archived_at: null })
      .eq('organization_id', organizationId)
      .eq('id', propertyId)
      .select('id')
      .single(),
  );
}
