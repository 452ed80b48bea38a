import type { LawCheckText } from './law-check.en.ts';

export const lawCheck = {
  title: 'Revisar un contrato',
  text: 'Pegue un contrato o algunas cláusulas, en español o inglés. El texto no sale de este navegador.',
  input: 'Texto del contrato',
  use: 'Uso de la unidad',
  uses: { dwelling: 'Vivienda', commercial: 'Comercio u oficina' },
  isWhole: 'Es un contrato completo: buscar también lo que falta',
  result: ({ count }) =>
    count === 0
      ? 'No se encontraron problemas'
      : count === 1
        ? 'Se encontró 1 problema'
        : `Se encontraron ${count} problemas`,
  noneText:
    'La revisión solo conoce redacciones comunes. Una cláusula que no conoce también puede estar mal.',
  information: 'Esto es información, no asesoría legal. Consulte a un abogado antes de cambiar un contrato.',
  noArticle: ({ law }) => `${law} (sin artículo)`,
  instead: 'Escriba en su lugar',
  missingTitle: ({ item }) => `Falta: ${item}`,
  datedTitle: ({ law }) => `Norma derogada: ${law}`,
  datedInstead: 'Cite la Ley 85-25 o quite la referencia.',
  draftTitle: 'Revisión según la ley',
  findings: {
    deposit_above_cap: {
      title: 'El depósito pasa del límite',
      instead: 'En una vivienda, ponga un depósito de dos meses de alquiler como máximo.',
    },
    notice_too_short: {
      title: 'El aviso es más corto que el de la ley',
      instead:
        'Ponga al menos 90 días antes del final en una vivienda, y 180 en un comercio, por medio de un alguacil.',
    },
    repairs_waived: {
      title: 'El inquilino carga con las reparaciones del propietario',
      instead:
        'Ponga que el propietario hace las reparaciones necesarias y que el inquilino responde de los daños que cause.',
    },
    self_help_eviction: {
      title: 'Se sacaría al inquilino sin un juez',
      instead: 'Ponga que el alquiler sin pagar se reclama ante un juez. Cerraduras y servicios no se tocan.',
    },
    unilateral_increase: {
      title: 'El propietario subiría el alquiler por su cuenta',
      instead:
        'Ponga el monto y el día de cada aumento, o que ambos lo acuerdan por escrito. Si no, el tope es de un 10%.',
    },
    receipt_refused: {
      title: 'Se niegan los recibos',
      instead: 'Ponga que el propietario entrega un recibo por cada pago.',
    },
    deposit_forfeited: {
      title: 'El depósito se retendría sin razones',
      instead:
        'Ponga que lo retenido se explica por escrito dentro de cinco días calendario, con fotos y cotizaciones.',
    },
    late_reasons: {
      title: 'Las razones para retener el depósito llegan tarde',
      instead:
        'Ponga que las razones se dan dentro de los cinco días calendario desde la entrega del inmueble.',
    },
    new_owner_free: {
      title: 'Una venta terminaría el contrato',
      instead: 'Ponga que el nuevo propietario queda obligado por el contrato, o quite la cláusula.',
    },
    death_ends_lease: {
      title: 'La muerte del inquilino terminaría el contrato de inmediato',
      instead: 'Ponga que quienes viven allí tienen 30 días para seguir con el contrato.',
    },
    no_voice_in_meetings: {
      title: 'El inquilino perdería su voz en el condominio',
      instead: 'Ponga que el inquilino tiene voz en las asambleas, o quite la cláusula.',
    },
    unwritten_sublease: {
      title: 'Se permitiría subalquilar sin un escrito',
      instead: 'Ponga que el subalquiler necesita permiso por escrito del propietario.',
    },
  },
  missing: {
    parties: {
      title: 'quiénes son las partes',
      instead: 'Agregue el nombre y el documento de identidad del propietario y de cada inquilino.',
    },
    address: {
      title: 'la dirección exacta',
      instead: 'Agregue calle, número, sector y municipio de la unidad.',
    },
    description: {
      title: 'la descripción y el estado',
      instead: 'Agregue qué tiene la unidad y en qué estado se entrega.',
    },
    furniture: {
      title: 'los muebles',
      instead: 'Agregue la lista de muebles, o que se entrega sin muebles.',
    },
    use: { title: 'el uso', instead: 'Agregue si la unidad es vivienda o comercio.' },
    price: {
      title: 'el precio',
      instead: 'Agregue el alquiler, el día en que vence, y dónde y cómo se paga.',
    },
    end_date: { title: 'el fin', instead: 'Agregue el último día del contrato o su duración.' },
    domicile: { title: 'el domicilio elegido', instead: 'Agregue el domicilio que elige cada parte.' },
    contract_date: { title: 'la fecha del contrato', instead: 'Agregue el lugar y la fecha de la firma.' },
  },
} satisfies LawCheckText;
