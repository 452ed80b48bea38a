import { describe, expect, it } from 'vitest';
import { isInForce, legalArticles } from './articles.ts';

describe('the library', () => {
  it('gives a first day only to the law whose promulgation was held against a source', () => {
    const dated = legalArticles.filter(({ inForceSince }) => inForceSince !== null).map(({ law }) => law);
    expect(new Set(dated)).toEqual(new Set(['Ley 85-25']));
  });

  it('holds what has no first day, until the day on which it was repealed', () => {
    const old = legalArticles.find(({ id }) => id === 'law_4314');
    expect(old && isInForce(old, '2025-08-13')).toBe(true);
    expect(old && isInForce(old, '2025-08-14')).toBe(false);
  });
});
