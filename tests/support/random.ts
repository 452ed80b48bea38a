/** A seeded source of numbers, so that a failure can be run again. */
export interface Random {
  /** From 0, below 1. */
  next(): number;
  /** From `low` to `high`, both included. */
  integer(low: number, high: number): number;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
}

/** Mulberry32: small, fast, good enough to choose test cases. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return { next, integer, pick: (list) => list[integer(0, list.length - 1)] as never };
}
