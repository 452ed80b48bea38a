import { expect, it } from 'vitest';
import { ASKED_ON, type AskedQuestion } from '#tests/insight/asked-question.ts';
import { englishQuestions } from '#tests/insight/assistant-questions.en.ts';
import { spanishQuestions } from '#tests/insight/assistant-questions.es.ts';
import { isRight } from '#tests/insight/is-right.ts';
import { sampleNames } from './sample/portfolio.ts';
import { understand } from './understand.ts';

/** Of 150 questions a language that nobody read who wrote the engine. What is reached is held. */
const sets = [
  { language: 'es', questions: spanishQuestions, floor: 0.95 },
  { language: 'en', questions: englishQuestions, floor: 0.92 },
] as const;

const shareRight = (language: 'es' | 'en', questions: readonly AskedQuestion[]) =>
  questions.filter((question) =>
    isRight(
      question,
      understand(question.asked, { area: question.area, language, today: ASKED_ON, names: sampleNames }),
    ),
  ).length / questions.length;

it.each(sets)(
  'understands questions that it was not built with, in $language',
  ({ language, questions, floor }) => {
    const share = shareRight(language, questions);
    console.info(`${language}: ${Math.round(share * questions.length)} of ${questions.length}`);
    expect(share).toBeGreaterThanOrEqual(floor);
  },
);
