import { describe, expect, it } from 'vitest';
import { movedToFree } from './free-start.ts';
import { emptyDraft } from './lease-draft.ts';

const today = '2026-11-21';
const ready = { ...emptyDraft(today, 'DOP', 'p1'), unitId: 'u1' };

describe('movedToFree', () => {
  const terms = [{ from: '2026-10-11', to: '2027-10-10' }];

  it('moves a start that nobody chose to the day after, with a term as long', () => {
    expect(movedToFree(ready, terms, today)).toEqual({
      startsOn: '2027-10-11',
      endsOn: '2028-10-10',
      proposedStart: '2027-10-11',
    });
    expect(movedToFree({ ...ready, endsOn: '2029-01-31' }, terms, today)?.endsOn).toBe('2029-01-31');
    expect(movedToFree({ ...ready, endsOn: '2027-01-31' }, terms, today)?.endsOn).toBe('2028-10-10');
  });

  it('comes back to today for a unit that is free, or that nobody knows when it will be', () => {
    const moved = { ...ready, ...movedToFree(ready, terms, today) };
    expect(movedToFree(moved, terms, today)).toBeNull();
    expect(movedToFree(moved, [], today)).toEqual({
      startsOn: today,
      endsOn: ready.endsOn,
      proposedStart: today,
    });
    expect(movedToFree(moved, [{ from: '2026-01-01', to: null }], today)?.startsOn).toBe(today);
  });

  it('leaves a start that was chosen, and that of a draft that is changed', () => {
    expect(movedToFree({ ...ready, startsOn: '2027-01-15' }, terms, today)).toBeNull();
    expect(movedToFree({ ...ready, leaseId: 'l1' }, terms, today)).toBeNull();
  });
});
