import { queryOptions } from '@tanstack/react-query';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import type { ViewRow } from '../rows.ts';

export type VacantUnit = Pick<
  ViewRow<'units_list', 'market_rent_minor' | 'market_rent_currency'>,
  'id' | 'label' | 'property_name' | 'market_rent_minor' | 'market_rent_currency'
>;

/** Vacant units for a short list: of the first screen, which does without the rest of the units' queries. */
export const vacantUnitQueries = {
  first: (organizationId: string, size: number) =>
    queryOptions({
      queryKey: ['units', organizationId, 'vacant', size],
      queryFn: async () => {
        const answer = await getClient()
          .from('units_list')
          .select('id, label, property_name, market_rent_minor, market_rent_currency')
          .eq('organization_id', organizationId)
          .is('archived_at', null)
          .eq('is_let', false)
          .order('property_name')
          .order('label_order')
          .order('id')
          .limit(size);
        return unwrap(answer) as VacantUnit[];
      },
    }),
};
