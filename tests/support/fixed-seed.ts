// For vitest, before each file: what property tests draw is the same in every run, so that what the gate says of a
// change is about the change. Another seed: `npm run test:random`, or TEST_SEED=… for one that failed; a failure prints its
// own.
import fc from 'fast-check';

const SEED = 8_525;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.TEST_SEED ?? SEED) });
