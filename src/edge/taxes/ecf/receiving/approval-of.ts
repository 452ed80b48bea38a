import type { XmlElement } from '#src/domain/taxes/ecf/xml-tree.ts';
import { childAt, minorAt, textAt } from '#src/domain/taxes/ecf/xml-values.ts';
import { schemaFaults } from '../schema-check.ts';

/** What a buyer says of the deal of a receipt of ours. */
interface BuyersApproval {
  readonly issuerTaxId: string;
  readonly buyerTaxId: string;
  readonly encf: string;
  readonly totalMinor: number;
  readonly isApproved: boolean;
  readonly reason: string;
}

/** A buyer's answer (ACECF), without its signature; null where it is none that fits its schema. */
export function approvalOf(document: XmlElement): BuyersApproval | null {
  if (document.name !== 'ACECF' || schemaFaults(document, { isSigned: false }).length > 0) return null;
  const detail = childAt(document, 'DetalleAprobacionComercial');
  const totalMinor = minorAt(detail, 'MontoTotal');
  if (totalMinor === null) return null;
  return {
    issuerTaxId: textAt(detail, 'RNCEmisor'),
    buyerTaxId: textAt(detail, 'RNCComprador'),
    encf: textAt(detail, 'eNCF'),
    totalMinor,
    isApproved: textAt(detail, 'Estado') === '1',
    reason: textAt(detail, 'DetalleMotivoRechazo'),
  };
}
