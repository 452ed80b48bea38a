import type { AskedQuestion } from './asked-question.ts';
import { everydayQuestions } from './practice-everyday.es.ts';
import { firstQuestions } from './practice-first.es.ts';
import { plainQuestions } from './practice-plain.es.ts';

/** All that the engine was built with. It measures nothing. */
export const practiceQuestions: readonly AskedQuestion[] = [
  ...firstQuestions,
  ...everydayQuestions,
  ...plainQuestions,
];
