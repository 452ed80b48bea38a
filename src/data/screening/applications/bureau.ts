import * as v from 'valibot';
import { postApi, readApi } from '#src/data/api.ts';
import { query, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';

const BUREAU_CHECK_COLUMNS = 'id, applicantId, status, outcome, bureauReference, summary, askedAt';
export type BureauCheck = Selected<
  'bureau_checks',
  typeof BUREAU_CHECK_COLUMNS,
  { readonly status: 'asked' | 'answered' | 'failed'; readonly outcome: 'nothing_found' | 'findings' | null }
>;

export const bureauQueries = {
  /** Whether this installation has a bureau to ask. */
  isThere: () =>
    query(
      ['applications', 'bureau'],
      async () => {
        const answer = await readApi('/api/applications/bureau-checks');
        return v.parse(v.object({ isThere: v.boolean() }), answer).isThere;
      },
      { staleTime: Number.POSITIVE_INFINITY },
    ),
  /** What was asked about the people of an application, the latest first. */
  ofApplication: (organizationId: string, applicationId: string) =>
    rowsQuery<BureauCheck[]>(['applications', organizationId, applicationId, 'bureau-checks'], () =>
      select('bureau_checks', BUREAU_CHECK_COLUMNS, {
        organizationId,
        applicationId,
      }).order('askedAt', { ascending: false }),
    ),
};

/** Asks the bureau. Errors: `consent_missing`, `identity_missing`, `application_moved`, `bureau_unavailable`. */
export async function askBureau(applicantId: string, requestId: string): Promise<void> {
  await postApi('/api/applications/bureau-checks', { applicantId, requestId });
}
