import { expect, it } from 'vitest';
import { whiskerPath, zeroPath } from './whisker.ts';

it('draws a line with a cap at each end, and the line at zero', () => {
  expect(whiskerPath(100, 50)).toBe('M100 14H150M100 9V19M150 9V19');
  expect(zeroPath(20)).toBe('M20 0V28');
});
