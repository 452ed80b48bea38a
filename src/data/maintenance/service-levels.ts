import { call } from '#src/data/call.ts';
import { query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';
import { SERVICE_LEVELS } from '#src/domain/maintenance/maintenance.ts';
import {
  type MaintenancePriority,
  maintenancePriorities,
} from '#src/domain/maintenance/maintenance-enums.ts';
import { unwrap } from '../errors.ts';

/** Within how many hours requests of a priority are answered and resolved. */
export interface ServiceLevel {
  readonly priority: MaintenancePriority;
  readonly responseHours: number;
  readonly resolutionHours: number;
}

/** What holds where an organization has said nothing; by priority, the least urgent first. */
export const suggestedLevels: readonly ServiceLevel[] = maintenancePriorities.map((priority) => ({
  priority,
  responseHours: SERVICE_LEVELS[priority].responseHours,
  resolutionHours: SERVICE_LEVELS[priority].resolutionHours,
}));

export const serviceLevelQueries = {
  all: ['service-levels'] as const,
  /** One for each priority: the organization's own, else the suggested one. */
  of: (organizationId: string) =>
    query(['service-levels', organizationId], async (): Promise<ServiceLevel[]> => {
      const answer = await select('service_levels', 'priority, responseHours, resolutionHours', {
        organizationId,
      });
      const own = new Map(unwrap(answer).map((level) => [level.priority, level]));
      return suggestedLevels.map((level) => own.get(level.priority) ?? level);
    }),
};

/** Sets the levels that new requests go by. Errors: `not_found`, `service_level_order`. */
export async function setServiceLevels(
  organizationId: string,
  levels: readonly ServiceLevel[],
): Promise<void> {
  await call('set_service_levels', {
    organizationId,
    levels: levels.map((level) => ({ ...level })),
  });
}
