import { describe, expect, it } from 'vitest';
import { type DraftLine, draftTotals, emptyLine, lineProblem, postableLines } from './entry-draft.ts';

const line = (more: Partial<DraftLine>): DraftLine => ({ ...emptyLine(1), ...more });

describe('a line', () => {
  it('that is all empty lacks nothing', () => {
    expect(lineProblem(emptyLine(1))).toBeNull();
  });

  it('needs an account and one side', () => {
    expect(lineProblem(line({ debitMinor: 5 }))).toBe('accountMissing');
    expect(lineProblem(line({ accountId: 'a' }))).toBe('amountMissing');
    expect(lineProblem(line({ accountId: 'a', debitMinor: 0 }))).toBe('amountMissing');
    expect(lineProblem(line({ accountId: 'a', debitMinor: 5, creditMinor: 5 }))).toBe('amountMissing');
    expect(lineProblem(line({ accountId: 'a', creditMinor: 5 }))).toBeNull();
  });
});

describe('an entry', () => {
  const lines = [
    line({ accountId: 'a', debitMinor: 300, propertyId: 'p' }),
    line({ accountId: 'b', creditMinor: 100 }),
    line({ accountId: 'c', creditMinor: 200 }),
    emptyLine(4),
  ];

  it('is posted with debits positive, without its empty lines', () => {
    expect(draftTotals(lines)).toEqual({ debitMinor: 300, creditMinor: 300 });
    expect(postableLines(lines, 'USD')).toEqual([
      { accountId: 'a', currency: 'USD', amountMinor: 300, propertyId: 'p' },
      { accountId: 'b', currency: 'USD', amountMinor: -100, propertyId: null },
      { accountId: 'c', currency: 'USD', amountMinor: -200, propertyId: null },
    ]);
  });

  it('is not posted while it does not balance, lacks something, or is empty', () => {
    expect(postableLines(lines.slice(0, 2), 'DOP')).toBeNull();
    expect(postableLines([...lines, line({ accountId: 'd' })], 'DOP')).toBeNull();
    expect(postableLines([emptyLine(1), emptyLine(2)], 'DOP')).toBeNull();
  });
});
