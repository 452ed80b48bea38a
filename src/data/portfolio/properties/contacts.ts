import { call } from '#src/data/call.ts';
import { rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';

const PROPERTY_CONTACT_COLUMNS = 'id, kind, name, phone, email, note';
export type PropertyContact = Selected<'property_contacts', typeof PROPERTY_CONTACT_COLUMNS>;

/** Whom tenants of a property call, in the order of the office. */
export const contactQueries = {
  of: (propertyId: string) =>
    rowsQuery(['property-contacts', propertyId], () =>
      select('property_contacts', PROPERTY_CONTACT_COLUMNS, { propertyId }).order('position'),
    ),
};

/** Replaces them, 30 at most. Error: `too_many_contacts`. */
export const setContacts = (input: {
  readonly propertyId: string;
  readonly contacts: readonly Omit<PropertyContact, 'id'>[];
}) => call('set_property_contacts', input);
