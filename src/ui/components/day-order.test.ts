import { expect, it } from 'vitest';
import { isOtherDayOrder } from './day-order.ts';

it.each([
  ['es', 'en-US', true],
  ['es', 'es-DO', false],
  ['es', 'en-GB', false],
  ['es', 'fr', false],
  ['en', 'en-US', false],
  ['en', 'es-DO', true],
] as const)('a page in %s and a browser in %s: other order is %s', (language, locale, isOther) => {
  expect(isOtherDayOrder(language, locale)).toBe(isOther);
});
