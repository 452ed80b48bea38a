import { addMonths, type IsoDate } from '../foundation/dates.ts';

/** What a rule of tax is about. The unit of its value stands in its name. */
export const taxRuleCodes = [
  'itbis_basis_points',
  'furnished_share_basis_points',
  'itbis_withheld_basis_points',
  'isr_withheld_basis_points',
  'isr_fees_basis_points',
  'isr_technical_basis_points',
  'isr_withheld_state_basis_points',
  'ipi_basis_points',
  'ipi_threshold_minor',
  'transfer_tax_basis_points',
  'card_itbis_basis_points',
  'contingency_days',
  'credit_note_days',
  'consumer_threshold_minor',
  'rows_606',
  'rows_607',
] as const;
export type TaxRuleCode = (typeof taxRuleCodes)[number];

/** A rate or a threshold with the days on which it holds and where it is written. */
export interface TaxRule {
  readonly code: TaxRuleCode;
  /** Basis points, centavos of DOP, days, or rows. */
  readonly value: number;
  readonly validFrom: IsoDate;
  readonly source: string;
  /** When somebody last held it against its source; null while nobody did since it was written down. */
  readonly confirmedOn: IsoDate | null;
}

const NG_07_18 = 'DGII, Norma General 07-2018';
const RENT_ANSWER = 'DGII, respuesta sobre alquiler de inmuebles';
const CODE = 'Código Tributario, Ley 11-92';
const LAW_30_26 = `${CODE}, art. 309 (Ley 30-26, art. 17; DGII, Aviso 10-26)`;
const TECHNICAL = 'Reglamento 139-98, art. 70';
const LATE_NOTES = 'Reglamento 293-11 (12 de mayo de 2011), arts. 8 y 28';
// By agreement the same 2 % were withheld since 2004.
const CARD_NORM = 'DGII, Norma General 06-2023 (publicada el 3 de octubre de 2023), art. 4';
const CONTINGENCY_GUIDE = 'DGII, guía de contingencia (febrero de 2026), leída de segunda mano';
const CHECKED = '2026-11-26';

/** The rules, the twin of the table `tax_rules`: a test keeps the two equal. */
export const TAX_RULES: readonly TaxRule[] = [
  rule('itbis_basis_points', 1800, '2013-01-01', `${CODE}, art. 345 (Ley 253-12)`, CHECKED),
  rule('furnished_share_basis_points', 2000, '1998-04-13', 'Reglamento 140-98, art. 7', CHECKED),
  rule('itbis_withheld_basis_points', 10_000, '2013-01-01', RENT_ANSWER, CHECKED),
  rule('isr_withheld_basis_points', 1000, '2013-01-01', `${CODE}, art. 309; ${RENT_ANSWER}`, CHECKED),
  rule('isr_withheld_basis_points', 1500, '2026-07-01', LAW_30_26, CHECKED),
  rule('isr_fees_basis_points', 1000, '2013-01-01', `${CODE}, art. 309`, CHECKED),
  rule('isr_fees_basis_points', 1500, '2026-07-01', LAW_30_26, CHECKED),
  // 10 %, then 15 %, of the 20 % of the price that are presumed to be income.
  // Its first day was not found in a source.
  rule('isr_technical_basis_points', 200, '2013-01-01', `${CODE}, art. 309; ${TECHNICAL}`, null),
  rule('isr_technical_basis_points', 300, '2026-07-01', `${LAW_30_26}; ${TECHNICAL}`, CHECKED),
  rule('isr_withheld_state_basis_points', 500, '2013-01-01', `${CODE}, art. 309 (Ley 253-12)`, CHECKED),
  rule('ipi_basis_points', 100, '2013-01-01', 'Ley 18-88 (Ley 253-12)', null),
  rule('ipi_threshold_minor', 1_019_083_300, '2025-01-01', 'DGII, indexación 2025', CHECKED),
  rule('ipi_threshold_minor', 1_069_549_400, '2026-01-01', 'DGII, Resolución DDG-AR1-2026-00001', CHECKED),
  rule('transfer_tax_basis_points', 15, '2004-09-28', `${CODE}, art. 382 (Ley 288-04)`, CHECKED),
  rule('transfer_tax_basis_points', 20, '2026-07-03', `${CODE}, art. 382 (Ley 30-26)`, CHECKED),
  rule('card_itbis_basis_points', 200, '2023-10-03', CARD_NORM, CHECKED),
  // Read second hand: how long it may last is alarmed, and stops nothing.
  rule('contingency_days', 15, '2026-02-01', CONTINGENCY_GUIDE, null),
  rule('credit_note_days', 30, '2011-05-12', `${CODE}, art. 338; ${LATE_NOTES}`, CHECKED),
  rule('consumer_threshold_minor', 25_000_000, '2018-05-01', NG_07_18, CHECKED),
  rule('rows_606', 10_000, '2018-05-01', NG_07_18, CHECKED),
  rule('rows_607', 65_000, '2018-05-01', NG_07_18, CHECKED),
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

/** Whether a rule was not held against its source for a year: laws and thresholds change each year. */
export function isUnconfirmed({ confirmedOn }: Pick<TaxRule, 'confirmedOn'>, today: IsoDate): boolean {
  return confirmedOn === null || addMonths(confirmedOn, 12) < today;
}

function rule(
  code: TaxRuleCode,
  value: number,
  validFrom: IsoDate,
  source: string,
  confirmedOn: IsoDate | null,
): TaxRule {
  return { code, value, validFrom, source, confirmedOn };
}
