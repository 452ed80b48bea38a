import type { tenantChargesEn } from './tenant-charges.en.ts';

export const tenantChargesEs = {
  description: 'Lo que se le ha cargado y lo que ha pagado.',
  charged: 'Cargado',
  paid: 'Pagado',
  open: 'Pendiente',
  waiting: 'Reportado, por confirmar',
  credit: 'A su favor',
  summary: 'Resumen',
  list: 'Cargos',
  states: {
    paid: 'Pagado',
    part: 'Pagado en parte',
    open: 'Por pagar',
    late: 'Vencido',
    reported: 'Por confirmar',
    reversed: 'Reversado',
  },
  left: (p) => `Faltan ${p.amount}`,
  paidInTime: (p) => `Reversado: el alquiler se pagó a tiempo, el ${p.date}`,
  reversedFor: (p) => `Reversado: ${p.reason}`,
  emptyTitle: 'Todavía no tiene cargos',
  emptyText: 'El alquiler de cada mes aparece aquí el primer día, con lo que lleve pagado.',
  errorTitle: 'No pudimos cargar su cuenta',
  older: 'Ver cargos anteriores',
} satisfies typeof tenantChargesEn;
