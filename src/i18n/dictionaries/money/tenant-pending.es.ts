import type { TenantPendingText } from './tenant-pending.en.ts';

export const tenantPending = {
  attempt: {
    title: (p) => `Se está comprobando un pago con tarjeta de ${p.amount}`,
    text: 'Todavía no sabemos si se hizo. Si usted pagó, espere: no pague otra vez.',
    see: 'Ver cómo va',
    againTitle: '¿Pagar otra vez?',
    againText: (p) =>
      `Su pago con tarjeta de ${p.amount} todavía no tiene respuesta. Si se aprueba, habrá pagado dos veces.`,
    againLeft: 'Si salió de la página sin pagar, puede continuar.',
    again: 'Pagar otra vez',
  },
  plan: {
    title: 'Acuerdo de pago',
    see: 'Ver el acuerdo',
    list: 'Cuotas',
    next: (p) => `Próxima cuota: ${p.amount} hasta el ${p.date}.`,
    kept: 'Mientras lo cumpla, no se le carga mora.',
    missed: (p) => `Venció una cuota: le faltan ${p.amount}.`,
    missedNote: 'Se le puede cargar mora hasta que la pague.',
    paidOf: (p) => `Lleva pagado ${p.paid} de ${p.total}.`,
    outside: (p) => `Aparte del acuerdo debe ${p.amount}.`,
    by: (p) => `Hasta el ${p.date}`,
    left: (p) => `faltan ${p.amount}`,
    states: { paid: 'Pagada', missed: 'Vencida', next: 'Próxima', later: 'Por venir' },
    payNext: (p) => `La próxima cuota: ${p.amount}`,
    payMissed: (p) => `Lo vencido del acuerdo: ${p.amount}`,
  },
  waiting: (p) =>
    `Usted reportó ${p.amount} y ${p.landlord} todavía no lo confirma. Lo que pague ahora se suma a eso.`,
  partWaiting: (p) => `Reportó ${p.amount}, todavía por confirmar. Ya están restados.`,
} satisfies TenantPendingText;
