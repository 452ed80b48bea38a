import { z } from 'astro/zod';
import { outcome, question, words } from './form-schemas.ts';

/** What an owner's link opens, by which they have no more statements. */
export const ownerStatementsSchema = z.strictObject({
  leave: question.extend({ unknown: words, contact: words }),
  left: outcome.extend({ home: words }),
});
