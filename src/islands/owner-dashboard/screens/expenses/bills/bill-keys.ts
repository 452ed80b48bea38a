import type { QueryKey } from '@tanstack/react-query';
import { bankQueries } from '#src/data/bank/queries.ts';
import { journalQueries } from '#src/data/books/journal/queries.ts';
import { billQueries } from '#src/data/expenses/bills/queries.ts';
import { vendorQueries } from '#src/data/expenses/vendors/queries.ts';

/** Everything that may show another figure once a bill was written, posted or paid. */
export const billKeys: readonly QueryKey[] = [
  billQueries.all,
  vendorQueries.all,
  journalQueries.all,
  bankQueries.all,
  ['charges'],
];
