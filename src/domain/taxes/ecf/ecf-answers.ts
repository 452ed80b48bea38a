import type { IsoDate } from '../../foundation/dates.ts';
import { formatNcf } from '../ncf.ts';
import { version, wholeOf } from './ecf-content.ts';
import type { EcfKind } from './ecf-facts.ts';
import { amountText, ecfType } from './ecf-numbers.ts';
import { cutText, ECF_LENGTHS } from './ecf-texts.ts';
import { ecfDay, ecfTime } from './ecf-times.ts';
import { parentElement, textElement, type XmlElement } from './xml-tree.ts';

/** Numbers of a kind, from the first to the last. */
export interface EcfSpan {
  readonly kind: EcfKind;
  readonly firstNumber: number;
  readonly lastNumber: number;
}

const countOf = (spans: readonly EcfSpan[]) =>
  spans.reduce((sum, span) => sum + span.lastNumber - span.firstNumber + 1, 0);

/** Numbers that were never used are given back (ANECF): a group for each kind, counted there and in all. */
export function ecfAnnulment(taxId: string, spans: readonly EcfSpan[], annulledAt: number): XmlElement {
  const types = [...new Set(spans.map((span) => ecfType(span.kind)))].sort();
  return wholeOf('ANECF', [
    parentElement('Encabezado', [
      version(),
      // Spelled like this here alone.
      textElement('RncEmisor', taxId),
      textElement('CantidadeNCFAnulados', String(countOf(spans))),
      textElement('FechaHoraAnulacioneNCF', ecfTime(annulledAt)),
    ]),
    parentElement(
      'DetalleAnulacion',
      types.map((type, index) => {
        const own = spans.filter((span) => ecfType(span.kind) === type);
        return parentElement('Anulacion', [
          textElement('NoLinea', String(index + 1)),
          textElement('TipoeCF', type),
          parentElement(
            'TablaRangoSecuenciasAnuladaseNCF',
            own.map(({ firstNumber, lastNumber }) =>
              parentElement('Secuencias', [
                textElement('SecuenciaeNCFDesde', formatNcf('E', type, firstNumber)),
                textElement('SecuenciaeNCFHasta', formatNcf('E', type, lastNumber)),
              ]),
            ),
          ),
          textElement('CantidadeNCFAnulados', String(countOf(own))),
        ]);
      }),
    ),
  ]);
}

/** Why a document is not received: 1 specification, 2 signature, 3 sent twice, 4 another's RNC. */
export type NotReceivedReason = 1 | 2 | 3 | 4;

export interface ReceivedEcf {
  /** Who gave it out, and for whom it is. */
  readonly issuerTaxId: string;
  readonly buyerTaxId: string;
  readonly ncf: string;
}

/** What a buyer answers at once to what was sent to them (ARECF): received, or why not. It says nothing of the deal. */
export function ecfReceipt(ecf: ReceivedEcf, refused: NotReceivedReason | null, at: number): XmlElement {
  return wholeOf('ARECF', [
    parentElement('DetalleAcusedeRecibo', [
      version(),
      textElement('RNCEmisor', ecf.issuerTaxId),
      textElement('RNCComprador', ecf.buyerTaxId),
      textElement('eNCF', ecf.ncf),
      textElement('Estado', refused === null ? '0' : '1'),
      refused === null ? null : textElement('CodigoMotivoNoRecibido', String(refused)),
      textElement('FechaHoraAcuseRecibo', ecfTime(at)),
    ]),
  ]);
}

export interface ApprovedEcf extends ReceivedEcf {
  readonly issuedOn: IsoDate;
  readonly totalMinor: number;
}

/** What a buyer says of the deal (ACECF). @param refused why they refuse it; null when they approve */
export function ecfApproval(ecf: ApprovedEcf, refused: string | null, at: number): XmlElement {
  return wholeOf('ACECF', [
    parentElement('DetalleAprobacionComercial', [
      version(),
      textElement('RNCEmisor', ecf.issuerTaxId),
      textElement('eNCF', ecf.ncf),
      textElement('FechaEmision', ecfDay(ecf.issuedOn)),
      textElement('MontoTotal', amountText(ecf.totalMinor)),
      textElement('RNCComprador', ecf.buyerTaxId),
      textElement('Estado', refused === null ? '1' : '2'),
      textElement('DetalleMotivoRechazo', cutText(refused ?? '', ECF_LENGTHS.refusalReason)),
      textElement('FechaHoraAprobacionComercial', ecfTime(at)),
    ]),
  ]);
}
