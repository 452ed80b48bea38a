import type { tenantChargesEn } from './tenant-charges.en.ts';

export const tenantChargesEs = {
  description: 'Lo que se le ha cobrado y lo que está pagado.',
  charged: 'Cobrado',
  paid: 'Pagado',
  open: 'Pendiente',
  credit: 'A su favor',
  summary: 'Resumen',
  list: 'Cargos',
  states: {
    paid: 'Pagado',
    part: 'Pagado en parte',
    open: 'Por pagar',
    late: 'Vencido',
    reversed: 'Anulado',
  },
  left: (p) => `Faltan ${p.amount}`,
  paidInTime: (p) => `Anulado: el alquiler se pagó a tiempo, el ${p.date}`,
  reversedFor: (p) => `Anulado: ${p.reason}`,
  emptyTitle: 'Todavía no se le ha cobrado nada',
  emptyText: 'El alquiler de cada mes aparece aquí el primer día, con lo que lleve pagado.',
  errorTitle: 'No pudimos cargar su cuenta',
  older: 'Ver cargos anteriores',
} satisfies typeof tenantChargesEn;
