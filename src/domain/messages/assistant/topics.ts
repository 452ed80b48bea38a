// What a tenant can ask about. Words are compared in small letters and without accents. A way to ask is a few words that
// all stand in the question, in any order; "pag*" is any word that begins so.

export const topics = [
  'greeting',
  'about',
  'thanks',
  'due',
  'next_rent',
  'ways_to_pay',
  'payment',
  'receipt',
  'late_fee',
  'rent',
  'deposit',
  'term',
  'leaving',
  'requests',
  'report',
  'contact',
  'documents',
  'emergency',
  'place',
  'security',
  'settings',
] as const;
export type Topic = (typeof topics)[number];

const POLITE: readonly Topic[] = ['greeting', 'about', 'thanks'];
const matters = topics.filter((topic) => !POLITE.includes(topic));

/** Matters that are silent when one of these is asked for as well: their words are part of the other question. */
export const yieldsTo: Readonly<Partial<Record<Topic, readonly Topic[]>>> = {
  greeting: topics.filter((topic) => topic !== 'greeting'),
  about: matters,
  thanks: matters,
  due: ['late_fee', 'receipt', 'deposit', 'payment', 'next_rent', 'rent', 'ways_to_pay'],
  next_rent: ['deposit'],
  ways_to_pay: ['payment'],
  rent: ['next_rent'],
  requests: ['emergency'],
  report: ['requests', 'emergency', 'late_fee'],
  contact: ['emergency', 'payment'],
  documents: ['term', 'leaving', 'receipt', 'rent', 'deposit'],
};
