import type { PaperWords } from './paper-words.ts';

/** Los papeles que se escriben de un contrato. Este es el texto que vale. */
export const paperWordsEs: PaperWords = {
  to: 'A',
  from: 'De',
  about: 'Inmueble',
  arithmetic: 'Cómo se contó la fecha',
  articles: 'Artículo',
  information:
    'Información, no asesoría legal. Ningún abogado ha revisado este texto. Consulte a uno antes de notificarlo.',
  copy: 'El texto en español es el que vale.',
  signature: 'Firma',
  titles: {
    end_of_term: 'Aviso de no renovación',
    rent_increase: 'Propuesta de aumento del alquiler',
    deposit_reasons: 'Razones de la retención del depósito',
    rent_demand: 'Requerimiento de pago',
    new_owner: 'Aviso de nuevo propietario',
    take_over: 'Continuación del contrato por fallecimiento',
    sublease_consent: 'Autorización de subalquiler',
  },
  paragraphs: {
    end_of_term: ({ endsOn, lastDay }) => [
      `Le avisamos que no deseamos renovar el contrato de alquiler, que termina el ${endsOn}.`,
      `La ley pide que este aviso se notifique por medio de un alguacil, a más tardar el ${lastDay}.`,
      'Le pedimos entregar el inmueble ese último día del contrato, con sus llaves.',
    ],
    rent_increase: ({ rent, amount, percent, day, isDwelling, isAboveCap }) => [
      `Le proponemos que el alquiler, que hoy es de ${rent} al mes, sea de ${amount} al mes desde el ${day}: un aumento de ${percent}.`,
      'El alquiler sube por acuerdo de las partes. Si está de acuerdo, firme esta propuesta y devuélvala.',
      ...(isDwelling
        ? [
            isAboveCap
              ? 'El aumento pasa del 10% que rige en una vivienda cuando no hay acuerdo expreso: sin su firma no se aplica.'
              : 'El aumento no pasa del 10% que rige en una vivienda cuando no hay acuerdo expreso.',
          ]
        : []),
    ],
    deposit_reasons: ({ deposit, amount, day, text, lastDay }) => [
      `El inmueble se devolvió el ${day}. Del depósito de ${deposit} se retienen ${amount}.`,
      `Razones: ${text}`,
      `La ley pide dar estas razones por escrito a más tardar el ${lastDay}, con fotos, cotizaciones o presupuestos. Van anexos.`,
    ],
    rent_demand: ({ owed, day }) => [
      `Según el estado de cuenta, a la fecha de este escrito se deben ${owed} del contrato de alquiler.`,
      `Le requerimos pagar esa suma a más tardar el ${day}. Esta fecha la fija quien escribe, no la ley.`,
      'Si ya pagó, envíe el comprobante y no tome en cuenta este escrito.',
    ],
    new_owner: ({ name, day, endsOn }) => [
      `Desde el ${day}, ${name} es el propietario del inmueble.`,
      `El nuevo propietario queda obligado por el contrato de alquiler, que sigue hasta el ${endsOn} con las mismas condiciones.`,
      'Antes de pagar a otra persona o en otra cuenta, pida que se lo confirmen por escrito.',
    ],
    take_over: ({ name, day, lastDay }) => [
      `El inquilino falleció el ${day}. Reciba nuestras condolencias.`,
      `${name} puede seguir con el contrato si lo comunica a más tardar el ${lastDay}.`,
      'Para hacerlo, firme este escrito y devuélvalo.',
    ],
    sublease_consent: ({ name, day, untilDay, endsOn }) => [
      `Autorizamos por escrito que el inmueble se subalquile a ${name}, del ${day} al ${untilDay}.`,
      `El inquilino sigue obligado por el contrato, que termina el ${endsOn}.`,
      'Esta autorización vale solo para esa persona y esas fechas.',
    ],
  },
};
