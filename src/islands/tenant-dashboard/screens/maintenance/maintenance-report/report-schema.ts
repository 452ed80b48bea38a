import * as v from 'valibot';
import { problemFields } from '#src/islands/shell/maintenance/problem-schema.ts';

const LONGEST_NOTE = 300;

/** A tenant's report; messages are keys of `maintenance.fields.problems`. */
export const reportSchema = v.object({
  ...problemFields,
  mayEnter: v.boolean(),
  accessNote: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_NOTE)),
});
export type ReportValues = v.InferOutput<typeof reportSchema>;
