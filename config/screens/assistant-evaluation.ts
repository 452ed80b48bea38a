import type { Plugin } from 'vite';
import { sampleNames } from '../../src/domain/insight/assistant/sample/portfolio.ts';
import { understand } from '../../src/domain/insight/assistant/understand.ts';
import type { Spoken } from '../../src/domain/insight/navigation/make-index.ts';
import { ASKED_ON, type AskedQuestion } from '../../tests/insight/asked-question.ts';
import { isRight } from '../../tests/insight/is-right.ts';

const ASKED = 'virtual:assistant-evaluation';

/** A question of the set, what was to be understood, and what this build understands. */
export interface EvaluatedQuestion {
  readonly area: AskedQuestion['area'];
  readonly asked: string;
  readonly wanted: string;
  readonly understood: string;
  readonly isRight: boolean;
}

/** By language. The engine was built without these questions. */
export type Evaluation = Readonly<Record<Spoken, readonly EvaluatedQuestion[]>>;

/**
 * `virtual:assistant-evaluation`: every question of the set that the engine was built without, asked of it while the product is
 * built.
 */
export function assistantEvaluation(): Plugin {
  return {
    name: 'llavero:assistant-evaluation',
    enforce: 'pre',
    resolveId: (id) => (id === ASKED ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${ASKED}`) return undefined;
      return `export const evaluation = ${JSON.stringify(await evaluate())};`;
    },
  };
}

/** Asks all questions. They are read when they are needed only: whoever starts Astro does not ask them. */
export async function evaluate(): Promise<Evaluation> {
  const [{ spanishQuestions }, { englishQuestions }] = await Promise.all([
    import('../../tests/insight/assistant-questions.es.ts'),
    import('../../tests/insight/assistant-questions.en.ts'),
  ]);
  return {
    es: spanishQuestions.map((question) => evaluateOne(question, 'es')),
    en: englishQuestions.map((question) => evaluateOne(question, 'en')),
  };
}

function evaluateOne(question: AskedQuestion, language: Spoken): EvaluatedQuestion {
  const { area, asked, tool, missing } = question;
  const understood = understand(asked, { area, language, today: ASKED_ON, names: sampleNames });
  return {
    area,
    asked,
    wanted: said(tool ?? 'unknown', { ...question.arguments, ...(missing && { missing }) }),
    understood:
      understood.is === 'unknown'
        ? understood.is
        : said(understood.tool, {
            ...understood.arguments,
            ...(understood.is === 'question' && { missing: understood.missing }),
          }),
    isRight: isRight(question, understood),
  };
}

const said = (tool: string, values: object) =>
  [tool, ...Object.entries(values).map(([name, value]) => `${name}: ${String(value)}`)].join(' · ');
