import { ownerCash } from '../books/owner-cash.es.ts';
import { ownerLease } from '../leasing/owner-lease.es.ts';
import { ownerTenants } from '../leasing/owner-tenants.es.ts';
import { ownerFinance } from './owner-finance.es.ts';
import type { OwnerMoneyText } from './owner-money.en.ts';

export const ownerMoney = {
  ...ownerTenants,
  lease: ownerLease,
  cash: ownerCash,
  ...ownerFinance,
} satisfies OwnerMoneyText;
