import { expect, it } from 'vitest';
import { backtest } from './backtest.ts';
import { choiceOver, pastChoices } from './model-choice.ts';
import { rentHistory } from './rent-histories.test-support.ts';

const HORIZON = 6;
const pastOf = (values: readonly number[]) => {
  const tests = backtest(values, HORIZON);
  const choose = choiceOver(tests);
  return { choose, past: pastChoices(tests, choose) };
};

it('chooses and forecasts in the past by nothing that came later', () => {
  const chosen = new Set<string>();
  for (let seed = 0; seed < 5; seed += 1) {
    const values = rentHistory(seed, 70);
    const whole = pastOf(values);
    for (const cut of [37, 44, 51, 60]) {
      const before = pastOf(values.slice(0, cut));
      expect(whole.choose(cut)).toBe(before.choose(cut));
      chosen.add(before.choose(cut));
      // Smoothing is tried from 36 months on, also for the months before.
      const known = whole.past.filter(({ origin, ahead }) => origin + ahead <= cut && origin >= 36);
      expect(before.past.filter(({ origin }) => origin >= 36)).toEqual(known);
    }
  }
  expect(chosen.size).toBeGreaterThan(2);
});
