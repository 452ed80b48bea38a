import { type AppError, toAppError } from '#src/data/errors.ts';
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

export interface EveryOutcome {
  readonly done: readonly string[];
  readonly refused: readonly { readonly id: string; readonly error: AppError }[];
}

/** As `runEach`, where none that is refused stops the others, and each says why. */
export async function runEvery(
  ids: readonly string[],
  act: (id: string, index: number) => Promise<unknown>,
): Promise<EveryOutcome> {
  const done: string[] = [];
  const refused: { id: string; error: AppError }[] = [];
  for (const some of inParts([...ids.entries()], AT_ONCE)) {
    const outcomes = await Promise.allSettled(some.map(([index, id]) => act(id, index)));
    for (const [at, outcome] of outcomes.entries()) {
      const id = some[at]?.[1] ?? '';
      if (outcome.status === 'fulfilled') done.push(id);
      else refused.push({ id, error: toAppError(outcome.reason) });
    }
  }
  return { done, refused };
}
