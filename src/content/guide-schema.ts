import { z } from 'astro/zod';
import { text } from './common-schemas.ts';

/** A guide of the tenant's help: markdown below what stands here. */
export const guideSchema = z.strictObject({
  title: text,
  /** One sentence under the title and in the list. */
  summary: text,
  order: z.int().positive(),
});
