import { ownerPhotos } from './owner-photos.en.ts';
import { ownerPropertyFacts } from './owner-property-facts.en.ts';
import { ownerPropertyMetrics } from './owner-property-metrics.en.ts';
import { ownerUnit } from './owner-unit.en.ts';

/** What the screens of one property or unit say beyond the lists. */
export const ownerProperty = {
  ...ownerPhotos,
  ...ownerPropertyFacts,
  ...ownerPropertyMetrics,
  ...ownerUnit,
};

export type OwnerPropertyText = typeof ownerProperty;
