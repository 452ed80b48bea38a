import { expect, it } from 'vitest';
import { fixedSeed } from './rules/fixed-seed.ts';

it('random tests draw from the seed of the run', () => {
  const faultsOf = (text: string) => fixedSeed([{ path: 'tests/db/a.test.ts', text }]);
  expect(faultsOf('const random = new Random(77);')).toHaveLength(1);
  expect(faultsOf("const email = 'a-' + Math.random();")).toHaveLength(1);
  expect(faultsOf("import fc from 'fast-check'; fc.sample(amount, { seed: 7 });")).toHaveLength(1);
  expect(faultsOf('const random = new Random(SEED + worker);')).toEqual([]);
});
