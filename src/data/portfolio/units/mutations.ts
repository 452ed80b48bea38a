import { getClient } from '#src/data/client.ts';
import { toAppError, unwrap } from '#src/data/errors.ts';
import { select } from '#src/data/rows.ts';
import { changeRow } from '#src/data/table-rows.ts';
import type { CurrencyCode, UnitUse } from '#src/domain/foundation/enums.ts';

/** A unit's own facts. What is unknown is null, never zero. */
export interface UnitFields {
  readonly label: string;
  readonly unitUse: UnitUse;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly areaM2: number | null;
  /** Minor units of `marketRentCurrency`. */
  readonly marketRentMinor: number | null;
  readonly marketRentCurrency: CurrencyCode;
}

/** A unit as the database takes it. */
export const toUnitRow = (fields: UnitFields) => ({
  label: fields.label.trim(),
  unitUse: fields.unitUse,
  bedrooms: fields.bedrooms,
  bathrooms: fields.bathrooms,
  areaM2: fields.areaM2,
  marketRentMinor: fields.marketRentMinor,
  // The schema has a rent with its currency or neither.
  marketRentCurrency: fields.marketRentMinor === null ? null : fields.marketRentCurrency,
});

/**
 * Adds one unit under an id that the client made, so that a repeat finds the first one.
 * Error: `already_exists` when the property has a unit of that name.
 */
export async function addUnit(
  input: { organizationId: string; propertyId: string; unit: UnitFields },
  unitId: string,
): Promise<void> {
  const client = getClient();
  const added = await client.from('units').insert({
    id: unitId,
    organizationId: input.organizationId,
    propertyId: input.propertyId,
    ...toUnitRow(input.unit),
  });
  if (!added.error) return;
  const error = toAppError(added.error);
  if (error.code !== 'already_exists') throw error;
  // The id exists after a repeat; otherwise it was the name.
  const own = unwrap(
    await select('units', 'id', { organizationId: input.organizationId, id: unitId }).maybeSingle(),
  );
  if (!own) throw error;
}

/** Changes a unit's facts. Errors: `already_exists` for a name taken, `not_found` when the caller may not. */
export async function updateUnit(input: {
  organizationId: string;
  unitId: string;
  unit: UnitFields;
}): Promise<void> {
  await changeRow('units', { organizationId: input.organizationId, id: input.unitId }, toUnitRow(input.unit));
}

/** Puts a unit away or brings it back. Error: `in_use` while a lease of it runs. */
export async function setUnitArchived(input: {
  organizationId: string;
  unitId: string;
  isArchived: boolean;
}): Promise<void> {
  await changeRow(
    'units',
    { organizationId: input.organizationId, id: input.unitId },
    { archivedAt: input.isArchived ? new Date().toISOString() : null },
  );
}
