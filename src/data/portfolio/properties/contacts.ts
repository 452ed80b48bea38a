import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { TableRow } from '#src/data/rows.ts';

export type PropertyContact = Pick<
  TableRow<'property_contacts'>,
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
            .eq('property_id', propertyId)
            .order('position'),
        ),
    }),
};

/** Replaces them, 30 at most. Error: `too_many_contacts`. */
export async function setContacts(input: {
  readonly propertyId: string;
  readonly contacts: readonly Omit<PropertyContact, 'id'>[];
}): Promise<void> {
  unwrap(
    await getClient().rpc('set_property_contacts', {
      p_property_id: input.propertyId,
      p_contacts: input.contacts.map((contact) => ({ ...contact })),
    }),
  );
}
