import { describe, expect, it } from 'vitest';
import { budgetLeft, type ChoiceKind, choiceDraft, readChoice } from './choice.ts';

const of = (kind: ChoiceKind['kind']): ChoiceKind => ({ kind, maxChoices: 2, scoreMax: 10 });
const read = (kind: ChoiceKind['kind'], part: object) =>
  readChoice(of(kind), { ...choiceDraft(of(kind), 3, null), ...part });

describe('a choice', () => {
  it('says what is missing, and abstains only when that is said', () => {
    expect(read('yes_no', {})).toEqual({ problem: 'missing' });
    expect(read('ranked', {})).toEqual({ problem: 'missing' });
    expect(read('yes_no', { isAbstaining: true, picked: [1] })).toEqual({ choice: [] });
  });

  it('of several is kept in order of the options, of a ranked one in its own', () => {
    expect(read('several', { picked: [3, 1] })).toEqual({ choice: [1, 3] });
    expect(read('several', { picked: [3, 1, 2] })).toEqual({ problem: 'too_many' });
    expect(read('ranked', { picked: [3, 1] })).toEqual({ choice: [3, 1] });
  });

  it('of scores has one of each, within the scale', () => {
    expect(read('score', { numbers: [0, 10, 5] })).toEqual({ choice: [0, 10, 5] });
    expect(read('score', { numbers: [0, 11, 5] })).toEqual({ problem: 'score' });
    expect(read('score', { numbers: [0, null, 5] })).toEqual({ problem: 'score' });
  });

  it('of a budget gives all of it, and no more', () => {
    expect(read('budget', { numbers: [60, null, 40] })).toEqual({ choice: [60, 0, 40] });
    expect(read('budget', { numbers: [60, 10, 40] })).toEqual({ problem: 'budget' });
    expect(read('budget', { numbers: [150, -50, 0] })).toEqual({ problem: 'budget' });
    expect(budgetLeft([60, null, 10])).toBe(30);
  });

  it('begins with what was chosen before', () => {
    expect(choiceDraft(of('score'), 2, [4, 0])).toEqual({ isAbstaining: false, picked: [], numbers: [4, 0] });
    expect(choiceDraft(of('single'), 2, [])).toMatchObject({ isAbstaining: true });
    expect(choiceDraft(of('single'), 2, [2])).toMatchObject({ isAbstaining: false, picked: [2] });
  });
});
