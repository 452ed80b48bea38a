import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { postApi, readApi } from '#src/data/api.ts';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { Row } from '#src/data/rows.ts';

export type BureauCheck = Pick<
  Row<'bureau_checks'>,
  'id' | 'applicantId' | 'bureauReference' | 'summary' | 'askedAt'
> & {
  readonly status: 'asked' | 'answered' | 'failed';
  readonly outcome: 'nothing_found' | 'findings' | null;
};

export const bureauQueries = {
  /** Whether this installation has a bureau to ask. */
  isThere: () =>
    queryOptions({
      queryKey: ['applications', 'bureau'],
      queryFn: async () => {
        const answer = await readApi('/api/applications/bureau-checks');
        return v.parse(v.object({ isThere: v.boolean() }), answer).isThere;
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** What was asked about the people of an application, the latest first. */
  ofApplication: (organizationId: string, applicationId: string) =>
    queryOptions({
      queryKey: ['applications', organizationId, applicationId, 'bureau-checks'],
      queryFn: async () => {
        const answer = await getClient()
          .from('bureau_checks')
          .select('id, applicantId, status, outcome, bureauReference, summary, askedAt')
          .eq('organizationId', organizationId)
          .eq('applicationId', applicationId)
          .order('askedAt', { ascending: false });
        return unwrap(answer) as BureauCheck[];
      },
    }),
};

/** Asks the bureau. Errors: `consent_missing`, `identity_missing`, `application_moved`, `bureau_unavailable`. */
export async function askBureau(applicantId: string, requestId: string): Promise<void> {
  await postApi('/api/applications/bureau-checks', { applicantId, requestId });
}
