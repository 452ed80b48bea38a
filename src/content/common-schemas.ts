import { z } from 'astro/zod';

/** A text that is really there. */
export const text = z.string().trim().min(1);

/** Name of a thing in both languages: an anchor, a test's handle. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A path of the site without its language, e.g. `/pricing/#price-today`. */
export const sitePath = z.string().regex(/^\/([a-z0-9-]+\/)*(#[a-z0-9-]+)?$/);

export const link = z.strictObject({ to: sitePath, label: text });

export const titled = z.strictObject({ title: text, text });

/** What each picture of the product shows, for those who do not see it. */
export const picturesSchema = z.strictObject({
  ownerHome: text,
  property: text,
  lease: text,
  payment: text,
  taxes: text,
  tenantHome: text,
  team: text,
  analysis: text,
});

export const notFoundSchema = z.strictObject({
  title: text,
  text,
  linksTitle: text,
  links: z.array(link).min(3),
});
