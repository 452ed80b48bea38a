import { ownerHome } from './owner-home.en.ts';
import { ownerProperties } from './owner-properties.en.ts';
import { ownerUnits } from './owner-units.en.ts';

/** The owner's area apart from people and money: its navigation, home, properties and units. */
export const ownerPortfolio = { ...ownerHome, ...ownerProperties, ...ownerUnits };

export type OwnerPortfolioText = typeof ownerPortfolio;
