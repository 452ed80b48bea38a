/** Runs of a simulation: ranges move by less than a hundredth of their width with more. */
export const RUNS = 1000;
/** The same inputs give the same answer, and a scenario is compared on the same accidents as what it changes. */
const SEED = 20_261_128;

/** From 0 to below 1, always the same ones (mulberry32, T. Ettinger, public domain). */
export function draws(run: number): () => number {
  let state = (SEED + Math.imul(run + 1, 0x9e3779b9)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A place in a list of `count`, 0 for an empty one. */
export const pick = (draw: () => number, count: number): number => Math.floor(draw() * count);

/** What lies in the middle nine tenths of simulated values, and their mean. Zeros for none. */
export function spreadOf(values: readonly number[]): { low: number; mean: number; high: number } {
  const sorted = Float64Array.from(values).sort();
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const sum = sorted.reduce((total, value) => total + value, 0);
  return { low: at(0.05), mean: sorted.length === 0 ? 0 : sum / sorted.length, high: at(0.95) };
}
