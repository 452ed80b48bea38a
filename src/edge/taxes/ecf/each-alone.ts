/**
 * Does pieces of work, one after the other. What goes wrong with one, such as a key that cannot be read, keeps no other from being
 * done: they are other organizations'.
 *
 * @param note writes down with the piece that it failed; where that fails, too, only the first fault is told
 * @throws AggregateError of what went wrong, after everything was done
 */
export async function eachAlone<Piece>(
  pieces: readonly Piece[],
  doing: (piece: Piece) => Promise<unknown>,
  note: (piece: Piece, error: unknown) => PromiseLike<unknown>,
): Promise<void> {
  const faults: unknown[] = [];
  for (const piece of pieces) {
    try {
      await doing(piece);
    } catch (error) {
      faults.push(error);
      await Promise.resolve(note(piece, error)).catch(() => undefined);
    }
  }
  throwTogether(faults);
}

/** Throws what went wrong, the same fault of many pieces once. @throws AggregateError unless there is none */
export function throwTogether(faults: readonly unknown[]): void {
  const each = [...new Set(faults)];
  if (each.length > 0) throw new AggregateError(each, each.map(String).join('; '));
}

/** Does several jobs in turn, whatever goes wrong with one. @throws AggregateError of what went wrong */
export async function inTurn(jobs: readonly (() => Promise<void>)[]): Promise<void> {
  await eachAlone(
    jobs,
    (job) => job(),
    async () => undefined,
  );
}
