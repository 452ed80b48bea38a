import * as v from 'valibot';
import { problemFields } from '#src/islands/shell/maintenance/problem-schema.ts';

/** A request that the office opens; messages are keys of `maintenance.fields.problems`. */
export const requestSchema = v.object({
  ...problemFields,
  propertyId: v.pipe(v.nullable(v.string()), v.string('propertyMissing')),
  unitId: v.nullable(v.string()),
  assetId: v.nullable(v.string()),
  isShared: v.boolean(),
});
export type RequestInput = v.InferInput<typeof requestSchema>;
export type RequestValues = v.InferOutput<typeof requestSchema>;
