import { z } from 'astro/zod';
import { words } from './form-schemas.ts';

const part = z.strictObject({ name: words, text: words });

export const statusSchema = z.strictObject({
  heading: words,
  lead: words,
  partsTitle: words,
  parts: z.strictObject({ site: part, database: part, files: part, jobs: part, work: part, messages: part }),
  states: z.strictObject({ good: words, late: words, down: words, unknown: words, asking: words }),
  /** {time} is when it was asked. */
  checked: words,
  failed: words,
  withoutScript: words,
  aboutTitle: words,
  about: z.array(words).min(1),
});
