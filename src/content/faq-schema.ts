import { z } from 'astro/zod';
import { id, link, text } from './common-schemas.ts';

const question = z.strictObject({
  id,
  question: text,
  /** Paragraphs of plain text, which structured data repeats word by word. */
  answer: z.array(text).min(1),
  links: z.array(link).optional(),
});

/** Questions in groups; /pricing/ shows all of them, each at an anchor of its id. */
export const faqSchema = z.strictObject({
  title: text,
  lead: text,
  more: text,
  groups: z.array(z.strictObject({ id, title: text, questions: z.array(question).min(1) })).min(1),
});
