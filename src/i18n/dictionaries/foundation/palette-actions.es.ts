import type { paletteActions as English } from './palette-actions.en.ts';

export const paletteActions = {
  verbs: {
    payment: [
      'registrar pago',
      'registrar cobro',
      'nuevo pago',
      'recibir pago',
      'pago',
      'cobrar',
      'cobrar renta',
      'cobrar alquiler',
      'cobro',
      'abono',
      'recibo',
    ],
    charge: ['nuevo cargo', 'agregar cargo', 'crear cargo', 'cargo', 'cargar', 'facturar', 'generar factura'],
    message: [
      'escribir',
      'escribirle',
      'mensaje',
      'enviar mensaje',
      'mandar mensaje',
      'nuevo mensaje',
      'contactar',
    ],
    report: [
      'reportar',
      'reportar avería',
      'reportar problema',
      'nueva avería',
      'avería',
      'reparar',
      'arreglar',
    ],
    renew: ['renovar', 'renovar contrato', 'renovación', 'renovación contrato', 'prorrogar'],
  },
  links: ['a', 'al', 'un', 'una', 'el', 'la', 'los', 'las', 'de', 'del', 'para', 'por', 'con'],
  places: ['en'],
  nouns: ['unidad', 'apartamento', 'apto', 'local', 'casa', 'inquilino', 'inquilina', 'contrato'],
} satisfies typeof English;
