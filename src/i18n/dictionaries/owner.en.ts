import { ownerMoney } from './owner-money.en.ts';
import { ownerPortfolio } from './owner-portfolio.en.ts';

export const owner = { ...ownerPortfolio, ...ownerMoney };

export type OwnerText = typeof owner;
