import type { CheckedRoll, RollRefusal } from '#src/data/portfolio/rent-roll/check-roll.ts';
import type { RollFault } from '#src/domain/portfolio/rent-roll/faults.ts';
import type { RollField } from '#src/domain/portfolio/rent-roll/fields.ts';
import type { RollEdits } from '#src/domain/portfolio/rent-roll/lines.ts';
import type { RollPlan } from '#src/domain/portfolio/rent-roll/plan.ts';

/** A cell with what is wrong with it, whoever says so. */
export interface RollProblem {
  readonly line: number;
  readonly field: RollField;
  readonly fault: RollFault | RollRefusal['reason'];
}

/** What cannot be read, and what the organization refused of rows that were not changed since. */
export function problemsOf(
  plan: RollPlan,
  { refused }: CheckedRoll,
  edits: RollEdits,
  known: RollEdits,
): RollProblem[] {
  const unread = new Set(plan.problems.map(({ line }) => line));
  const standing = refused.filter(({ line }) => edits.get(line) === known.get(line) && !unread.has(line));
  return [
    ...plan.problems,
    ...standing.map(({ line, field, reason }) => ({ line, field, fault: reason })),
  ].toSorted((one, other) => one.line - other.line);
}
