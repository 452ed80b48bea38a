import { ownerLists } from '../foundation/owner-lists.es.ts';
import type { OwnerPortfolioText } from './owner-portfolio.en.ts';
import { ownerProperties } from './owner-properties.es.ts';
import { ownerUnits } from './owner-units.es.ts';

export const ownerPortfolio = {
  ...ownerLists,
  ...ownerProperties,
  ...ownerUnits,
} satisfies OwnerPortfolioText;
