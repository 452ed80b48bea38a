import type { EcfDraft, EcfLine } from './ecf-facts.ts';
import { ecfRules } from './ecf-kinds.ts';
import { ecfSums, foreignSums, isItbisNear, withheldSums } from './ecf-numbers.ts';
import type { EcfProblem, EcfProblemCode } from './ecf-problems.ts';
import { cleanText } from './ecf-texts.ts';

const MOST_LINES = 1_000;
/** Three digits before the point, four after it. */
const MOST_RATE_UNITS = 9_999_999;

/** What is wrong with lines one by one. */
export function checkLines(draft: EcfDraft): EcfProblem[] {
  if (draft.lines.length === 0) return [{ field: 'lines', code: 'missing' }];
  if (draft.lines.length > MOST_LINES) return [{ field: 'lines', code: 'too_many' }];
  return draft.lines.flatMap((line, index) =>
    checkLine(line, draft).map((problem) => ({ ...problem, line: index + 1 })),
  );
}

const isAmount = (minor: number) => Number.isSafeInteger(minor) && minor >= 0;

function checkLine(line: EcfLine, { kind, foreign }: EcfDraft): EcfProblem[] {
  const problems: EcfProblem[] = [];
  if (cleanText(line.name) === '') problems.push({ field: 'line.name', code: 'missing' });
  if (!isAmount(line.amountMinor)) problems.push({ field: 'line.amount', code: 'negative' });
  if (line.isTaxed && ecfRules[kind].taxed === 'never')
    problems.push({ field: 'itbis', code: 'not_allowed' });
  if ((foreign === null) !== (line.foreignMinor === null))
    problems.push({ field: 'line.amount', code: foreign ? 'missing' : 'not_allowed' });
  if (line.foreignMinor !== null && !isAmount(line.foreignMinor))
    problems.push({ field: 'line.amount', code: 'negative' });
  const code = withheldProblem(line, kind);
  if (code) problems.push({ field: 'withheld', code });
  return problems;
}

function withheldProblem(line: EcfLine, kind: EcfDraft['kind']): EcfProblemCode | null {
  const { withheld } = line;
  const rules = ecfRules[kind];
  if (withheld === null) return rules.withholding === 'must' ? 'missing' : null;
  if (rules.withholding === 'never') return 'not_allowed';
  if (!isAmount(withheld.itbisMinor) || !isAmount(withheld.isrMinor)) return 'negative';
  if (withheld.itbisMinor > 0 && (!line.isTaxed || rules.itbisWithheld === 'never')) return 'not_allowed';
  if (kind === 'purchases' && line.isGoods && withheld.isrMinor > 0) return 'not_allowed';
  return withheld.isrMinor > line.amountMinor ? 'over_withheld' : null;
}

/** Whether the sums are those of the lines and of the records, ITBIS is what DGII reckons, and no more is withheld of it. */
export function checkSums(draft: EcfDraft, totalMinor: number): EcfProblem[] {
  const sums = ecfSums(draft);
  const problems: EcfProblem[] = [];
  if (!isAmount(draft.itbisMinor) || !isAmount(sums.totalMinor))
    return [{ field: 'itbis', code: 'negative' }];
  if (!isItbisNear(sums, draft)) problems.push({ field: 'itbis', code: 'sum_differs' });
  // A correction of a text alone is about nothing.
  if (sums.totalMinor === 0 && draft.reference?.code !== 2)
    problems.push({ field: 'total', code: 'missing' });
  if (sums.totalMinor !== totalMinor) problems.push({ field: 'total', code: 'sum_differs' });
  if ((withheldSums(draft.lines)?.itbisMinor ?? 0) > sums.itbisMinor)
    problems.push({ field: 'withheld', code: 'over_withheld' });
  return [...problems, ...checkForeign(draft)];
}

function checkForeign(draft: EcfDraft): EcfProblem[] {
  const { foreign } = draft;
  const sums = foreignSums(draft);
  if (foreign === null || sums === null) return [];
  const { rateUnits } = foreign;
  if (!Number.isSafeInteger(rateUnits) || rateUnits < 1 || rateUnits > MOST_RATE_UNITS)
    return [{ field: 'rate', code: 'malformed' }];
  if (!Object.values(sums).every(isAmount)) return [{ field: 'itbis', code: 'negative' }];
  return isItbisNear(sums, draft) ? [] : [{ field: 'itbis', code: 'sum_differs' }];
}
