import { z } from 'astro/zod';
import { id, picturesSchema, text } from './common-schemas.ts';

export const landingSchema = z.strictObject({
  hero: z.strictObject({
    /** Nine words at most, with the outcome. */
    headline: text.refine((headline) => headline.split(/\s+/).length <= 9, 'more than nine words'),
    lead: text,
    signUp: text,
    waitlist: text,
    audiences: text,
    note: text,
    noteLink: text,
  }),
  reasons: z.strictObject({
    title: text,
    /** The id is the part of the page of features that says more. */
    items: z.array(z.strictObject({ id, picture: picturesSchema.keyof(), title: text, text })).length(3),
    note: text,
  }),
  analyzer: z.strictObject({
    title: text,
    claims: z.array(z.strictObject({ figure: text, claim: text })).length(3),
    /** That the figures are not results of customers. */
    truth: text,
    action: text,
  }),
  /** {free}: how many units cost nothing; {pesos} and {dollars}: what the next plan costs. */
  prices: z.strictObject({ title: text, text: text.includes('{free}').includes('{pesos}'), action: text }),
  trust: z.strictObject({ title: text, points: z.array(text).length(3), action: text }),
  waitlist: text,
});
