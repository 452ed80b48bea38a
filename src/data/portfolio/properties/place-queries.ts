import { keepPreviousData } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import type { Answer } from '#src/data/functions.ts';
import { query } from '#src/data/query.ts';
import type { PropertyType } from '#src/domain/foundation/enums.ts';
import type { ListQuery } from '#src/domain/foundation/list-query.ts';

/** How many properties a municipality has. */
export type PropertyPlace = Answer<'property_places'>[number];

/** Where the properties are that a list's query finds; a filter by province does not count. */
export const propertyPlaceQueries = {
  of: (organizationId: string, { search, filters }: Pick<ListQuery, 'search' | 'filters'>) =>
    query(
      ['properties', organizationId, 'places', search, filters.type, filters.state],
      async (): Promise<PropertyPlace[]> =>
        await call('property_places', {
          organizationId,
          text: search,
          types: filters.type as PropertyType[] | undefined,
          isArchived: filters.state?.includes('archived') ?? false,
        }),
      { placeholderData: keepPreviousData },
    ),
};
