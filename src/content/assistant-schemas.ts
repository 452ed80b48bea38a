import { z } from 'astro/zod';
import { id, text } from './common-schemas.ts';

/** Paths inside the product may go deeper than the site's: `/owner-dashboard/properties/new`. */
const anyPath = z.string().regex(/^\/[a-z0-9/#-]*$/);

/** Everything there is to go to, in groups that the reader can show one at a time. */
export const aiNavSchema = z.strictObject({
  title: text,
  lead: text,
  filter: text,
  all: text,
  signInNote: text,
  /** Above the screens of an area that have no line of their own. */
  alsoHere: text,
  /** The field that finds a place by everyday words, and what it says of what it found. */
  finder: z.strictObject({
    label: text,
    hint: text,
    examplesLabel: text,
    examples: z.array(text).min(3),
    likely: text,
    guess: text,
    unknown: text,
    contact: text,
    because: text,
    failed: text,
  }),
  groups: z
    .array(
      z.strictObject({
        id,
        title: text,
        short: text,
        /** Whether its places ask for an account. */
        isSignedIn: z.boolean(),
        places: z.array(z.strictObject({ to: anyPath, title: text, text })).min(1),
      }),
    )
    .min(3),
});

/** Questions as a reader would put them, answered by the questions of the FAQ with those ids. */
export const aiTestSchema = z.strictObject({
  title: text,
  lead: text,
  /** The field that asks the engine about the sample portfolio, and what it says of what it understood. */
  asker: z.strictObject({
    label: text,
    hint: text,
    area: text,
    owner: text,
    tenant: text,
    ask: text,
    examplesLabel: text,
    examples: z.array(text).min(5),
    result: text,
    understood: text,
    asksBack: text,
    unknown: text,
    tool: text,
    parameters: text,
    confidence: text,
    time: text,
    /** In place of a tool or parameters where there are none. */
    none: text,
    noSample: text,
    sample: text,
    failed: text,
  }),
  /** What this build understands of a set of questions. */
  evaluation: z.strictObject({
    title: text,
    unseen: text,
    caption: text,
    language: text,
    es: text,
    en: text,
    right: text,
    total: text,
    share: text,
    wrong: text,
    understood: text,
    wanted: text,
    every: text,
  }),
  /** Above the questions that are answered in writing. */
  written: text,
  howTitle: text,
  how: z.array(text).min(2),
  sourceLabel: text,
  groups: z
    .array(
      z.strictObject({
        id,
        title: text,
        questions: z.array(z.strictObject({ asked: text, answeredBy: id })),
      }),
    )
    .min(3),
  next: z.strictObject({ title: text, text, analyzer: text, contact: text }),
});
