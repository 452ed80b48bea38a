import { expect, it } from 'vitest';
import { begunProblem } from './begun-problem.ts';

const begun = (search: string) => begunProblem(new URLSearchParams(search));

it('takes what was said as description, its first words as title, and a priority that there is', () => {
  expect(begun('?text=Gotea+el+ba%C3%B1o&priority=high')).toEqual({
    title: 'Gotea el baño',
    description: 'Gotea el baño',
    priority: 'high',
  });
  expect(begun(`?text=${'a'.repeat(200)}&priority=now`)).toMatchObject({
    title: 'a'.repeat(80),
    priority: 'medium',
  });
  expect(begun('')).toEqual({ title: '', description: '', priority: 'medium' });
});
