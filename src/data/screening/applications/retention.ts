import { verb } from '#src/data/call.ts';
import { unwrap } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';
import { RETENTION_DAYS } from '#src/domain/screening/screening.ts';

export interface Retention {
  readonly days: number;
  /** How many applications were deleted; all that is kept of them. */
  readonly forgottenCount: number;
}

export const retentionQueries = {
  of: (organizationId: string) =>
    query(['applications', organizationId, 'retention'], async (): Promise<Retention> => {
      const answer = await select('screening_settings', 'retentionDays, forgottenCount', {
        organizationId,
      }).maybeSingle();
      const row = unwrap(answer);
      return {
        days: row?.retentionDays ?? RETENTION_DAYS.standard,
        forgottenCount: row?.forgottenCount ?? 0,
      };
    }),
};

/** For how many days refused and withdrawn applications are kept, those that wait already too. */
export const setRetention = verb('set_application_retention');
