import { z } from 'astro/zod';
import { text } from './common-schemas.ts';

/** A legal page: markdown below what stands here. */
export const legalSchema = z.strictObject({
  title: text,
  /** 'YYYY-MM-DD'; the page says it in the reader's words. */
  updatedOn: z.iso.date(),
  updatedLabel: text,
  /** What a hurried reader should know. */
  summaryTitle: text,
  summary: z.array(text).min(3),
});
