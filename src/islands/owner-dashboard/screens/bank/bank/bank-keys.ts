import type { QueryKey } from '@tanstack/react-query';
import { billKeys } from '#src/islands/owner-dashboard/screens/expenses/bills/bill-keys.ts';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';

/** Everything that may show another figure once a bank line was matched: payments and bills may come of it. */
export const bankKeys: readonly QueryKey[] = [...billKeys, ...moneyKeys];
