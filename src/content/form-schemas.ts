import { z } from 'astro/zod';

export const words = z.string().trim().min(1);

/** What a form says of all of it, above its button. `limited` is followed by a number of minutes. */
export const formFaults = z.strictObject({
  /** With `{minutes}` where the number stands. */
  rate_limited: words.includes('{minutes}'),
  unexpected: words,
  offline: words,
});

/** A page that says how something ended. */
export const outcome = z.strictObject({
  title: words,
  heading: words,
  lead: words,
  notes: z.array(words),
});

/** A page that a link of a mail opens: it asks first, and says why a link is of no use. */
export const question = z.strictObject({ title: words, heading: words, lead: words, button: words });
