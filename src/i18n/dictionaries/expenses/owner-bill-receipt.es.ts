import type { OwnerBillReceiptText } from './owner-bill-receipt.en.ts';

const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const ownerBillReceipt = {
  field: 'Comprobante fiscal',
  with: 'Con NCF',
  reasons: {
    state_fee: 'Sin comprobante: impuesto o tasa del Estado (IPI y otros)',
    bank_fee: 'Sin comprobante: cargo bancario',
    payroll: 'Sin comprobante: nómina o seguridad social',
    informal: 'Sin comprobante: suplidor informal',
    other: 'Sin comprobante: otro gasto no admitido',
  },
  own: {
    purchases: (p) => `Emitir comprobante de compras (${p.type})`,
    minor_expenses: (p) => `Emitir gastos menores (${p.type})`,
  },
  ownHints: {
    purchases:
      'Para una persona que no emite comprobantes. Toma el próximo número al aprobarse; usted retiene todo el ITBIS.',
    minor_expenses:
      'Para gastos pequeños de su personal: transporte, peajes, parqueo. Toma el próximo número al aprobarse; el ITBIS va al costo y no se retiene.',
  },
  ownLeft: (p) => plural(p.count, 'número disponible', 'números disponibles'),
  ownNone: (p) => `No hay números ${p.type} vigentes.`,
  ownRanges: 'Agregarlos en el perfil fiscal',
  ownWaits: (p) => `Al aprobarse se emite el ${p.type} con el próximo número.`,
  withholdOwn: (p) => `Retener ITBIS ${p.itbis} e ISR ${p.isr}`,
  itbis: {
    kind: 'Tipo de ITBIS',
    kinds: {
      general: '18% (tasa general)',
      none: 'Sin ITBIS (exenta)',
      written: 'Otro monto, como dice la factura',
    },
    other: (p) => `El 18% de ${p.base} serían ${p.usual}.`,
  },
  issue: {
    action: 'Emitir comprobante',
    title: 'Emitir comprobante para este gasto',
    text: 'El próximo número de su secuencia será el NCF de esta factura en el 606.',
    kind: 'Comprobante',
    submit: 'Emitir',
    done: (p) => `Se emitió ${p.ncf}.`,
  },
  paper: (p) => `Descargar ${p.ncf} (PDF)`,
  paperFile: (p) => `comprobante-${p.ncf}.pdf`,
  voidNote: (p) => `El ${p.ncf} queda anulado y se reporta en el formato 608.`,
  withoutHint: 'Un gasto sin comprobante fiscal no va en el 606 y su ITBIS no se adelanta.',
  informalHint:
    'A un suplidor informal usted puede emitirle un comprobante de compras (B11 o E41): elija emitirlo en esta misma lista.',
  term: 'Sin comprobante fiscal',
  missingTitle: 'Falta el NCF',
  missingText: 'Esta factura no entra en el 606 hasta que escriba su NCF o indique por qué no lo tiene.',
  rate: 'Pesos por dólar',
  rateHint: 'Para el 606, el IT-1 y el IR-17. La contabilidad queda en dólares.',
  rateSource: 'Fuente de la tasa',
  ratedOn: 'Día de la tasa',
  rateTerm: 'Tasa para los formatos',
  rateOf: (p) => `${p.rate}, ${p.source}, ${p.date}`,
  correct: {
    action: 'Corregir datos fiscales',
    title: 'Corregir los datos fiscales',
    text: 'Cambia lo que los formatos de la DGII dicen de esta factura. Los montos y el asiento quedan igual.',
    idType: 'Identificación del suplidor',
    noId: 'Ninguna',
    id: 'RNC o cédula',
    idHint: 'Es del suplidor: cambia en todas sus facturas.',
    idMalformed: 'Un RNC tiene 9 dígitos; una cédula, 11.',
    submit: 'Guardar corrección',
    done: 'Datos fiscales corregidos.',
  },
  repeatHint:
    'Cada factura queda en borrador hasta que escriba su NCF, porque cada comprobante trae el suyo. Solo la que no lleva comprobante fiscal se aprueba automáticamente.',
  waiting: (p) => plural(p.count, 'espera su NCF', 'esperan su NCF'),
} satisfies OwnerBillReceiptText;
