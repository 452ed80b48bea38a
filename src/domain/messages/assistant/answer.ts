import type { TenancyFacts } from './facts.ts';
import { recognizeTopics } from './recognize.ts';
import { say } from './say.ts';
import type { Topic } from './topics.ts';

/** Where in the tenant's area an answer comes from. */
export const places = [
  'home',
  'charges',
  'payments',
  'pay',
  'rental',
  'maintenance',
  'report',
  'documents',
  'contact',
  'security',
  'settings',
  'help',
] as const;
export type Place = (typeof places)[number];

/** One thing said: which sentence, and the values in it. Amounts are minor units and end in `Minor`, days end in `On`. */
export interface Saying {
  readonly kind: string;
  readonly values: Readonly<Record<string, string | number | null>>;
}

/** What is said about one matter. */
export interface AnswerPart {
  readonly topic: Topic | 'guide';
  readonly sayings: readonly Saying[];
  readonly source: { readonly place: Place; readonly id?: string };
}

/** Kept as it was given: the words come from the dictionary of whoever reads it. Without parts: the assistant does not know. */
export interface Answer {
  readonly parts: readonly AnswerPart[];
}

/** A guide that fits a question. */
export interface FoundGuide {
  readonly slug: string;
  readonly title: string;
}

/** What answers. The one below works from rules; another may come in its place. */
export interface AssistantEngine {
  answer(
    question: string,
    facts: TenancyFacts,
    findGuides: (question: string) => readonly FoundGuide[],
  ): Promise<Answer>;
}

const MOST_GUIDES = 2;

/** Recognizes what is asked, and answers from the facts and the guides alone: what neither says is not known. */
export const ruleEngine: AssistantEngine = {
  answer: async (question, facts, findGuides) => {
    const parts = recognizeTopics(question).map((topic): AnswerPart => ({ topic, ...say[topic](facts) }));
    const guides = findGuides(question)
      .slice(0, MOST_GUIDES)
      .map(
        ({ slug, title }): AnswerPart => ({
          topic: 'guide',
          sayings: [{ kind: 'guide', values: { title } }],
          source: { place: 'help', id: slug },
        }),
      );
    return { parts: [...parts, ...guides] };
  },
};
