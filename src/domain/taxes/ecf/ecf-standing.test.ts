import { expect, it } from 'vitest';
import { ecfStanding, isForClient } from './ecf-standing.ts';
import type { EcfState } from './ecf-states.ts';

it.each<[EcfState, number | null, string, boolean]>([
  ['to_sign', null, 'waiting', false],
  ['to_sign', 1, 'waiting', false],
  ['signed', null, 'waiting', false],
  ['sent', null, 'waiting', false],
  ['signed', 1, 'contingency', true],
  ['sent', 3, 'contingency', true],
  ['accepted', null, 'valid', true],
  ['accepted', 1, 'valid', true],
  ['conditional', null, 'valid', true],
  ['rejected', null, 'rejected', false],
  ['rejected', 1, 'rejected', true],
  ['annulled', null, 'annulled', false],
  ['annulled', 3, 'annulled', true],
])('%s with contingency %s is %s, and for the client: %s', (state, contingencyKind, standing, isShown) => {
  expect(ecfStanding({ state, contingencyKind })).toBe(standing);
  expect(isForClient({ state, contingencyKind })).toBe(isShown);
});
