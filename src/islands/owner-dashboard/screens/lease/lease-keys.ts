import type { QueryKey } from '@tanstack/react-query';
import { creditQueries } from '#src/data/charging/queries.ts';
import { moneyKeys } from '../finance/money-keys.ts';

/** Everything that may show another figure once a lease has changed: its money, its unit, its property. */
export const leaseKeys: readonly QueryKey[] = [
  ...moneyKeys,
  creditQueries.all,
  ['units'],
  ['properties'],
  ['people'],
];
