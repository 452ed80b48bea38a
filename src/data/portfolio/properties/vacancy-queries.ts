import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import type { Database } from '#src/data/database.types.ts';
import { unwrap } from '#src/data/errors.ts';

type Row = Database['public']['Functions']['property_vacancies']['Returns'][number];
type Unknown =
  | 'market_rent_minor'
  | 'market_rent_currency'
  | 'lost_minor'
  | 'is_listed'
  | 'submitted_count'
  | 'in_review_count'
  | 'approved_count'
  | 'next_lease_id'
  | 'next_lease_status'
  | 'next_lease_starts_on';

/** A vacant unit with what it costs and how far its next lease has come; null is what the reader may not see or nobody knows. */
export type VacantUnit = Omit<Row, Unknown> & { readonly [Key in Unknown]: Row[Key] | null };

/** What stands empty in a property. */
export const vacancyQueries = {
  ofProperty: (organizationId: string, propertyId: string) =>
    queryOptions({
      queryKey: ['units', organizationId, 'vacant-in', propertyId],
      // Listings and applications move it too: each look asks anew.
      staleTime: 0,
      queryFn: async (): Promise<VacantUnit[]> =>
        unwrap(await getClient().rpc('property_vacancies', { p_property_id: propertyId })),
    }),
};
