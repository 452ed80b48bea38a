import type { RentAfterEndText } from './rent-after-end.en.ts';

export const rentAfterEndEs = {
  takeOff: (p) => `Rebajar ${p.amount}: los días después del ${p.date}`,
  hint: 'Es alquiler ya cargado. Si estaba pagado, queda a favor del inquilino.',
  invoiced:
    'El alquiler después del último día ya tiene comprobante fiscal: rebájelo con una nota de crédito.',
  note: (p) => `Alquiler después del último día, ${p.date}`,
  left: (p) => `Se cargaron ${p.amount} de alquiler por días después del último, el ${p.date}.`,
  takeOffLeft: 'Rebajarlo',
  takeOffTitle: '¿Rebajar el alquiler después del último día?',
  takenOff: 'Alquiler rebajado',
  giveBack: (p) => `Volver a cargar ${p.amount}: el alquiler que se rebajó por el aviso`,
  giveBackHint: 'Lo que el inquilino tiene a favor lo paga primero.',
  giveBackInvoiced:
    'Un comprobante fiscal facturó ese mes sin estos días. Anule primero el comprobante, o retire el aviso sin volver a cargarlos.',
} satisfies RentAfterEndText;
