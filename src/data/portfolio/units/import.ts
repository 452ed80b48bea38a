import * as v from 'valibot';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { type RefusedRow, type UnitImportRow, unitImportReasons } from '#src/domain/portfolio/unit-import.ts';

/** How an import went, or would go. */
export interface ImportOutcome {
  readonly added: number;
  /** Units that their property has already: they are left as they are. */
  readonly known: number;
  readonly refused: readonly RefusedRow[];
}

const outcomeSchema = v.object({
  added: v.number(),
  known: v.number(),
  refused: v.array(v.object({ row: v.number(), reason: v.picklist(unitImportReasons) })),
});

/**
 * Adds the units of a file; a trial only tells what would happen.
 * Errors: `not_allowed`, `too_many_rows`.
 */
export async function importUnits(
  input: { organizationId: string; rows: readonly UnitImportRow[]; isTrial: boolean },
  requestId: string,
): Promise<ImportOutcome> {
  const answer = await getClient().rpc('import_units', {
    p_request_id: requestId,
    p_organization_id: input.organizationId,
    p_is_trial: input.isTrial,
    p_rows: input.rows.map((row) => ({
      row: row.row,
      property: row.property,
      label: row.label,
      unit_use: row.unitUse,
      bedrooms: row.bedrooms,
      bathrooms: row.bathrooms,
      area_m2: row.areaM2,
      rent_minor: row.rentMinor,
      rent_currency: row.rentCurrency,
    })),
  });
  return v.parse(outcomeSchema, unwrap(answer));
}
