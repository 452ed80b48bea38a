import type { QueryKey } from '@tanstack/react-query';
import { billKeys } from '../bills/bill-keys.ts';
import { moneyKeys } from '../finance/money-keys.ts';

/** Everything that may show another figure once a bank line was matched: payments and bills may come of it. */
export const bankKeys: readonly QueryKey[] = [...billKeys, ...moneyKeys];
