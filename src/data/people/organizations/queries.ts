import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';

async function fetchDetails(organizationId: string) {
  const client = getClient();
  const [details, posted] = await Promise.all([
    client
      .from('organizations')
      .select('id, name, kind, defaultCurrency, timeZone, rnc, address, phone, closedAt')
      .eq('id', organizationId)
      .single(),
    // The first posting locks the currency. Who may not read the ledger may not change the currency either.
    client.from('journal_entries').select('id').eq('organizationId', organizationId).limit(1),
  ]);
  const row = unwrap(details);
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    defaultCurrency: row.defaultCurrency,
    timeZone: row.timeZone,
    /** Digits only; empty when unknown. */
    rnc: row.rnc,
    address: row.address,
    /** E.164, or empty. */
    phone: row.phone,
    closedAt: row.closedAt,
    isCurrencyLocked: unwrap(posted).length > 0,
  };
}
export type OrganizationDetails = Awaited<ReturnType<typeof fetchDetails>>;

export const organizationQueries = {
  all: ['organization'] as const,
  details: (organizationId: string) =>
    queryOptions({
      queryKey: ['organization', organizationId, 'details'],
      queryFn: () => fetchDetails(organizationId),
    }),
};
