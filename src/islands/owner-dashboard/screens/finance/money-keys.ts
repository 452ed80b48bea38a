import type { QueryKey } from '@tanstack/react-query';
import { chargeQueries } from '#src/data/charges/queries.ts';
import { journalQueries } from '#src/data/journal/queries.ts';
import { leaseQueries } from '#src/data/leases/queries.ts';
import { paymentQueries } from '#src/data/payments/queries.ts';
import { tenantQueries } from '#src/data/people/queries.ts';

/** Everything that may show another figure once money was posted. */
export const moneyKeys: readonly QueryKey[] = [
  paymentQueries.all,
  chargeQueries.all,
  leaseQueries.all,
  tenantQueries.all,
  journalQueries.all,
];
