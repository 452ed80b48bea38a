import { ownerPhotos } from './owner-photos.es.ts';
import type { OwnerPropertyText } from './owner-property.en.ts';
import { ownerPropertyFacts } from './owner-property-facts.es.ts';
import { ownerPropertyMetrics } from './owner-property-metrics.es.ts';
import { ownerUnit } from './owner-unit.es.ts';

export const ownerProperty = {
  ...ownerPhotos,
  ...ownerPropertyFacts,
  ...ownerPropertyMetrics,
  ...ownerUnit,
} satisfies OwnerPropertyText;
