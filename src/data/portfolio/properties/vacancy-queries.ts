import { call } from '#src/data/call.ts';
import type { Answer } from '#src/data/functions.ts';
import { query } from '#src/data/query.ts';

/** A vacant unit with what it costs and how far its next lease has come; null is what the reader may not see or nobody knows. */
export type VacantUnit = Answer<'property_vacancies'>[number];

/** What stands empty in a property. */
export const vacancyQueries = {
  ofProperty: (organizationId: string, propertyId: string) =>
    query(
      ['units', organizationId, 'vacant-in', propertyId],
      () => call('property_vacancies', { propertyId }),
      {
        // Listings and applications move it too: each look asks anew.
        staleTime: 0,
      },
    ),
};
