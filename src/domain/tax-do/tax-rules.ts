import type { IsoDate } from '../dates.ts';

/** What a rule of tax is about. The unit of its value stands in its name. */
export const taxRuleCodes = [
  'itbis_basis_points',
  'furnished_share_basis_points',
  'itbis_withheld_basis_points',
  'isr_withheld_basis_points',
  'isr_withheld_state_basis_points',
  'ipi_basis_points',
  'ipi_threshold_minor',
  'consumer_threshold_minor',
  'rows_606',
  'rows_607',
] as const;
export type TaxRuleCode = (typeof taxRuleCodes)[number];

/** A rate or a threshold with the days on which it holds and where it is written. */
export interface TaxRule {
  readonly code: TaxRuleCode;
  /** Basis points, centavos of DOP, or rows. */
  readonly value: number;
  readonly validFrom: IsoDate;
  readonly source: string;
  /** Sources give different values: the screen says so, and nothing is computed from it unasked. */
  readonly isConflicting: boolean;
}

const NG_07_18 = 'DGII, Norma General 07-2018';
const RENT_ANSWER = 'DGII, respuesta sobre alquiler de inmuebles';
const CODE = 'Código Tributario, Ley 11-92';

/** The rules, the twin of the table `tax_rules`: a test keeps the two equal. */
export const TAX_RULES: readonly TaxRule[] = [
  rule('itbis_basis_points', 1800, '2013-01-01', `${CODE}, art. 341 (Ley 253-12)`),
  rule('furnished_share_basis_points', 2000, '1998-04-13', 'Reglamento 140-98'),
  rule('itbis_withheld_basis_points', 10_000, '2013-01-01', RENT_ANSWER),
  rule('isr_withheld_basis_points', 1000, '2013-01-01', `${CODE}, art. 309; ${RENT_ANSWER}`),
  rule('isr_withheld_state_basis_points', 500, '2013-01-01', `${CODE}, art. 309 (Ley 253-12)`),
  rule('ipi_basis_points', 100, '2013-01-01', 'Ley 18-88 (Ley 253-12)'),
  rule('ipi_threshold_minor', 1_019_083_300, '2025-01-01', 'DGII, indexación 2025', true),
  rule('consumer_threshold_minor', 25_000_000, '2018-05-01', NG_07_18),
  rule('rows_606', 10_000, '2018-05-01', NG_07_18),
  rule('rows_607', 65_000, '2018-05-01', NG_07_18),
];

/** The rule that holds on a day, or null before the first. */
export function taxRule(
  code: TaxRuleCode,
  day: IsoDate,
  rules: readonly TaxRule[] = TAX_RULES,
): TaxRule | null {
  return rules
    .filter((own) => own.code === code && own.validFrom <= day)
    .reduce<TaxRule | null>((best, own) => (best && best.validFrom > own.validFrom ? best : own), null);
}

function rule(
  code: TaxRuleCode,
  value: number,
  validFrom: IsoDate,
  source: string,
  isConflicting = false,
): TaxRule {
  return { code, value, validFrom, source, isConflicting };
}
