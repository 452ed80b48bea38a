import type { WorkStepsText } from './work-steps.en.ts';

export const workSteps = {
  order: (p) => `Orden de trabajo ${p.number}`,
  vendors: (p) => (p.count === 1 ? '1 suplidor' : `${p.count} suplidores`),
  step: {
    opened: 'Creada',
    quotes_asked: 'Se pidieron cotizaciones',
    quote_withdrawn: 'Se retiró un pedido de cotización',
    quote_given: 'Llegó una cotización',
    quote_changed: 'Cambió una cotización',
    quote_declined: 'El suplidor no cotizará',
    quote_accepted: 'Cotización aceptada',
    price_agreed: 'Precio acordado',
    vendor_override: 'Suplidor aceptado aunque le faltan papeles',
    sent_for_approval: 'Enviada a aprobación',
    sent_back: 'Devuelta',
    approved: 'Aprobada',
    ordered: 'Enviada al suplidor',
    done: 'Trabajo terminado',
    billed: 'Factura registrada',
    bill_gone: 'Factura borrada o anulada',
    charged: 'Cobrada al inquilino',
    kept_from_deposit: 'Descontada del depósito',
    cancelled: 'Cancelada',
  },
} satisfies WorkStepsText;
