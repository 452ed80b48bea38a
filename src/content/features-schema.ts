import { z } from 'astro/zod';
import { id, link, text, titled } from './common-schemas.ts';

/**
 * Whether a capability can be used today (`works`), and in which files of src/pages; a screen says in its own `screen.ts`
 * what it belongs to. What is being built (`building`) is nowhere. It stands once, in feature-states.json, so that no language
 * says more than the other; tests/architecture/feature-places.test.ts compares it with the product.
 */
export const featureStateSchema = z.discriminatedUnion('state', [
  z.strictObject({ id, state: z.literal('works'), pages: z.array(text).min(1).optional() }),
  z.strictObject({ id, state: z.literal('building') }),
]);

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
