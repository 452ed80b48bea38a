import { grammars } from '../navigation/grammars.ts';
import { readingOf } from '../navigation/words.ts';

/** A text that can be found: a word in its title says more of it than one below. */
export interface TitledText {
  readonly title: string;
  readonly text: string;
}

const TITLE_WEIGHT = 2;
const MOST = 5;
/** What is less than this part as good as the best is left out, as is what has little of the question. */
const NEARLY = 0.5;
const LEAST_SHARE = 0.3;

/** A word that no text has takes less than one that leads elsewhere. */
const UNKNOWN = 0.3;
const weightOf = (having: number, all: number) =>
  having === 0 ? UNKNOWN * Math.log(1 + all) : Math.log(1 + all / having);

/** The texts that a question is about, the likeliest first. A word weighs more the fewer texts have it; light ones say nothing. */
export function fittingTexts<Text extends TitledText>(
  said: string,
  texts: readonly Text[],
  language: 'es' | 'en',
): readonly Text[] {
  const { wordsOf } = readingOf(grammars[language]);
  const stemsOf = (text: string) => new Set(wordsOf(text).map(({ stem }) => stem));
  const read = texts.map((one) => ({ one, title: stemsOf(one.title), body: stemsOf(one.text) }));
  const having = (stem: string) => read.filter(({ title, body }) => title.has(stem) || body.has(stem)).length;
  const asked = [
    ...new Set(
      wordsOf(said)
        .filter(({ isLight }) => !isLight)
        .map(({ stem }) => stem),
    ),
  ].map((stem) => ({ stem, weight: weightOf(having(stem), texts.length) }));
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  const scored = read
    .map(({ one, title, body }) => {
      const met = asked.filter(({ stem }) => title.has(stem) || body.has(stem));
      const share = met.reduce((sum, { weight }) => sum + weight, 0);
      const named = met.filter(({ stem }) => title.has(stem)).reduce((sum, { weight }) => sum + weight, 0);
      return { one, share, score: share + (TITLE_WEIGHT - 1) * named };
    })
    .filter(({ share }) => share > 0 && share >= whole * LEAST_SHARE)
    .toSorted((one, other) => other.score - one.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score >= best * NEARLY)
    .slice(0, MOST)
    .map(({ one }) => one);
}
