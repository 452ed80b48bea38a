import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import type { Answer } from '#src/data/functions.ts';

/** A vacant unit with what it costs and how far its next lease has come; null is what the reader may not see or nobody knows. */
export type VacantUnit = Answer<'property_vacancies'>[number];

/** What stands empty in a property. */
export const vacancyQueries = {
  ofProperty: (organizationId: string, propertyId: string) =>
    queryOptions({
      queryKey: ['units', organizationId, 'vacant-in', propertyId],
      // Listings and applications move it too: each look asks anew.
      staleTime: 0,
      queryFn: () => call('property_vacancies', { propertyId }),
    }),
};
