import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { type PlanInput, planDefaults, planSchema } from './plan-schema.ts';

const plan: PlanInput = {
  ...planDefaults(null, { propertyId: 'p', unitId: null }, '2026-05-15'),
  title: 'Limpiar filtros',
  category: 'air_conditioning',
};
const check = (part: Partial<PlanInput>) => {
  const result = safeParse(planSchema, { ...plan, ...part });
  return result.success ? 'taken' : result.issues[0].message;
};

it.each<[Partial<PlanInput>, string]>([
  [{}, 'taken'],
  [{ propertyId: null }, 'propertyMissing'],
  [{ title: 'ab' }, 'titleLength'],
  [{ category: '' as never }, 'categoryMissing'],
  [{ every: '0' }, 'everyInvalid'],
  [{ every: '1.5' }, 'everyInvalid'],
  [{ every: '367' }, 'everyInvalid'],
  [{ startsOn: '' }, 'startMissing'],
  [{ endsOn: '2026-05-14' }, 'endEarly'],
  [{ endsOn: '2026-05-15' }, 'taken'],
  [{ leadDays: '91' }, 'leadInvalid'],
  [{ leadDays: '' }, 'leadInvalid'],
  [{ checklist: 'x'.repeat(201) }, 'checklistLong'],
  [{ checklist: Array.from({ length: 41 }, () => 'x').join('\n') }, 'checklistLong'],
])('%o: %s', (part, outcome) => {
  expect(check(part)).toBe(outcome);
});

it('a checklist is its lines, without empty ones', () => {
  const result = safeParse(planSchema, { ...plan, checklist: ' Lavar \n\nSecar\n' });
  expect(result.success && result.output.checklist).toEqual(['Lavar', 'Secar']);
});
