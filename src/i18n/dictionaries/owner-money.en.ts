import { ownerCash } from './owner-cash.en.ts';
import { ownerFinance } from './owner-finance.en.ts';
import { ownerLease } from './owner-lease.en.ts';
import { ownerTenants } from './owner-tenants.en.ts';

/** People, leases and money of the owner's area. */
export const ownerMoney = { ...ownerTenants, lease: ownerLease, cash: ownerCash, ...ownerFinance };

export type OwnerMoneyText = typeof ownerMoney;
