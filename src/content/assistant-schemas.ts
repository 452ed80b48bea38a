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
