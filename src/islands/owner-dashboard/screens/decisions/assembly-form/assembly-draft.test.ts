import { describe, expect, it } from 'vitest';
import { type AssemblyDraft, assemblyDraft, readAssembly } from './assembly-draft.ts';

const ZONE = 'America/Santo_Domingo';
const whole = (more: Partial<AssemblyDraft> = {}): AssemblyDraft => ({
  ...assemblyDraft(null, ZONE, 'a'),
  propertyId: 'p',
  title: ' Ordinaria ',
  day: '2026-06-01',
  hour: '19:00',
  items: [{ key: 'a', title: 'Cuentas', decisionId: null }],
  ...more,
});
const problems = (more: Partial<AssemblyDraft>) => readAssembly(whole(more), ZONE).problems;

describe('a draft of an assembly', () => {
  it('is read by the clock of its organization', () => {
    expect(readAssembly(whole({ secondDay: '2026-06-01', secondHour: '19:30' }), ZONE).input).toEqual({
      propertyId: 'p',
      assembly: {
        title: 'Ordinaria',
        place: '',
        startsAt: '2026-06-01T23:00:00.000Z',
        secondCallAt: '2026-06-01T23:30:00.000Z',
        items: [{ title: 'Cuentas', decisionId: null }],
      },
    });
  });

  it.each([
    [{ propertyId: null }, { propertyId: 'buildingMissing' }],
    [{ title: ' ' }, { title: 'titleLength' }],
    [
      { day: '', hour: '' },
      { day: 'dayMissing', hour: 'hourMissing' },
    ],
    [{ secondDay: '2026-06-02' }, { secondDay: 'secondPart' }],
    [{ secondDay: '2026-06-01', secondHour: '19:00' }, { secondDay: 'secondEarly' }],
    [{ place: 'x'.repeat(301) }, { place: 'placeLength' }],
  ])('%j is refused at its field', (more, expected) => {
    expect(problems(more)).toEqual(expected);
  });

  it('has an item for each matter, and a decision once', () => {
    const items = [
      { key: 'a', title: 'Pintura', decisionId: 'd' },
      { key: 'b', title: 'Otra vez', decisionId: 'd' },
      { key: 'c', title: ' ', decisionId: null },
    ];
    expect(readAssembly(whole({ items }), ZONE)).toMatchObject({
      itemProblems: { b: 'itemTwice', c: 'itemLength' },
      input: null,
    });
  });
});
