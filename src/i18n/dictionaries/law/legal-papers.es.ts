import type { LegalPapersText } from './legal-papers.en.ts';

export const legalPapers = {
  title: 'Escritos',
  text: 'Una carta en español con copia en inglés, escrita con los datos del contrato. No se envía nada.',
  choose: 'Elija un contrato',
  back: 'Legal',
  kind: 'Escrito',
  download: 'Descargar PDF',
  downloaded: 'Escrito descargado',
  fileName: 'escrito',
  passed: ({ date }) =>
    `El último día para avisar fue el ${date}. El contrato se renueva solo: este escrito no se hace.`,
  late: ({ date }) => `El último día fue el ${date}. El escrito se hace de todos modos, y llega tarde.`,
  aboveCap: ({ maximum }) =>
    `En una vivienda sin acuerdo expreso, lo máximo es ${maximum}. El escrito dice que hace falta la firma del inquilino.`,
  now: {
    term: 'Último día del contrato',
    rent: 'Alquiler',
    deposit: 'Depósito',
    owed: 'Pendiente',
  },
  kinds: {
    end_of_term: 'Aviso de no renovación',
    rent_increase: 'Propuesta de aumento del alquiler',
    deposit_reasons: 'Razones de la retención del depósito',
    rent_demand: 'Requerimiento de pago',
    new_owner: 'Aviso de nuevo propietario',
    take_over: 'Continuación del contrato por fallecimiento',
    sublease_consent: 'Autorización de subalquiler',
  },
  days: {
    rent_increase: 'Nuevo alquiler desde',
    deposit_reasons: 'Día en que se devolvió el inmueble',
    rent_demand: 'Pagar a más tardar',
    new_owner: 'Propietario desde',
    take_over: 'Día de la muerte',
    sublease_consent: 'Subalquiler desde',
  },
  amounts: { rent_increase: 'Nuevo alquiler', deposit_reasons: 'Monto retenido' },
  names: {
    new_owner: 'Nuevo propietario',
    take_over: 'Quién puede seguir',
    sublease_consent: 'Subinquilino',
  },
  untilDay: 'Subalquiler hasta',
  reasons: 'Razones',
  problems: {
    day: 'Elija un día.',
    untilDay: 'Elija un día igual o posterior al primero.',
    amountMinor: 'Indique un monto.',
    name: 'Indique un nombre.',
    text: 'Indique las razones.',
  },
} satisfies LegalPapersText;
