import { ownerLists } from '../foundation/owner-lists.en.ts';
import { ownerProperties } from './owner-properties.en.ts';
import { ownerUnits } from './owner-units.en.ts';

/** Properties and units of the owner's area. */
export const ownerPortfolio = { ...ownerLists, ...ownerProperties, ...ownerUnits };

export type OwnerPortfolioText = typeof ownerPortfolio;
