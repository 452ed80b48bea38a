import * as v from 'valibot';
import { call } from '#src/data/call.ts';
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
  const answer = await call('import_units', input, requestId);
  return v.parse(outcomeSchema, answer);
}
