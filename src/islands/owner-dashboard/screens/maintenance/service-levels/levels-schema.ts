import * as v from 'valibot';
import type { ServiceLevel } from '#src/data/maintenance/service-levels.ts';
import { maintenancePriorities } from '#src/domain/maintenance/maintenance-enums.ts';

const LONGEST_RESPONSE_HOURS = 720;
const LONGEST_RESOLUTION_HOURS = 2160;

const hours = (most: number, message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,4}$/, message),
    v.transform(Number),
    v.minValue(1, message),
    v.maxValue(most, message),
  );

/** Hours as they are typed; messages are keys of `serviceLevels.problems`. */
export const levelsSchema = v.object({
  levels: v.array(
    v.pipe(
      v.object({
        priority: v.picklist(maintenancePriorities),
        response: hours(LONGEST_RESPONSE_HOURS, 'response'),
        resolution: hours(LONGEST_RESOLUTION_HOURS, 'resolution'),
      }),
      v.forward(
        v.check(({ response, resolution }) => resolution > response, 'order'),
        ['resolution'],
      ),
    ),
  ),
});
export type LevelsInput = v.InferInput<typeof levelsSchema>;
export type LevelsValues = v.InferOutput<typeof levelsSchema>;

export const toInput = (levels: readonly ServiceLevel[]): LevelsInput => ({
  levels: levels.map((level) => ({
    priority: level.priority,
    response: String(level.responseHours),
    resolution: String(level.resolutionHours),
  })),
});

export const toLevels = ({ levels }: LevelsValues): ServiceLevel[] =>
  levels.map(({ priority, response, resolution }) => ({
    priority,
    responseHours: response,
    resolutionHours: resolution,
  }));
