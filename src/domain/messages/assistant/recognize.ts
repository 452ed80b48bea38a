import { plainText } from '#src/domain/foundation/plain-text.ts';
import { type Topic, topics, yieldsTo } from './topics.ts';
import { englishWays } from './ways-en.ts';
import { spanishWays } from './ways-es.ts';

/** Most matters that one question is answered about. */
const MOST = 3;

/** The words of a question, in small letters and without accents or marks; an apostrophe ends one. */
export const wordsOf = (question: string): string[] =>
  plainText(question.replaceAll(/['’]/g, ' '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * What a question is about, in whichever of the two languages it is asked, the surest first; empty when nothing is
 * recognized. The more words of a known way to ask it holds, the surer.
 */
export function recognizeTopics(question: string): Topic[] {
  const words = wordsOf(question);
  const scores = new Map<Topic, number>();
  for (const topic of topics) {
    const ways = `${spanishWays[topic]}|${englishWays[topic]}`.split('|');
    const score = Math.max(...ways.map((way) => matched(way, words)));
    if (score > 0) scores.set(topic, score);
  }
  return topics
    .filter((topic) => scores.has(topic) && !yieldsTo[topic]?.some((other) => scores.has(other)))
    .sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
    .slice(0, MOST);
}

/** How many words of a way to ask the question holds: all of them, or none counts. */
function matched(way: string, words: readonly string[]): number {
  const wanted = way.trim().split(/\s+/);
  return wanted.every((want) => words.some((word) => isMeant(want, word))) ? wanted.length : 0;
}

const isMeant = (want: string, word: string) =>
  want.endsWith('*') ? word.startsWith(want.slice(0, -1)) : word === want;
