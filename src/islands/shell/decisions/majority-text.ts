import type { MajorityBase } from '#src/domain/decisions/decision-enums.ts';
import type { DecisionsText } from '#src/i18n/dictionaries/decisions/decisions.en.ts';

interface Majority {
  readonly majorityNumerator: number | null;
  readonly majorityDenominator: number | null;
  readonly majorityMustExceed: boolean | null;
  readonly majorityBase: MajorityBase | null;
}

/** "more than 2/3 of the votes cast", or null where none is stated. */
export function majorityText(majority: Majority, text: DecisionsText): string | null {
  const { majorityBase: base, majorityNumerator, majorityDenominator, majorityMustExceed } = majority;
  if (base === null || majorityNumerator === null || majorityDenominator === null) return null;
  return text.majorities[base]({
    fraction: `${majorityNumerator}/${majorityDenominator}`,
    mustExceed: majorityMustExceed === true,
  });
}
