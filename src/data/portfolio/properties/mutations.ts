import { call } from '#src/data/call.ts';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { select } from '#src/data/rows.ts';
import { changeRow } from '#src/data/table-rows.ts';
import type { PropertyType } from '#src/domain/foundation/enums.ts';
import { toUnitRow, type UnitFields } from '../units/mutations.ts';
import { type FinanceFields, type PropertyOwner, toFinanceRow } from './facts.ts';

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
  readonly inCondominium: boolean;
  readonly condominiumName: string;
  /** Who administers the condominium. */
  readonly condominiumContact: string;
  readonly condominiumPhone: string;
  readonly condominiumEmail: string;
}

/** A property as its form gives it. */
export interface PropertyInput {
  readonly organizationId: string;
  readonly property: PropertyFields;
  readonly finances: FinanceFields;
  readonly owners: readonly PropertyOwner[];
}

export interface NewProperty extends PropertyInput {
  readonly units: readonly UnitFields[];
}

const toRow = (fields: PropertyFields) => ({
  name: fields.name.trim(),
  propertyType: fields.propertyType,
  street: fields.street.trim(),
  streetNumber: fields.streetNumber.trim(),
  sector: fields.sector.trim(),
  municipality: fields.municipality.trim(),
  province: fields.province,
  reference: fields.reference.trim(),
  inCondominium: fields.inCondominium,
  // Outside a condominium there is nobody who administers it.
  condominiumName: fields.inCondominium ? fields.condominiumName.trim() : '',
  condominiumContact: fields.inCondominium ? fields.condominiumContact.trim() : '',
  condominiumPhone: fields.inCondominium ? fields.condominiumPhone : '',
  condominiumEmail: fields.inCondominium ? fields.condominiumEmail.trim() : '',
});

const toRows = ({ property, finances, owners }: Omit<PropertyInput, 'organizationId'>) => ({
  property: toRow(property),
  finances: toFinanceRow(finances),
  owners,
});

/**
 * Adds a property with its finances, owners and units, all of it or nothing; returns its id. Errors: `owner_shares_differ`,
 * `already_exists` for two units of one name.
 */
export const createProperty = ({ organizationId, units, ...input }: NewProperty, requestId: string) =>
  call('create_property', { organizationId, ...toRows(input), units: units.map(toUnitRow) }, requestId);

interface ChangedProperty extends PropertyInput {
  readonly propertyId: string;
  /** The first of a month from which the owners own it; null corrects who owns it now. */
  readonly ownersFrom: string | null;
}

/**
 * Changes a property's facts, finances and owners together or not at all. Errors: `not_found` when the caller may not,
 * `owner_shares_differ`, `owners_from_too_early`, `period_closed`.
 */
export const updateProperty = ({ propertyId, ownersFrom, ...input }: ChangedProperty) =>
  call('save_property', { propertyId, ownersFrom, ...toRows(input) });

export interface PropertyPlace {
  readonly organizationId: string;
  readonly propertyId: string;
}

/** Puts a property and its units away. Error: `in_use` while a lease of it runs. */
export async function archiveProperty({ organizationId, propertyId }: PropertyPlace): Promise<void> {
  const client = getClient();
  const archivedAt = new Date().toISOString();
  await changeRow('properties', { organizationId, id: propertyId }, { archivedAt });
  // The same moment on both: bringing the property back brings back these units, not those put away before.
  unwrap(
    await client
      .from('units')
      .update({ archivedAt })
      .eq('organizationId', organizationId)
      .eq('propertyId', propertyId)
      .is('archivedAt', null)
      .select('id'),
  );
}

/** Brings an archived property back, with the units that went with it. */
export async function restoreProperty({ organizationId, propertyId }: PropertyPlace): Promise<void> {
  const client = getClient();
  const { archivedAt } = unwrap(
    await select('properties', 'archivedAt', { organizationId, id: propertyId }).single(),
  );
  if (archivedAt === null) return;
  unwrap(
    await client
      .from('units')
      .update({ archivedAt: null })
      .eq('organizationId', organizationId)
      .eq('propertyId', propertyId)
      .eq('archivedAt', archivedAt)
      .select('id'),
  );
  await changeRow('properties', { organizationId, id: propertyId }, { archivedAt: null });
}
