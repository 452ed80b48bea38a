import { ownerCash } from '../books/owner-cash.en.ts';
import { ownerLease } from '../leasing/owner-lease.en.ts';
import { ownerTenants } from '../leasing/owner-tenants.en.ts';
import { ownerFinance } from './owner-finance.en.ts';

/** People, leases and money of the owner's area. */
export const ownerMoney = { ...ownerTenants, lease: ownerLease, cash: ownerCash, ...ownerFinance };

export type OwnerMoneyText = typeof ownerMoney;
