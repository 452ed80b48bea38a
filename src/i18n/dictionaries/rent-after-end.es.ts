import type { RentAfterEndText } from './rent-after-end.en.ts';

export const rentAfterEndEs = {
  takeOff: (p) => `Rebajar ${p.amount}: los días después del ${p.date}`,
  hint: 'Es alquiler ya cargado, y lo que se cobra cada mes junto a él. Si estaba pagado, queda a favor del inquilino.',
  invoiced:
    'Lo cargado después del último día ya tiene comprobante fiscal: rebájelo con una nota de crédito.',
  note: (p) => `Alquiler después del último día, ${p.date}`,
  left: (p) => `Se cargaron ${p.amount} por días después del último, el ${p.date}.`,
  takeOffLeft: 'Rebajarlo',
  takeOffTitle: '¿Rebajar lo cargado después del último día?',
  takenOff: 'Rebajado',
  giveBack: (p) => `Volver a cargar ${p.amount}: lo que se rebajó por el aviso`,
  giveBackHint: 'Lo que el inquilino tiene a favor lo paga primero.',
  giveBackInvoiced:
    'Un comprobante fiscal facturó ese mes sin estos días. Anule primero el comprobante, o retire el aviso sin volver a cargarlos.',
} satisfies RentAfterEndText;
