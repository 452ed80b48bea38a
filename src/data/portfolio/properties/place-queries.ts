import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { PropertyType } from '#src/domain/foundation/enums.ts';
import type { ListQuery } from '#src/domain/foundation/list-query.ts';

/** How many properties a municipality has. */
export interface PropertyPlace {
  readonly province: string;
  readonly municipality: string;
  readonly property_count: number;
}

/** Where the properties are that a list's query finds; a filter by province does not count. */
export const propertyPlaceQueries = {
  of: (organizationId: string, { search, filters }: Pick<ListQuery, 'search' | 'filters'>) =>
    queryOptions({
      queryKey: ['properties', organizationId, 'places', search, filters.type, filters.state],
      queryFn: async (): Promise<PropertyPlace[]> =>
        unwrap(
          await getClient().rpc('property_places', {
            p_organization_id: organizationId,
            p_text: search,
            p_types: filters.type as PropertyType[] | undefined,
            p_is_archived: filters.state?.includes('archived') ?? false,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
};
