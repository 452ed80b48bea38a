import { z } from 'astro/zod';
import { formFaults, outcome, words } from './form-schemas.ts';

export const contactSchema = z.strictObject({
  heading: words,
  lead: words,
  pointsTitle: words,
  points: z.array(words).min(2),
  form: z.strictObject({
    title: words,
    name: words,
    email: words,
    emailHint: words,
    reader: words,
    readerChoose: words,
    readers: z.strictObject({ owner: words, tenant: words, manager: words, company: words, other: words }),
    message: words,
    messageHint: words,
    privacy: words,
    privacyLink: words,
    trap: words,
    button: words,
    busy: words,
    errors: z.strictObject({
      name: z.strictObject({ missing: words, invalid: words, too_long: words }),
      email: z.strictObject({ missing: words, invalid: words }),
      reader: z.strictObject({ missing: words }),
      message: z.strictObject({ missing: words, invalid: words, too_long: words }),
      form: formFaults,
    }),
  }),
  /** In place of the form; the address stands between both parts. */
  done: z.strictObject({ heading: words, before: words, after: words, again: words }),
  sent: outcome.extend({ home: words }),
});
