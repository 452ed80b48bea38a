import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { Row } from '#src/data/rows.ts';

export type PropertyContact = Pick<
  Row<'property_contacts'>,
  'id' | 'kind' | 'name' | 'phone' | 'email' | 'note'
>;

/** Whom tenants of a property call, in the order of the office. */
export const contactQueries = {
  of: (propertyId: string) =>
    queryOptions({
      queryKey: ['property-contacts', propertyId],
      queryFn: async (): Promise<PropertyContact[]> =>
        unwrap(
          await getClient()
            .from('property_contacts')
            .select('id, kind, name, phone, email, note')
            .eq('propertyId', propertyId)
            .order('position'),
        ),
    }),
};

/** Replaces them, 30 at most. Error: `too_many_contacts`. */
export const setContacts = (input: {
  readonly propertyId: string;
  readonly contacts: readonly Omit<PropertyContact, 'id'>[];
}) => call('set_property_contacts', input);
