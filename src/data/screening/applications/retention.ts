import { queryOptions } from '@tanstack/react-query';
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
          .select('retention_days, forgotten_count')
          .eq('organization_id', organizationId)
          .maybeSingle();
        const row = unwrap(answer);
        return {
          days: row?.retention_days ?? RETENTION_DAYS.standard,
          forgottenCount: row?.forgotten_count ?? 0,
        };
      },
    }),
};

/** For how many days refused and withdrawn applications are kept, those that wait already too. */
export async function setRetention(input: { organizationId: string; days: number }): Promise<void> {
  unwrap(
    await getClient().rpc('set_application_retention', {
      p_organization_id: input.organizationId,
      p_days: input.days,
    }),
  );
}
