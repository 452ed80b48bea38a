import { ownerFinance } from './owner-finance.es.ts';
import type { OwnerMoneyText } from './owner-money.en.ts';
import { ownerTenants } from './owner-tenants.es.ts';

export const ownerMoney = { ...ownerTenants, ...ownerFinance } satisfies OwnerMoneyText;
