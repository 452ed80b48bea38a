import { z } from 'astro/zod';
import { id, link, text, titled } from './common-schemas.ts';

/**
 * Whether a capability can be used today (`works`) or is being built and opens with the soft launch (`building`).
 * It stands once, in feature-states.json, so that no language says more than the other.
 */
export const featureStateSchema = z.strictObject({ id, state: z.enum(['works', 'building']) });

const area = z.strictObject({
  id,
  title: text,
  lead: text,
  items: z.array(z.strictObject({ id, title: text, text })).min(2),
});

export const featuresSchema = z.strictObject({
  title: text,
  lead: text,
  states: z.strictObject({ works: titled, building: titled }),
  areasTitle: text,
  areas: z.array(area).min(3),
  next: z.strictObject({ title: text, text, links: z.array(link).min(2) }),
});
