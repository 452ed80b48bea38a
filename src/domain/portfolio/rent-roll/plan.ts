import type { Grid } from '#src/domain/foundation/grid.ts';
import { decimalSignOf } from '#src/domain/foundation/spreadsheet-numbers.ts';
import { dateOrderOf } from '#src/domain/foundation/written-day.ts';
import type { PortfolioRow } from '../portfolio-files/rows.ts';
import type { HowToRead, RollAnswers, RollQuestion } from './answers.ts';
import { type AssembledRoll, assemble } from './assemble.ts';
import type { CellProblem } from './faults.ts';
import type { RollField } from './fields.ts';
import { linesOf, type RollEdits, type RollLine, type RollLines } from './lines.ts';
import type { RollMapping } from './mapping.ts';
import { knownPlace, readRow } from './read-row.ts';
import type { RollRow } from './roll-row.ts';
import { isJoined, isVacant } from './tenants.ts';
import { isOpenAmount } from './values.ts';

export interface AskedOf {
  readonly question: RollQuestion;
  /** What stands in the sheet and may mean two things. */
  readonly example: string;
}
/** What will come of a sheet: rows for the four files, what is wrong, what is asked, what was left out and put together. */
export interface RollPlan extends AssembledRoll, Omit<RollLines, 'rows'> {
  readonly rows: readonly RollLine[];
  readonly questions: readonly AskedOf[];
  /** Whether every property of the sheet is here already. */
  readonly isAllHere: boolean;
  /** Rows that came in with all that they say. */
  readonly good: readonly RollRow[];
}
export type RollFiles = Readonly<
  Record<'properties' | 'units' | 'people' | 'leases', readonly PortfolioRow[]>
>;

export interface RollSheet {
  readonly head: readonly string[];
  /** The rows below the head. */
  readonly body: Grid;
  readonly mapping: RollMapping;
  readonly edits: RollEdits;
}

const DAYS: readonly RollField[] = ['starts_on', 'ends_on'];
const AMOUNTS: readonly RollField[] = ['rent', 'deposit', 'deposit_held', 'balance'];

/** Reads a sheet by its mapping. Never throws. */
export function planRoll(
  { head, body, mapping, edits }: RollSheet,
  answers: RollAnswers,
  { currency, today, here }: Pick<HowToRead, 'currency' | 'today' | 'here'>,
): RollPlan {
  const { rows, skipped, filledDown } = linesOf(body, { head, mapping, edits });
  const texts = (fields: readonly RollField[]) =>
    fields.flatMap((field) => (mapping.includes(field) ? rows.map(({ cell }) => cell(field)) : []));
  const days = dateOrderOf(texts(DAYS));
  const amounts = texts(AMOUNTS);
  const said = decimalSignOf(amounts);
  const how: HowToRead = {
    ...{ answers, currency, today, here },
    order: days.order ?? answers.dateOrder ?? 'dmy',
    sign: said ?? (answers.thousands === 'yes' ? ',' : null),
  };
  const good: RollRow[] = [];
  const problems: CellProblem[] = [];
  for (const { line, cell } of rows) {
    const { row, faults } = readRow(line, cell, how);
    if (row) good.push(row);
    problems.push(...faults.map((fault) => ({ line, ...fault })));
  }
  const assembled = assemble(good, answers);
  const questions: AskedOf[] = [];
  const ask = (question: RollQuestion, example: string | undefined) =>
    example === undefined || example === '' ? undefined : questions.push({ question, example });
  if (!days.order) ask('date_order', days.example);
  if (!said) ask('thousands', amounts.find(isOpenAmount));
  ask(
    'joined',
    texts(['tenant']).find((text) => !isVacant(text) && isJoined(text)),
  );
  ask('same_name', assembled.sameName);
  const past = good.find(({ lease }) => lease && lease.endsOn < today)?.lease;
  ask('past_leases', past?.endsOn);
  return {
    ...assembled,
    ...{ rows, skipped, filledDown, questions, good },
    isAllHere: rows.length > 0 && rows.every(({ cell }) => knownPlace(cell, how) !== undefined),
    problems: [...problems, ...assembled.problems].toSorted((one, other) => one.line - other.line),
  };
}

const ANSWERS = {
  date_order: 'dateOrder',
  thousands: 'thousands',
  joined: 'joined',
  same_name: 'sameName',
  past_leases: 'pastLeases',
} as const satisfies Record<RollQuestion, keyof RollAnswers>;

/** Where the answer to a question is kept. */
export const answerTo = (question: RollQuestion) => ANSWERS[question];
export const isAnswered = (question: RollQuestion, answers: RollAnswers) =>
  answers[ANSWERS[question]] !== null;
