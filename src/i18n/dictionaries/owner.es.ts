import type { OwnerText } from './owner.en.ts';
import { ownerMoney } from './owner-money.es.ts';
import { ownerPortfolio } from './owner-portfolio.es.ts';

export const owner = { ...ownerPortfolio, ...ownerMoney } satisfies OwnerText;
