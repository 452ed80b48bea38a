import type { RentIncreasesText } from './rent-increases.en.ts';

export const rentIncreases = {
  title: 'Aumentar el alquiler de varios contratos',
  text: 'Elija contratos, un día y un porcentaje. Cada contrato tiene el nuevo alquiler desde ese día.',
  none: 'No hay contratos vigentes',
  startsOn: 'Nuevo alquiler desde',
  percent: 'Aumento en %',
  leases: 'Contratos',
  from: ({ before, after }) => `${before} → ${after}`,
  aboveCap: ({ maximum, law, article }) =>
    `Pasa del tope sin acuerdo expreso: como máximo ${maximum} (${law}, art. ${article})`,
  isAgreed: 'Cada uno de estos inquilinos lo acordó por escrito, o el contrato fija este aumento',
  problems: {
    startsOn: 'Elija un día posterior a hoy.',
    percent: 'Indique un porcentaje mayor que 0, hasta 100.',
    leases: 'Elija al menos un contrato.',
    isAgreed: 'El alquiler sube por acuerdo. Confirme que lo hay.',
  },
  submit: ({ count }) =>
    count === 1 ? 'Aumentar el alquiler de 1 contrato' : `Aumentar el alquiler de ${count} contratos`,
  done: ({ count }) =>
    count === 1 ? 'Cambió el alquiler de 1 contrato' : `Cambió el alquiler de ${count} contratos`,
  refused: 'Sin cambio',
  changed: 'Cambiado',
  write: 'Escribir a sus inquilinos',
  notice: {
    title: 'Aviso a sus inquilinos',
    needsAcknowledgement: 'Pedir que confirmen que lo leyeron',
    send: ({ count }) =>
      count === 1 ? 'Enviar el aviso de 1 contrato' : `Enviar el aviso de ${count} contratos`,
    sent: 'Aviso enviado',
    open: 'Ver el aviso',
  },
} satisfies RentIncreasesText;
