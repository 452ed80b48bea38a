import { expect, it } from 'vitest';
import type { Period } from './days-around.ts';
import { periodIn } from './periods.ts';
import { tokensOf } from './tokens.ts';

// A Wednesday.
const today = '2026-11-18';

it.each<[said: string, from: string | undefined, until: string | undefined, isAhead?: boolean]>([
  ['hoy', today, today],
  ['ayer', '2026-11-17', '2026-11-17'],
  ['este mes', '2026-11-01', '2026-11-30'],
  ['el mes pasado', '2026-10-01', '2026-10-31'],
  ['last quarter', '2026-07-01', '2026-09-30'],
  ['este año', '2026-01-01', '2026-12-31'],
  ['el año pasado', '2025-01-01', '2025-12-31'],
  ['2025', '2025-01-01', '2025-12-31'],
  ['en octubre', '2026-10-01', '2026-10-31'],
  ['en diciembre', '2025-12-01', '2025-12-31'],
  ['en diciembre', '2026-12-01', '2026-12-31', true],
  ['in January', '2027-01-01', '2027-01-31', true],
  ['octubre del 2024', '2024-10-01', '2024-10-31'],
  ['febrero de 2024', '2024-02-01', '2024-02-29'],
  ['el 15 de octubre', '2026-10-15', '2026-10-15'],
  ['del 1 al 15 de octubre', '2026-10-01', '2026-10-15'],
  ['entre marzo y mayo', '2026-03-01', '2026-05-31'],
  ['from March to May', '2026-03-01', '2026-05-31'],
  ['desde el 1 de marzo', '2026-03-01', undefined],
  ['since Monday', '2026-11-16', undefined],
  ['últimos 30 días', '2026-10-20', today],
  ['the next 60 days', today, '2027-01-17'],
  ['esta semana', '2026-11-16', '2026-11-22'],
  ['next week', '2026-11-23', '2026-11-29'],
  ['tercer trimestre de 2025', '2025-07-01', '2025-09-30'],
  ['Q1', '2026-01-01', '2026-03-31'],
  ['hace dos meses', '2026-09-01', '2026-09-30'],
  ['so far this year', '2026-01-01', today],
  ['antes de fin de año', undefined, '2026-12-31'],
  ['before December', undefined, '2026-11-30', true],
  ['en Santo Domingo', undefined, undefined],
  ['how may I help', undefined, undefined],
])('reads the days of "%s"', (said, from, until, isAhead = false) => {
  const found = periodIn(tokensOf(said), { language: 'es', today, isAhead });
  const days: Period = {
    ...(found?.from && { from: found.from }),
    ...(found?.until && { until: found.until }),
  };
  expect(days).toEqual({ ...(from && { from }), ...(until && { until }) });
});

it('reads figures of a date as its language writes them', () => {
  const dayIn = (language: 'es' | 'en') =>
    periodIn(tokensOf('el 03/04/2026'), { language, today, isAhead: false })?.from;
  expect([dayIn('es'), dayIn('en')]).toEqual(['2026-04-03', '2026-03-04']);
});
