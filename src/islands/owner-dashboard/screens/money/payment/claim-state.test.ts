import { describe, expect, it } from 'vitest';
import type { CardClaim } from '#src/data/money/refunds/claim-queries.ts';
import { isAmongRefunds, isUndecided, noteOf } from './claim-state.ts';

const claim = (more: Partial<CardClaim>): CardClaim => ({
  id: '1',
  paymentId: '2',
  kind: 'dispute',
  status: 'taken',
  reference: 'dp_1',
  currency: 'DOP',
  amountMinor: 100,
  reason: '',
  postedMinor: 100,
  againPaymentId: null,
  respondBy: null,
  changedAt: '2026-01-01T00:00:00Z',
  ...more,
});

describe('what is said of money that was taken back outside', () => {
  it.each<[string, Partial<CardClaim>, ReturnType<typeof noteOf>]>([
    ['nothing while no money has moved', { status: 'open', postedMinor: 0 }, null],
    ['that a won dispute is recorded by itself', {}, 'whenWon'],
    ['nothing of a lost one that is in the books', { status: 'lost' }, null],
    ['nothing of a refund that is in the books', { kind: 'refund' }, null],
    ['that none of it is in the books', { postedMinor: 0 }, 'notPosted'],
    ['that a part of it is in the books', { postedMinor: 60 }, 'partPosted'],
    ['where what came back was recorded', { status: 'returned', againPaymentId: '3' }, 'recordedAgain'],
    ['that what came back is still to be recorded', { status: 'returned' }, 'recordAgain'],
    ['nothing of what came back before it was taken', { status: 'returned', postedMinor: 0 }, null],
  ])('%s', (_, more, note) => expect(noteOf(claim(more))).toBe(note));
});

it('asks for an answer until a dispute is decided, and never for a refund', () => {
  const states = ['open', 'taken', 'lost', 'returned'] as const;
  expect(states.filter((status) => isUndecided(claim({ status })))).toEqual(['open', 'taken']);
  expect(states.filter((status) => isUndecided(claim({ status, kind: 'refund' })))).toEqual([]);
});

it('says of the payment that recorded what came back that it does', () => {
  expect(noteOf(claim({ status: 'returned', againPaymentId: '3' }), '3')).toBe('isAgain');
});

it('leaves a refund to the refunds of its payment once all of it is in the books', () => {
  expect(isAmongRefunds(claim({ kind: 'refund' }))).toBe(true);
  for (const more of [{ postedMinor: 60 }, { status: 'open' }, { status: 'returned' }] as const)
    expect(isAmongRefunds(claim({ kind: 'refund', ...more }))).toBe(false);
  expect(isAmongRefunds(claim({}))).toBe(false);
});
