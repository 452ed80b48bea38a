import { z } from 'astro/zod';
import { formFaults, outcome, question, words } from './form-schemas.ts';

export const waitlistSchema = z.strictObject({
  heading: words,
  lead: words,
  pointsTitle: words,
  points: z.array(words).min(2),
  form: z.strictObject({
    title: words,
    email: words,
    emailHint: words,
    /** What is agreed to; `consentLink` stands behind it and leads to the privacy page. */
    consent: words,
    consentLink: words,
    trap: words,
    button: words,
    busy: words,
    errors: z.strictObject({
      email: z.strictObject({ missing: words, invalid: words }),
      consent: z.strictObject({ missing: words }),
      form: formFaults,
    }),
  }),
  /** In place of the form; the address stands between both parts. */
  done: z.strictObject({ heading: words, before: words, after: words, again: words }),
  sent: outcome.extend({ again: words }),
  confirm: question.extend({
    expired: words,
    unknown: words,
    again: words,
  }),
  confirmed: outcome.extend({ features: words, contact: words }),
  leave: question.extend({ unknown: words, contact: words }),
  left: outcome.extend({ home: words }),
});
