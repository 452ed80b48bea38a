import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { callApi } from '#src/data/api.ts';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { TableRow } from '#src/data/rows.ts';

export type BureauCheck = Pick<
  TableRow<'bureau_checks'>,
  'id' | 'applicant_id' | 'bureau_reference' | 'summary' | 'asked_at'
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
        const answer = await callApi('/api/applications/bureau-checks');
        return v.parse(v.object({ isThere: v.boolean() }), await answer.json()).isThere;
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
          .select('id, applicant_id, status, outcome, bureau_reference, summary, asked_at')
          .eq('organization_id', organizationId)
          .eq('application_id', applicationId)
          .order('asked_at', { ascending: false });
        return unwrap(answer) as BureauCheck[];
      },
    }),
};

/** Asks the bureau. Errors: `consent_missing`, `identity_missing`, `application_moved`, `bureau_unavailable`. */
export async function askBureau(applicantId: string, requestId: string): Promise<void> {
  await callApi('/api/applications/bureau-checks', { method: 'POST', body: { applicantId, requestId } });
}
