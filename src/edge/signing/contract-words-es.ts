import type { ClauseFacts, ContractWords, NamedParty } from './contract-words.ts';

const party = ({ name, identity, domicile }: NamedParty) =>
  [name, identity, domicile && `con domicilio en ${domicile}`].filter(Boolean).join(', ');
const people = (list: readonly NamedParty[]) => list.map(party).join('; ');

function lateFee({ lateFee: fee }: ClauseFacts): string[] {
  if (fee.kind === 'none') return [];
  const grace =
    fee.graceDays > 0
      ? `${fee.graceDays === 1 ? 'pasado 1 día' : `pasados ${fee.graceDays} días`} de gracia`
      : 'desde el día siguiente';
  const cap = fee.cap ? `, sin exceder ${fee.cap} por cada alquiler atrasado` : '';
  const each = fee.isDaily ? ' por cada día de atraso' : '';
  const amounts = {
    fixed: fee.isDaily ? `un recargo de ${fee.amount}` : `un recargo único de ${fee.amount}`,
    percent_of_outstanding: `un recargo de ${fee.percent} de lo pendiente`,
    percent_of_rent: `un recargo de ${fee.percent} del alquiler`,
  };
  return [
    `El alquiler que no se pague en su fecha genera, ${grace}, ${amounts[fee.kind]}${each}${cap}.`,
    fee.monthlyCap && `Todos los recargos de un mismo mes no exceden, en conjunto, ${fee.monthlyCap}.`,
  ];
}

const proration = {
  calendar_month: 'según los días del mes',
  thirty_days: 'sobre meses de treinta días',
  year_365: 'sobre un año de 365 días',
  none: 'como mes completo',
};

/** Las cláusulas de un contrato de alquiler; Ley 85-25, art. 5, en su orden. */
export const contractWordsEs: ContractWords = {
  title: 'Contrato de alquiler',
  ordinal: (position) => `${position}.º`,
  identity: { cedula: 'cédula', rnc: 'RNC', passport: 'pasaporte' },
  rooms: ({ bedrooms, bathrooms, area }) =>
    [
      bedrooms && (bedrooms === '1' ? '1 habitación' : `${bedrooms} habitaciones`),
      bathrooms && (bathrooms === '1' ? '1 baño' : `${bathrooms} baños`),
      area && `${area} m²`,
    ]
      .filter(Boolean)
      .join(', '),
  parties: 'Las partes',
  partyLines: (facts) => [
    `De una parte, ${party(facts.landlord)}${
      facts.landlord.organization ? `, en representación de ${facts.landlord.organization}` : ''
    }, en adelante «el propietario».`,
    `De la otra parte, ${people(facts.tenants)}, en adelante «el inquilino». Cuando son varios, responden juntos y cada uno por el todo.`,
    ...(facts.guarantors.length > 0
      ? [`Como fiador solidario de las obligaciones del inquilino: ${people(facts.guarantors)}.`]
      : []),
  ],
  clauses: [
    {
      heading: 'Inmueble',
      paragraphs: ({ unit, address }) => [
        `El propietario da en alquiler al inquilino la unidad ${unit}, situada en ${address}.`,
      ],
    },
    {
      heading: 'Descripción y estado',
      paragraphs: ({ rooms, particulars: { description, condition } }) => [
        [rooms, description].filter(Boolean).join('. '),
        `Estado en que se entrega: ${condition}`,
      ],
    },
    {
      heading: 'Mobiliario',
      paragraphs: ({ furniture }) =>
        furniture.length === 0
          ? ['El inmueble se entrega sin muebles.']
          : ['El inmueble se entrega con estos muebles y equipos:', ...furniture.map((one) => `· ${one}`)],
    },
    {
      heading: 'Uso',
      paragraphs: ({ use }) => [
        use === 'dwelling'
          ? 'El inmueble se destina a vivienda. El inquilino no le da otro uso sin acuerdo escrito.'
          : 'El inmueble se destina a comercio. El inquilino no le da otro uso sin acuerdo escrito.',
      ],
    },
    {
      heading: 'Duración',
      paragraphs: ({ startsOn, endsOn }) => [
        `El contrato comienza el ${startsOn} y termina el ${endsOn}. Se renueva automáticamente si ninguna de las partes avisa que no desea continuar (Ley 85-25, art. 9).`,
      ],
    },
    {
      heading: 'Precio y forma de pago',
      paragraphs: ({ rent, dueDay, laterRents, particulars: { paymentForm }, proration: method }) => [
        `El alquiler es de ${rent} al mes, pagadero a más tardar el día ${dueDay} de cada mes. El propietario entrega recibo de cada pago (Ley 85-25, art. 6).`,
        ...laterRents.map(({ amount, date }) => `Desde el ${date} el alquiler es de ${amount} al mes.`),
        `Lugar y forma del pago: ${paymentForm}`,
        `Un mes incompleto se cobra ${proration[method]}.`,
      ],
    },
    {
      heading: 'Depósito',
      paragraphs: ({ deposit }) =>
        deposit
          ? [
              `El inquilino entrega ${deposit} en depósito, que garantiza sus obligaciones y no paga alquileres. Se devuelve al entregar el inmueble; lo que se retenga se explica por escrito dentro de los cinco días (Ley 85-25, art. 16).`,
            ]
          : ['Las partes no acuerdan depósito.'],
    },
    { heading: 'Atraso en el pago', paragraphs: lateFee },
    {
      heading: 'Reparaciones',
      paragraphs: () => [
        'El propietario hace las reparaciones necesarias (Ley 85-25, art. 20). El inquilino cuida el inmueble, avisa sin demora de los daños y responde de los que cause.',
      ],
    },
    {
      heading: 'Subalquiler',
      paragraphs: () => [
        'El inquilino no subalquila ni cede el contrato sin autorización escrita del propietario (Ley 85-25, art. 25).',
      ],
    },
    {
      heading: 'Aviso de terminación',
      paragraphs: ({ notice }) =>
        notice
          ? [
              `Quien no quiera continuar al vencimiento avisa a la otra parte con al menos ${notice.days} días (${notice.law}, art. ${notice.article}).`,
            ]
          : [],
    },
    { heading: 'Otras cláusulas', paragraphs: ({ extra }) => [...extra] },
    {
      heading: 'Elección de domicilio',
      paragraphs: ({ particulars: { landlordDomicile, tenantDomicile } }) => [
        `Para este contrato eligen domicilio: el propietario, en ${landlordDomicile}; el inquilino, en ${tenantDomicile}.`,
      ],
    },
  ],
  closing: 'Fecha y firmas',
  closingLines: ({ agreedIn, agreedOn }) => [
    `Hecho${agreedIn ? ` en ${agreedIn}` : ''} el ${agreedOn}.`,
    'Las partes firman por medios electrónicos. Una firma electrónica simple es válida (Ley 126-02); el certificado que acompaña a este texto guarda quién firmó, cuándo y desde dónde.',
    'El texto en español es el que obliga.',
  ],
  amendment: {
    title: ({ number }) => `Adenda ${number} al contrato de alquiler`,
    refers: 'Contrato que se modifica',
    refersText: ({ place, date, number }) =>
      `Las partes modifican el contrato de alquiler de ${place}, cuya versión ${number} firmaron el ${date}.`,
    changes: 'Lo que cambia',
    rent: ({ amount, date }) => `Desde el ${date} el alquiler es de ${amount} al mes.`,
    endsOn: ({ date }) => `El contrato termina el ${date}.`,
    tenants: ({ joined, left }) =>
      [joined && `Entra como inquilino: ${joined}.`, left && `Deja de ser inquilino: ${left}.`]
        .filter(Boolean)
        .join(' '),
    guarantors: ({ joined, left }) =>
      [joined && `Entra como fiador: ${joined}.`, left && `Deja de ser fiador: ${left}.`]
        .filter(Boolean)
        .join(' '),
    rest: 'Lo demás',
    restText: 'Todo lo que esta adenda no cambia queda como estaba.',
  },
};
