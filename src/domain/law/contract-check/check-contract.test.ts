import { describe, expect, it } from 'vitest';
import { checkContract, type FindingCode } from './check-contract.ts';
import { brokenClauses, harmlessClauses } from './clauses.test-support.ts';
import { CLEAN_CONTRACTS, type ContractLanguage, cleanContract } from './contracts.test-support.ts';
import type { SeededViolation } from './violations.test-support.ts';
import { violationsEn } from './violations-en.test-support.ts';
import { violationsEs } from './violations-es.test-support.ts';

const DAY = '2026-11-28';
const check = (text: string, isWhole = true) =>
  checkContract({ text, use: 'dwelling', day: DAY, isWhole }).map(({ code, item, place }) => ({
    code,
    item,
    text: place?.text ?? null,
  }));

const violations: Readonly<Record<ContractLanguage, readonly SeededViolation[]>> = {
  es: violationsEs,
  en: violationsEn,
};

describe.each(['es', 'en'] as const)('contracts in %s', (language) => {
  it.each(Array.from({ length: CLEAN_CONTRACTS }, (_, index) => index))(
    'nothing is said against contract %i, which keeps to the law',
    (index) => {
      expect(check(cleanContract(language, index))).toEqual([]);
    },
  );

  it.each(
    violations[language].map(
      (violation, index) => [violation.code, violation.item, index, violation] as const,
    ),
  )('%s %s is found (%i), and nothing else', (code, item, index, violation) => {
    const found = check(cleanContract(language, index * 5 + 2, violation));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ code, item: item ?? null });
  });
});

it('both languages have seeded violations and clean contracts enough', () => {
  expect(violationsEs.length + violationsEn.length).toBeGreaterThanOrEqual(60);
  expect(2 * CLEAN_CONTRACTS).toBeGreaterThanOrEqual(60);
  const codes = new Set<FindingCode>([...violationsEs, ...violationsEn].map(({ code }) => code));
  expect(codes.size).toBe(14);
});

describe('single clauses', () => {
  it.each(brokenClauses)('%s: %s', (code, text) => {
    expect(check(text, false)).toEqual([{ code, item: null, text }]);
  });

  it.each(harmlessClauses)('nothing is said against: %s', (text) => {
    expect(check(text, false)).toEqual([]);
  });
});

it('a finding names article and place, also where a text has composed accents and lines of its own', () => {
  const text = 'Primero. Lo demás.\n\nLa venta del inmueble termina\nel contrato. Fin.'.normalize('NFD');
  const [finding, ...others] = checkContract({ text, use: 'commercial', day: DAY, isWhole: false });
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ code: 'new_owner_free', law: 'Ley 85-25', article: '23' });
  expect(finding?.place?.text).toBe('La venta del inmueble termina\nel contrato.');
  const { start = 0, end = 0 } = finding?.place ?? {};
  expect(text.normalize('NFC').slice(start, end)).toBe(finding?.place?.text);
});

it('a clause that cites two repealed laws has a finding for each', () => {
  const found = checkContract({
    text: 'Se aplicarán las leyes 4314 y 17-88.',
    use: 'dwelling',
    day: DAY,
    isWhole: false,
  });
  expect(found.map(({ repealed }) => repealed)).toEqual(['Ley 4314', 'Ley 17-88']);
});

it('a shop has no limit of deposit, and a notice of 180 days', () => {
  const shop = (text: string) =>
    checkContract({ text, use: 'commercial', day: DAY, isWhole: false }).map(({ code, article }) => [
      code,
      article,
    ]);
  expect(shop('El inquilino entrega un depósito de seis meses de alquiler.')).toEqual([]);
  expect(shop('Quien no desee renovar avisa con noventa (90) días antes del vencimiento.')).toEqual([
    ['notice_too_short', '40, 42'],
  ]);
});

it('what nobody has filled in says nothing', () => {
  const blank = 'Hecho en ________ el ________. Alquiler: RD$ ________ al mes.';
  expect(check(blank).map(({ item }) => item)).toHaveLength(9);
});
