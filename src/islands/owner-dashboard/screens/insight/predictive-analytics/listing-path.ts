import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';

/** Where units of a property are listed. */
export const listingPath = (propertyId: string): string => `${recordPath.property(propertyId)}?tab=marketing`;
