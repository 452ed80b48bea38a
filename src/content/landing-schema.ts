import { z } from 'astro/zod';
import { id, sitePath, text, titled } from './common-schemas.ts';

/** A line of a sum: what it is for, and the amount as it is written. */
const line = z.strictObject({ label: text, value: text });

export const landingSchema = z.strictObject({
  hero: z.strictObject({
    /** Nine words at most, with the outcome. */
    headline: text.refine((headline) => headline.split(/\s+/).length <= 9, 'more than nine words'),
    lead: text,
    signUp: text,
    waitlist: text,
    note: text,
    noteLink: text,
  }),
  payment: z.strictObject({ title: text, steps: z.array(titled).length(4), pictureNote: text }),
  proofs: z.strictObject({
    title: text,
    example: text,
    proration: titled.extend({ lines: z.array(line).min(2), total: line }),
    ledger: titled.extend({ lines: z.array(line).min(2), total: line }),
    receipts: titled.extend({ lines: z.array(line).min(2) }),
  }),
  audiences: z.strictObject({
    title: text,
    lead: text,
    items: z.array(z.strictObject({ id, name: text, text, to: sitePath })).length(5),
  }),
  tenant: z.strictObject({ title: text, text, points: z.array(text).min(3) }),
  analyzer: z.strictObject({
    title: text,
    text,
    claims: z.array(z.strictObject({ figure: text, claim: text, truth: text })).length(3),
    /** Two of the analyzer's six questions, to begin with. */
    properties: text,
    rent: text,
    action: text,
  }),
  tax: z.strictObject({
    title: text,
    text,
    state: text,
    form: text,
    what: text,
    due: text,
    forms: z.array(z.strictObject({ code: text, what: text, due: text })).length(5),
    accounting: titled,
  }),
  prices: z.strictObject({ title: text, text, action: text }),
  questions: z.strictObject({ title: text, action: text, ids: z.array(id).min(4) }),
  waitlist: titled,
});
