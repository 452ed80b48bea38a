import type { QueryKey } from '@tanstack/react-query';
import { creditQueries } from '#src/data/money/charging/queries.ts';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';

/** Everything that may show another figure once a lease has changed: its money, its unit, its property. */
export const leaseKeys: readonly QueryKey[] = [
  ...moneyKeys,
  creditQueries.all,
  ['units'],
  ['properties'],
  ['people'],
];
