import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { suggestedLevels } from '#src/data/maintenance/service-levels.ts';
import { levelsSchema, toInput, toLevels } from './levels-schema.ts';

const check = (response: string, resolution: string) => {
  const result = safeParse(levelsSchema, { levels: [{ priority: 'low', response, resolution }] });
  return result.success ? 'taken' : result.issues[0].message;
};

it('takes the suggested levels as they are', () => {
  const result = safeParse(levelsSchema, toInput(suggestedLevels));
  expect(result.success && toLevels(result.output)).toEqual(suggestedLevels);
});

it.each([
  ['2', '8', 'taken'],
  ['8', '8', 'order'],
  ['0', '8', 'response'],
  ['721', '800', 'response'],
  ['1.5', '8', 'response'],
  ['1', '', 'resolution'],
  ['1', '2161', 'resolution'],
])('%s and %s hours: %s', (response, resolution, outcome) => {
  expect(check(response, resolution)).toBe(outcome);
});
