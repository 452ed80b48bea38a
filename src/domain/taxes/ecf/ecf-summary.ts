import type { IsoDate } from '../../foundation/dates.ts';
import { DomainError } from '../../foundation/errors.ts';
import { TAX_RULES, type TaxRule, taxRule } from '../tax-rules.ts';
import { version, wholeOf } from './ecf-content.ts';
import type { EcfDraft, EcfFacts } from './ecf-facts.ts';
import { buyerNames, ecfPaymentParts } from './ecf-header.ts';
import { ecfSums, ecfType, isEcfNumber } from './ecf-numbers.ts';
import { cleanText } from './ecf-texts.ts';
import { ecfDay } from './ecf-times.ts';
import { summaryTotals } from './ecf-totals.ts';
import { parentElement, textElement, type XmlElement } from './xml-tree.ts';

/** From which sum on a consumer has to be named, and a receipt for one goes to DGII whole; in centavos of DOP. */
export const consumerThreshold = (day: IsoDate, rules: readonly TaxRule[] = TAX_RULES): number =>
  taxRule('consumer_threshold_minor', day, rules)?.value ?? 0;

/** Whether DGII gets a summary alone of a receipt. */
export function isSummarized(
  draft: Pick<EcfDraft, 'kind' | 'issuedOn' | 'lines' | 'itbisMinor'>,
  rules: readonly TaxRule[] = TAX_RULES,
): boolean {
  return draft.kind === 'consumer' && ecfSums(draft).totalMinor < consumerThreshold(draft.issuedOn, rules);
}

/**
 * The summary (RFCE) of a small receipt for a consumer: all that DGII gets of it.
 * @param securityCode that of the whole document, which is signed before
 */
export function ecfSummary(facts: EcfFacts, securityCode: string): XmlElement {
  const { kind, ncf, payment, issuer } = facts;
  if (kind !== 'consumer' || !isEcfNumber(ncf, kind)) throw new DomainError('ncf_invalid', { ncf });
  return wholeOf('RFCE', [
    parentElement('Encabezado', [
      version(),
      parentElement('IdDoc', [
        textElement('TipoeCF', ecfType(kind)),
        textElement('eNCF', ncf),
        textElement('TipoIngresos', facts.incomeType),
        payment && textElement('TipoPago', payment.creditMinor > 0 ? '2' : '1'),
        payment && ecfPaymentParts(payment),
      ]),
      parentElement('Emisor', [
        textElement('RNCEmisor', issuer.taxId),
        textElement('RazonSocialEmisor', cleanText(issuer.legalName)),
        textElement('FechaEmision', ecfDay(facts.issuedOn)),
      ]),
      facts.buyer && parentElement('Comprador', buyerNames(facts.buyer)),
      summaryTotals(facts),
      textElement('CodigoSeguridadeCF', securityCode),
    ]),
  ]);
}
