import { ownerCash } from './owner-cash.es.ts';
import { ownerFinance } from './owner-finance.es.ts';
import { ownerLease } from './owner-lease.es.ts';
import type { OwnerMoneyText } from './owner-money.en.ts';
import { ownerTenants } from './owner-tenants.es.ts';

export const ownerMoney = {
  ...ownerTenants,
  lease: ownerLease,
  cash: ownerCash,
  ...ownerFinance,
} satisfies OwnerMoneyText;
