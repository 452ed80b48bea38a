import { unwrap } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';

async function fetchDetails(organizationId: string) {
  const [details, posted] = await Promise.all([
    select('organizations', 'id, name, kind, defaultCurrency, timeZone, rnc, address, phone, closedAt', {
      id: organizationId,
    }).single(),
    // The first posting locks the currency. Who may not read the ledger may not change the currency either.
    select('journal_entries', 'id', { organizationId }).limit(1),
  ]);
  return { ...unwrap(details), isCurrencyLocked: unwrap(posted).length > 0 };
}
export type OrganizationDetails = Awaited<ReturnType<typeof fetchDetails>>;

export const organizationQueries = {
  all: ['organization'] as const,
  details: (organizationId: string) =>
    query(['organization', organizationId, 'details'], () => fetchDetails(organizationId)),
};
