import type { TenantFiscalText } from './tenant-fiscal.en.ts';

export const tenantFiscal = {
  title: 'Comprobantes fiscales',
  text: (p) => `Los que ${p.landlord} emitió por este contrato, cada uno con su NCF.`,
  back: 'Pagos',
  list: 'Sus comprobantes fiscales',
  kinds: {
    fiscal_credit: 'Factura de crédito fiscal',
    consumer: 'Factura de consumo',
    debit_note: 'Nota de débito',
    credit_note: 'Nota de crédito',
    special_regime: 'Comprobante para regímenes especiales',
    government: 'Comprobante gubernamental',
  },
  changes: (p) => `modifica ${p.ncf}`,
  standings: {
    waiting: 'La DGII lo está validando',
    contingency: 'Emitido en contingencia',
    rejected: 'Rechazado por la DGII: sin valor',
    annulled: 'Anulado',
  },
  noValue: 'Prueba: sin valor fiscal',
  explained: {
    waiting: 'Podrá descargarlo cuando la DGII lo acepte.',
    contingency: 'Podrá consultarlo en la DGII a partir de 72 horas.',
  },
  download: 'Descargar',
  downloadNamed: (p) => `Descargar ${p.ncf} (PDF)`,
  saved: (p) => `El comprobante ${p.ncf} está en sus descargas.`,
  file: (p) => `comprobante-${p.ncf}.pdf`,
  emptyTitle: 'Todavía no hay comprobantes fiscales',
  emptyText:
    'Cuando su arrendador le emita uno, podrá descargarlo aquí. Si lo necesita con su RNC, pídaselo.',
  errorTitle: 'No pudimos cargar sus comprobantes fiscales',
  older: 'Ver comprobantes anteriores',
} satisfies TenantFiscalText;
