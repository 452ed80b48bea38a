import type { QueryKey } from '@tanstack/react-query';
import { journalQueries } from '#src/data/books/journal/queries.ts';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { tenantQueries } from '#src/data/leasing/people/queries.ts';
import { chargeQueries } from '#src/data/money/charges/queries.ts';
import { paymentQueries } from '#src/data/money/payments/queries.ts';

/** Everything that may show another figure once money was posted. */
export const moneyKeys: readonly QueryKey[] = [
  paymentQueries.all,
  chargeQueries.all,
  leaseQueries.all,
  tenantQueries.all,
  journalQueries.all,
];
