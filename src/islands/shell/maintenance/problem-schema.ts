import * as v from 'valibot';
import { maintenanceCategories, maintenancePriorities } from '#src/domain/maintenance/maintenance-enums.ts';

const SHORTEST_TITLE = 3;
const LONGEST_TITLE = 120;
const LONGEST_DESCRIPTION = 4000;

/** What both sides say of a problem; messages are keys of `maintenance.fields.problems`. */
export const problemFields = {
  category: v.picklist(maintenanceCategories, 'categoryMissing'),
  priority: v.picklist(maintenancePriorities, 'priorityMissing'),
  title: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(SHORTEST_TITLE, 'titleLength'),
    v.maxLength(LONGEST_TITLE, 'titleLength'),
  ),
  description: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_DESCRIPTION)),
};

export const problemSchema = v.object(problemFields);
export type ProblemInput = v.InferInput<typeof problemSchema>;
