import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { aiNavSchema, aiTestSchema } from '#src/content/assistant-schemas.ts';
import { notFoundSchema, picturesSchema } from '#src/content/common-schemas.ts';
import { contactSchema } from '#src/content/contact-schema.ts';
import { faqSchema } from '#src/content/faq-schema.ts';
import { featureStateSchema, featuresSchema } from '#src/content/features-schema.ts';
import { guideSchema } from '#src/content/guide-schema.ts';
import { landingSchema } from '#src/content/landing-schema.ts';
import { legalSchema } from '#src/content/legal-schema.ts';
import { ownerStatementsSchema } from '#src/content/owner-statements-schema.ts';
import { planSchema, pricingSchema } from '#src/content/pricing-schema.ts';
import { statusSchema } from '#src/content/status-schema.ts';
import { waitlistSchema } from '#src/content/waitlist-schema.ts';

/** One entry per language: src/content/<name>/es.yaml and en.yaml. */
const perLanguage = (name: string) => glob({ base: `./src/content/${name}`, pattern: '{es,en}.yaml' });

// A line per collection. What a visitor reads stands in src/content/<name>, its shape in a schema beside it.
export const collections = {
  landing: defineCollection({ loader: perLanguage('landing'), schema: landingSchema }),
  features: defineCollection({ loader: perLanguage('features'), schema: featuresSchema }),
  featureStates: defineCollection({
    loader: file('src/content/feature-states.json'),
    schema: featureStateSchema,
  }),
  pricing: defineCollection({ loader: perLanguage('pricing'), schema: pricingSchema }),
  plans: defineCollection({
    loader: file('src/content/prices.json', { parser: (text) => JSON.parse(text).plans }),
    schema: planSchema,
  }),
  faq: defineCollection({ loader: perLanguage('faq'), schema: faqSchema }),
  pictures: defineCollection({ loader: perLanguage('pictures'), schema: picturesSchema }),
  aiNav: defineCollection({ loader: perLanguage('ai-nav'), schema: aiNavSchema }),
  aiTest: defineCollection({ loader: perLanguage('ai-test'), schema: aiTestSchema }),
  notFound: defineCollection({ loader: perLanguage('not-found'), schema: notFoundSchema }),
  legal: defineCollection({
    loader: glob({ base: './src/content/legal', pattern: '{es,en}/*.md' }),
    schema: legalSchema,
  }),
  guides: defineCollection({
    loader: glob({ base: './src/content/guides', pattern: '{es,en}/*.md' }),
    schema: guideSchema,
  }),
  contact: defineCollection({ loader: perLanguage('contact'), schema: contactSchema }),
  status: defineCollection({ loader: perLanguage('status'), schema: statusSchema }),
  waitlist: defineCollection({ loader: perLanguage('waitlist'), schema: waitlistSchema }),
  ownerStatements: defineCollection({
    loader: perLanguage('owner-statements'),
    schema: ownerStatementsSchema,
  }),
};
