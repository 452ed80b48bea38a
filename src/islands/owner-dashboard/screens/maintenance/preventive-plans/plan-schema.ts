import * as v from 'valibot';
import type { PreventivePlan } from '#src/data/maintenance/preventive-plans.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import {
  type MaintenanceCategory,
  maintenanceCategories,
  maintenancePriorities,
  preventiveRhythms,
} from '#src/domain/maintenance/maintenance-enums.ts';
import type { Place } from '../parts/place-fields.tsx';

const MOST_LINES = 40;
const LONGEST_LINE = 200;

const whole = (least: number, most: number, message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,3}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A plan, as typed; messages are keys of `preventivePlans.problems`. */
export const planSchema = v.pipe(
  v.object({
    propertyId: v.pipe(v.nullable(v.string()), v.string('propertyMissing')),
    unitId: v.nullable(v.string()),
    assetId: v.nullable(v.string()),
    title: v.pipe(v.string(), v.trim(), v.minLength(3, 'titleLength'), v.maxLength(120, 'titleLength')),
    description: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
    category: v.picklist(maintenanceCategories, 'categoryMissing'),
    priority: v.picklist(maintenancePriorities),
    every: whole(1, 366, 'everyInvalid'),
    rhythm: v.picklist(preventiveRhythms),
    startsOn: v.pipe(v.string(), v.nonEmpty('startMissing')),
    endsOn: v.string(),
    leadDays: whole(0, 90, 'leadInvalid'),
    checklist: v.pipe(
      v.string(),
      v.transform(linesOf),
      v.maxLength(MOST_LINES, 'checklistLong'),
      v.everyItem((line) => line.length <= LONGEST_LINE, 'checklistLong'),
    ),
    assignedTo: v.string(),
  }),
  v.forward(
    v.check(({ startsOn, endsOn }) => endsOn === '' || endsOn >= startsOn, 'endEarly'),
    ['endsOn'],
  ),
);
export type PlanInput = v.InferInput<typeof planSchema>;
export type PlanValues = v.InferOutput<typeof planSchema>;

export const planDefaults = (plan: PreventivePlan | null, place: Place, today: IsoDate): PlanInput => ({
  propertyId: plan?.propertyId ?? place.propertyId,
  unitId: plan ? plan.unitId : place.unitId,
  assetId: plan ? plan.assetId : (place.assetId ?? null),
  title: plan?.title ?? '',
  description: plan?.description ?? '',
  category: plan?.category ?? ('' as MaintenanceCategory),
  priority: plan?.priority ?? 'low',
  every: String(plan?.every ?? 3),
  rhythm: plan?.rhythm ?? 'months',
  startsOn: plan?.startsOn ?? today,
  endsOn: plan?.endsOn ?? '',
  leadDays: String(plan?.leadDays ?? 7),
  checklist: plan?.checklist.join('\n') ?? '',
  assignedTo: plan?.assignedTo ?? '',
});
