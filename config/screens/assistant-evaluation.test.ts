import { expect, it } from 'vitest';
import { evaluate } from './assistant-evaluation.ts';

it('asks every question of both languages and counts what is understood', async () => {
  for (const all of Object.values(await evaluate())) {
    expect(all.length).toBeGreaterThanOrEqual(100);
    const right = all.filter(({ isRight }) => isRight).length;
    expect(right / all.length).toBeGreaterThanOrEqual(0.85);
    // What is wrong says both what was to be understood and what was.
    for (const { wanted, understood, isRight } of all)
      if (!isRight) expect(wanted === understood && wanted !== '').toBe(false);
  }
});
