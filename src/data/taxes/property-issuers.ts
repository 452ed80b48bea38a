import { rowsQuery } from '#src/data/query.ts';
import { getClient } from '../client.ts';

/** Which properties an issuer was named for, and from which day on, the latest first. */
export const propertyIssuersOf = (organizationId: string, issuerId: string) =>
  rowsQuery(['taxes', organizationId, issuerId, 'properties'], () =>
    getClient()
      .from('property_issuers')
      .select('id, propertyId, validFrom, properties(name)')
      .eq('organizationId', organizationId)
      .eq('issuerId', issuerId)
      .order('validFrom', { ascending: false }),
  );
