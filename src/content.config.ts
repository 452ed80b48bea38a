import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { contactSchema } from '#src/content/contact-schema.ts';
import { waitlistSchema } from '#src/content/waitlist-schema.ts';

/** One entry per language: src/content/<name>/es.yaml and en.yaml. */
const perLanguage = (name: string) => glob({ base: `./src/content/${name}`, pattern: '{es,en}.yaml' });

// A line per collection. What a visitor reads stands in src/content/<name>, its shape in a schema beside it.
export const collections = {
  contact: defineCollection({ loader: perLanguage('contact'), schema: contactSchema }),
  waitlist: defineCollection({ loader: perLanguage('waitlist'), schema: waitlistSchema }),
};
