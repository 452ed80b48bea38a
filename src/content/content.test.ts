import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#src/i18n/language.ts';
import { aiNavSchema, aiTestSchema } from './assistant-schemas.ts';
import { notFoundSchema, picturesSchema } from './common-schemas.ts';
import { faqSchema } from './faq-schema.ts';
import { featureStateSchema, featuresSchema } from './features-schema.ts';
import { landingSchema } from './landing-schema.ts';
import { planSchema, pricingSchema } from './pricing-schema.ts';
import { bilingual, entry, legalText, readJson, textsOf } from './read-content.test-support.ts';

/** What is the same in both languages: names of things, places, numbers. */
const NOT_WORDS = /(^|\.)(id|to|answeredBy|isSignedIn|code|figure|value|ids\[\d+\])$/;

describe('both languages', () => {
  it.each(bilingual)('%s has the same texts at the same places', (name) => {
    const [es, en] = [textsOf(entry(name, 'es')), textsOf(entry(name, 'en'))];
    expect(es.length).toBeGreaterThan(0);
    expect(es.map(([at]) => at)).toEqual(en.map(([at]) => at));
  });

  it.each(bilingual)('%s names the same things', (name) => {
    const [es, en] = languages.map((language) =>
      textsOf(entry(name, language)).filter(([at]) => /(^|\.)(id|to|answeredBy|ids\[\d+\])$/.test(at)),
    );
    expect(es).toEqual(en);
  });

  it.each(bilingual)('%s has no sentence that was left in the other language', (name) => {
    const en = new Map(textsOf(entry(name, 'en')));
    const same = textsOf(entry(name, 'es')).filter(
      ([at, text]) =>
        !NOT_WORDS.test(at) && text.includes(' ') && /\p{L}{3}/u.test(text) && en.get(at) === text,
    );
    expect(same).toEqual([]);
  });

  const shape = (text: string) =>
    text.split('\n').map((line) => /^(#+ |- |\d+\. |\|)/.exec(line)?.[0] ?? (line.trim() ? 'text' : ''));

  it.each(['privacy', 'terms', 'cookies'])('%s has the same parts, tables and points', (name) => {
    expect(shape(legalText(name, 'es'))).toEqual(shape(legalText(name, 'en')));
  });

  it('the guides are at least twelve, the same ones, with the same parts and steps', () => {
    const guides = (language: Language) =>
      globSync(`src/content/guides/${language}/*.md`)
        .map((file) => path.basename(file))
        .sort();
    expect(guides('es')).toEqual(guides('en'));
    expect(guides('es').length).toBeGreaterThanOrEqual(12);
    for (const name of guides('es')) {
      const [es, en] = languages.map((language) =>
        shape(readFileSync(`src/content/guides/${language}/${name}`, 'utf8')),
      );
      expect(es, name).toEqual(en);
    }
  });
});

describe('schemas', () => {
  const schemas = {
    landing: landingSchema,
    features: featuresSchema,
    pricing: pricingSchema,
    faq: faqSchema,
    pictures: picturesSchema,
    'not-found': notFoundSchema,
    'ai-nav': aiNavSchema,
    'ai-test': aiTestSchema,
  };

  it.each(Object.entries(schemas))('%s is as its schema says', (name, schema) => {
    for (const language of languages) expect(schema.safeParse(entry(name, language)).error).toBeUndefined();
  });

  it('refuses a headline of ten words', () => {
    const landing = landingSchema.parse(entry('landing', 'es'));
    const hero = { ...landing.hero, headline: 'uno dos tres cuatro cinco seis siete ocho nueve diez' };
    expect(landingSchema.safeParse({ ...landing, hero }).success).toBe(false);
  });
});

describe('what refers to something', () => {
  const faq = faqSchema.parse(entry('faq', 'es'));
  const questionIds = faq.groups.flatMap((group) => group.questions.map(({ id }) => id));
  const features = featuresSchema.parse(entry('features', 'es'));
  const featureIds = features.areas.flatMap((area) => area.items.map(({ id }) => id));

  it('finds its question', () => {
    expect(new Set(questionIds).size).toBe(questionIds.length);
    const asked = aiTestSchema
      .parse(entry('ai-test', 'es'))
      .groups.flatMap((group) => group.questions.map(({ answeredBy }) => answeredBy));
    expect(asked.filter((id) => !questionIds.includes(id))).toEqual([]);
  });

  it('finds its part of the page of features', () => {
    const areas = features.areas.map(({ id }) => `/features/#${id}`);
    const reasons = landingSchema.parse(entry('landing', 'es')).reasons.items;
    const links = textsOf(bilingual.map((name) => entry(name, 'es')))
      .map(([, text]) => text)
      .filter((text) => text.startsWith('/features/#'))
      .concat(reasons.map(({ id }) => `/features/#${id}`));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !areas.includes(link))).toEqual([]);
  });

  it('says of every feature, once, whether it works', () => {
    const states = featureStateSchema.array().parse(readJson('feature-states.json'));
    expect(states.map(({ id }) => id)).toEqual(featureIds);
    expect(new Set(featureIds).size).toBe(featureIds.length);
  });
});

describe('prices', () => {
  const { plans } = readJson('prices.json') as { plans: unknown[] };
  const list = planSchema.array().parse(plans);

  it('has every plan that the page names', () => {
    const named = Object.keys(pricingSchema.parse(entry('pricing', 'es')).plans);
    expect(list.map(({ id }) => id)).toEqual(named);
  });

  it.each(['DOP', 'USD'] as const)('never makes more units cheaper, in %s', (currency) => {
    const amounts = list.map((plan) => plan.monthly_minor[currency]);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    // The unit above the largest plan costs no more than one inside it.
    const [largest, extra] = [list.at(-2), list.at(-1)];
    const perUnit = (largest?.monthly_minor[currency] ?? 0) / (largest?.units_included ?? 1);
    expect(extra?.extra_unit_minor?.[currency]).toBeLessThanOrEqual(perUnit);
    expect(extra?.monthly_minor).toEqual(largest?.monthly_minor);
  });
});

describe('the page about cookies', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const sources = globSync('src/**/*.{ts,tsx,astro}', { cwd: root })
    .filter((file) => !/\.test(-support)?\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));
  const KEPT = [
    /persistentAtom(?:<[^(]*>)?\(\s*'([\w-]+)'/g,
    /\bremember(?:ed)?\('(\w+)'/g,
    /(?:local|session)Storage\.(?:set|get)Item\('([\w-]+)'/g,
    /const (?:[A-Z]+_)*(?:KEY|DISMISSED|VISITED|OPENED_FILES) = '([\w-]+)'/g,
  ];
  const keys = [
    ...new Set(
      KEPT.flatMap((pattern) =>
        sources.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')),
      ),
    ),
  ].sort();

  it('names everything that the product keeps in a browser', () => {
    expect(keys).toEqual(expect.arrayContaining(['language', 'llavero-auth', 'signing_out', 'theme']));
    for (const language of languages) {
      const text = legalText('cookies', language);
      expect(
        keys.filter((key) => !text.includes(`\`${key}\``)),
        language,
      ).toEqual([]);
    }
  });

  it('is right that there are no cookies', () => {
    // One that the translation library would read is read for the language, and none is ever set.
    expect(sources.filter((text) => /document\.cookie\s*=[^=]|['"]set-cookie['"]/i.test(text))).toEqual([]);
  });
});
