import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that run for half a minute or more: begun last, they would be waited for alone. */
const LONGEST = [
  'ledger-properties',
  'odd-values',
  'policy-matrix',
  'cash-basis',
  'start-and-stop',
  'npm-start',
  'cards',
  'autopay',
  'card-messages',
  'card-claims',
];

/** Runs the longest files first, the others as they come. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return index < 0 ? LONGEST.length : index;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
