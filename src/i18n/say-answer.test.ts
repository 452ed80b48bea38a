import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Cell, type ToolAnswer, type ToolName, tools } from '#src/domain/insight/assistant/tools.ts';
import { measureIds } from '#src/domain/insight/measures/names.ts';
import { sayAnswer } from './say-answer.ts';

const answer = (rows: ToolAnswer['rows'], more: Partial<ToolAnswer> = {}): ToolAnswer => ({
  rows,
  count: rows.length,
  places: [],
  ...more,
});
const october = { from: '2026-10-01', until: '2026-10-31' };

it('says a figure in one sentence', () => {
  const asked = answer([{ amount: { minor: 1_250_050, currency: 'DOP' } }], october);
  expect(sayAnswer('es', 'measure', { measure: 'collected' }, asked)).toEqual({
    lead: 'Cobrado en octubre de 2026: RD$12,500.50.',
    lines: [],
  });
  expect(sayAnswer('en', 'measure', { measure: 'occupancy_rate' }, answer([{ share: 0.625 }])).lead).toBe(
    'Occupancy: 62.5%.',
  );
  expect(sayAnswer('en', 'measure', { measure: 'occupancy_rate' }, answer([{ share: null }])).lead).toBe(
    'Occupancy: there is no figure.',
  );
});

it('says rows with their names first', () => {
  const rows = [
    {
      tenant: 'Ana Martínez',
      property: 'Residencial Gazcue',
      late: { minor: 260_000, currency: 'USD' },
      lateSince: '2026-10-05',
      path: '/leases/1',
    },
  ];
  expect(sayAnswer('en', 'late_tenants', {}, answer(rows))).toEqual({
    lead: 'Tenants who owe: 1.',
    lines: [
      {
        name: 'Ana Martínez · Residencial Gazcue',
        details: ['Late: US$2,600.00', 'Since: October 5, 2026'],
        path: '/leases/1',
      },
    ],
  });
});

it('asks which one where several fit, and says what it does not find', () => {
  const candidates = [{ id: '1', name: 'Ana Martínez', detail: 'Gazcue' }];
  expect(sayAnswer('es', 'tenant_account', {}, answer([], { candidates }))).toEqual({
    lead: 'Hay varios. ¿Cuál es?',
    lines: [{ name: 'Ana Martínez', details: ['Gazcue'] }],
  });
  expect(sayAnswer('es', 'tenant_account', {}, answer([], { unknown: 'Pepe' })).lead).toContain('«Pepe»');
});

it('has a sentence for each tool and a name for each measure', () => {
  const names = Object.keys(tools) as ToolName[];
  for (const language of ['es', 'en'] as const) {
    for (const tool of names.filter((one) => one !== 'measure')) {
      const { lead } = sayAnswer(language, tool, {}, answer([{ title: 'x' }]));
      expect(lead, tool).not.toMatch(/There is nothing|No hay nada que/);
    }
    for (const measure of measureIds)
      expect(sayAnswer(language, 'measure', { measure }, answer([{ value: 1 }])).lead).not.toContain(measure);
  }
});

it('says no digit that is not in the answer', () => {
  const cell: fc.Arbitrary<Cell> = fc.oneof(
    fc.integer({ min: 0, max: 999 }),
    fc.record({ minor: fc.integer({ min: 0, max: 99_999 }), currency: fc.constantFrom('DOP', 'USD') }),
    fc.constant(null),
    fc.boolean(),
  );
  const rows = fc.array(fc.dictionary(fc.constantFrom('amount', 'count', 'late', 'rent', 'isLeased'), cell), {
    maxLength: 4,
  });
  const names = fc.constantFrom(...(Object.keys(tools) as ToolName[]));
  fc.assert(
    fc.property(names, rows, fc.constantFrom('es', 'en' as const), (tool, all, language) => {
      const { lead, lines } = sayAnswer(language, tool, { measure: 'collected' }, answer(all));
      const known = new Set(
        [all.length, ...all.flatMap((row) => Object.values(row))].flatMap((one) =>
          one !== null && typeof one === 'object' ? [(one.minor / 100).toFixed(2)] : [String(one)],
        ),
      );
      const said = [lead, ...lines.flatMap(({ name, details }) => [name, ...details])].join(' ');
      return (said.match(/\d[\d,.]*\d|\d/g) ?? []).every((figure) => known.has(figure.replaceAll(',', '')));
    }),
    { numRuns: 300 },
  );
});
