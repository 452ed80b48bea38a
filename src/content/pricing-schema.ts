import { z } from 'astro/zod';
import { text, titled } from './common-schemas.ts';

const currencies = z.strictObject({ DOP: z.int().nonnegative(), USD: z.int().nonnegative() });

/** A plan's price a month, in minor units, ITBIS included. Both prices are set; neither is a conversion. */
export const planSchema = z.strictObject({
  id: z.enum(['start', 'owner', 'manager', 'company', 'enterprise']),
  units_included: z.int().positive(),
  monthly_minor: currencies,
  /** What each unit above the included ones adds; null where the plan ends with them. */
  extra_unit_minor: currencies.nullable(),
});

const planText = z.strictObject({ name: text, audience: text });

export const pricingSchema = z.strictObject({
  title: text,
  lead: text,
  today: titled,
  table: z.strictObject({
    caption: text,
    plan: text,
    pesos: text,
    dollars: text,
    /** `{count}` stands for a number of units. */
    upTo: text.includes('{count}'),
    above: text.includes('{count}'),
    /** `{amount}` stands for an amount of money. */
    perExtraUnit: text.includes('{amount}'),
    free: text,
  }),
  plans: z.strictObject({
    start: planText,
    owner: planText,
    manager: planText,
    company: planText,
    enterprise: planText,
  }),
  included: z.strictObject({ title: text, lead: text, items: z.array(titled).min(3) }),
  rules: z.strictObject({ title: text, items: z.array(titled).min(3) }),
  signUp: text,
  waitlist: text,
});
