import type { EcfFacts } from './ecf-facts.ts';
import { ecfRules } from './ecf-kinds.ts';
import { amountText, type EcfSums, ecfSums, foreignSums, rateText, withheldSums } from './ecf-numbers.ts';
import { type Maybe, parentElement, textElement } from './xml-tree.ts';

const BASIS_POINTS_IN_PERCENT = 100;

type Lines = Pick<EcfFacts, 'lines'>['lines'];
const amount = (name: string, minor: number): Maybe => textElement(name, amountText(minor));
const has = (lines: Lines, isTaxed: boolean) => lines.some((line) => line.isTaxed === isTaxed);

/** `Totales`: what is taxed, what is exempt, ITBIS, the total, and what the buyer will withhold. */
export function ecfTotals(facts: EcfFacts): Maybe {
  const { kind, lines, itbisBasisPoints } = facts;
  const sums = ecfSums(facts);
  const withheld = withheldSums(lines);
  const isTaxed = has(lines, true);
  const rate = String(itbisBasisPoints / BASIS_POINTS_IN_PERCENT);
  return parentElement('Totales', [
    ...taxable(sums, lines),
    isTaxed ? textElement('ITBIS1', rate) : null,
    ...itbis(sums, isTaxed),
    amount('MontoTotal', sums.totalMinor),
    withheld && ecfRules[kind].itbisWithheld === 'may'
      ? amount('TotalITBISRetenido', withheld.itbisMinor)
      : null,
    withheld && hasIsr(facts) ? amount('TotalISRRetencion', withheld.isrMinor) : null,
  ]);
}

/** Whether a document says income tax that is withheld: of payments abroad always, otherwise where there is some. */
export function hasIsr({ kind, lines }: Pick<EcfFacts, 'kind' | 'lines'>): boolean {
  return kind === 'payments_abroad' || (withheldSums(lines)?.isrMinor ?? 0) > 0;
}

/** The sums of the summary of a small receipt: the same without the rate and without what is withheld. */
export function summaryTotals(facts: EcfFacts): Maybe {
  const sums = ecfSums(facts);
  return parentElement('Totales', [
    ...taxable(sums, facts.lines),
    ...itbis(sums, has(facts.lines, true)),
    amount('MontoTotal', sums.totalMinor),
  ]);
}

function taxable({ taxedMinor, exemptMinor }: EcfSums, lines: Lines): Maybe[] {
  return [
    ...(has(lines, true)
      ? [amount('MontoGravadoTotal', taxedMinor), amount('MontoGravadoI1', taxedMinor)]
      : []),
    has(lines, false) ? amount('MontoExento', exemptMinor) : null,
  ];
}

function itbis({ itbisMinor }: EcfSums, isTaxed: boolean): Maybe[] {
  return isTaxed ? [amount('TotalITBIS', itbisMinor), amount('TotalITBIS1', itbisMinor)] : [];
}

/** `OtraMoneda`: the same sums in dollars, with the rate. Nothing of a document in pesos alone. */
export function ecfForeignTotals(facts: EcfFacts): Maybe {
  const sums = foreignSums(facts);
  if (facts.foreign === null || sums === null) return null;
  const isTaxed = has(facts.lines, true);
  return parentElement('OtraMoneda', [
    textElement('TipoMoneda', facts.foreign.currency),
    textElement('TipoCambio', rateText(facts.foreign.rateUnits)),
    ...(isTaxed
      ? [
          amount('MontoGravadoTotalOtraMoneda', sums.taxedMinor),
          amount('MontoGravado1OtraMoneda', sums.taxedMinor),
        ]
      : []),
    has(facts.lines, false) ? amount('MontoExentoOtraMoneda', sums.exemptMinor) : null,
    ...(isTaxed
      ? [amount('TotalITBISOtraMoneda', sums.itbisMinor), amount('TotalITBIS1OtraMoneda', sums.itbisMinor)]
      : []),
    amount('MontoTotalOtraMoneda', sums.totalMinor),
  ]);
}
