import { toAppError } from '#src/data/errors.ts';
import { inParts } from '#src/domain/foundation/in-parts.ts';

/** How many are done at once: enough to be quick, few enough to leave the server to others. */
const AT_ONCE = 4;

export interface EachOutcome {
  readonly done: readonly string[];
  /** Those that a lease keeps where they are. */
  readonly inUse: readonly string[];
}

/**
 * Does something to each of many. One that is in use does not stop the others; any other failure does, after those
 * that are on their way.
 */
export async function runEach(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
): Promise<EachOutcome> {
  const [done, inUse]: [string[], string[]] = [[], []];
  for (const some of inParts(ids, AT_ONCE)) {
    const outcomes = await Promise.allSettled(some.map(act));
    for (const [index, outcome] of outcomes.entries()) {
      const id = some[index] ?? '';
      if (outcome.status === 'fulfilled') done.push(id);
      else if (toAppError(outcome.reason).code === 'in_use') inUse.push(id);
      else throw outcome.reason;
    }
  }
  return { done, inUse };
}
