import { queryOptions } from '@tanstack/react-query';
import { verb } from '#src/data/call.ts';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { RETENTION_DAYS } from '#src/domain/screening/screening.ts';

export interface Retention {
  readonly days: number;
  /** How many applications were deleted; all that is kept of them. */
  readonly forgottenCount: number;
}

export const retentionQueries = {
  of: (organizationId: string) =>
    queryOptions({
      queryKey: ['applications', organizationId, 'retention'],
      queryFn: async (): Promise<Retention> => {
        const answer = await getClient()
          .from('screening_settings')
          .select('retentionDays, forgottenCount')
          .eq('organizationId', organizationId)
          .maybeSingle();
        const row = unwrap(answer);
        return {
          days: row?.retentionDays ?? RETENTION_DAYS.standard,
          forgottenCount: row?.forgottenCount ?? 0,
        };
      },
    }),
};

/** For how many days refused and withdrawn applications are kept, those that wait already too. */
export const setRetention = verb('set_application_retention');
