// For vitest, before each file: what random tests draw is the same in every run, so that what the gate says of a change
// is about the change. `npm run test:random` draws others; a failure prints its seed, and TEST_SEED=… repeats it.
import fc from 'fast-check';

const given = process.env.TEST_SEED;

export const SEED = Number(given ?? 8_525);

/** How much is drawn: little in the gate, more on a seed of one's own. */
export const amountOf = (inGate: number, onOwnSeed: number): number => (given ? onOwnSeed : inGate);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
