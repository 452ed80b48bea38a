import type { AskedQuestion } from './asked-question.ts';
import { everydayQuestions } from './practice-everyday.en.ts';
import { firstQuestions } from './practice-first.en.ts';
import { moreQuestions } from './practice-more.en.ts';
import { plainQuestions } from './practice-plain.en.ts';

/** All that the engine was built with. It measures nothing. */
export const practiceQuestions: readonly AskedQuestion[] = [
  ...firstQuestions,
  ...everydayQuestions,
  ...plainQuestions,
  ...moreQuestions,
];
