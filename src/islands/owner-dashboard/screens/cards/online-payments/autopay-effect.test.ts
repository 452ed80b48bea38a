import { expect, it } from 'vitest';
import { autopayEffect } from './autopay-effect.ts';

const KEPT = {
  takes_cards: true,
  takes_autopay: true,
  can_store_cards: true,
  is_test: false,
  currency: 'DOP',
  processor: 'azul',
} as const;
const ACTIVE = { status: 'active', processor: 'azul', currency: 'DOP' } as const;
const ROWS = [ACTIVE, ACTIVE, { ...ACTIVE, status: 'paused' }];

it.each([
  [
    { processor: 'cardnet', takes_cards: false },
    { kind: 'paused', count: 2 },
  ],
  [
    { processor: null, takes_cards: false },
    { kind: 'paused', count: 2 },
  ],
  [{ takes_cards: false }, { kind: 'off', count: 2 }],
  [{ takes_autopay: false }, { kind: 'off', count: 2 }],
  [{ is_test: true }, { kind: 'off', count: 2 }],
  [{ currency: 'USD' }, { kind: 'off', count: 2 }],
  [{}, null],
] as const)('saving %o does %o', (change, effect) => {
  expect(autopayEffect(KEPT, { ...KEPT, ...change }, ROWS)).toEqual(effect);
});

it('says nothing where no automatic payment goes on, or where they were off before', () => {
  expect(autopayEffect(KEPT, { ...KEPT, processor: 'stripe' }, [{ ...ACTIVE, status: 'paused' }])).toBeNull();
  const off = { ...KEPT, takes_autopay: false };
  expect(autopayEffect(off, { ...off, takes_cards: false }, ROWS)).toBeNull();
});
