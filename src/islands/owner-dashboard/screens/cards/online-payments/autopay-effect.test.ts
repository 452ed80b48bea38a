import { expect, it } from 'vitest';
import { autopayEffect } from './autopay-effect.ts';

const KEPT = {
  takesCards: true,
  takesAutopay: true,
  canStoreCards: true,
  isTest: false,
  currency: 'DOP',
  processor: 'azul',
} as const;
const ACTIVE = { status: 'active', processor: 'azul', currency: 'DOP' } as const;
const ROWS = [ACTIVE, ACTIVE, { ...ACTIVE, status: 'paused' }];

it.each([
  [
    { processor: 'cardnet', takesCards: false },
    { kind: 'paused', count: 2 },
  ],
  [
    { processor: null, takesCards: false },
    { kind: 'paused', count: 2 },
  ],
  [{ takesCards: false }, { kind: 'off', count: 2 }],
  [{ takesAutopay: false }, { kind: 'off', count: 2 }],
  [{ isTest: true }, { kind: 'off', count: 2 }],
  [{ currency: 'USD' }, { kind: 'off', count: 2 }],
  [{}, null],
] as const)('saving %o does %o', (change, effect) => {
  expect(autopayEffect(KEPT, { ...KEPT, ...change }, ROWS)).toEqual(effect);
});

it('says nothing where no automatic payment goes on, or where they were off before', () => {
  expect(autopayEffect(KEPT, { ...KEPT, processor: 'stripe' }, [{ ...ACTIVE, status: 'paused' }])).toBeNull();
  const off = { ...KEPT, takesAutopay: false };
  expect(autopayEffect(off, { ...off, takesCards: false }, ROWS)).toBeNull();
});
