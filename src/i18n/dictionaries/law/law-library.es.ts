import type { LawLibraryText } from './law-library.en.ts';

export const lawLibrary = {
  information: 'Esto es información, no asesoría legal. Ningún abogado la ha revisado.',
  search: 'Buscar en la ley',
  searchHint: 'Una palabra, un artículo o una ley',
  found: ({ count }) => (count === 0 ? 'Sin resultados' : count === 1 ? '1 entrada' : `${count} entradas`),
  noneTitle: 'Sin resultados',
  noneText: 'Pruebe con otra palabra o con el número de un artículo.',
  cites: ({ law, article }) => `${law}, art. ${article}`,
  inForce: ({ since }) => `Vigente desde el ${since}`,
  repealed: ({ until, law, article }) => `Derogada: rigió hasta el ${until} (${law}, art. ${article})`,
  badge: { inForce: 'Vigente', repealed: 'Derogada' },
  source: 'Fuente',
  sinceUnknown: 'Vigente. Desde cuándo: fecha sin comprobar',
  neverReviewed: 'Sin comparar con su fuente: fecha sin comprobar. No la ha revisado un abogado.',
  reviewed: ({ date }) => `Se comparó con su fuente el ${date}. No la ha revisado un abogado.`,
  articles: {
    scope: {
      title: 'Qué cubre la ley',
      text: 'Cubre viviendas, comercios y locales de entidades sin fines de lucro. Deja fuera hoteles, estadías turísticas de hasta 90 días, terrenos rurales y zonas francas.',
    },
    contract: {
      title: 'Qué dice un contrato',
      text: 'Las partes, la dirección exacta, la descripción y el estado, los muebles y el uso. También el precio con su fecha, lugar y forma, el fin, el domicilio elegido y la fecha del contrato.',
    },
    receipt: {
      title: 'Recibo de cada pago',
      text: 'El alquiler se paga cada mes, salvo que el contrato diga otra cosa. El propietario debe un recibo por cada pago.',
    },
    increase: {
      title: 'Aumentos del alquiler',
      text: 'El alquiler sube por acuerdo. En viviendas sin acuerdo expreso, el aumento es de un 10% como máximo.',
    },
    renewal: {
      title: 'Renovación',
      text: 'El contrato se renueva solo si nadie avisa. Si es verbal, se entiende que dura un año en viviendas y dos en comercios.',
    },
    death: {
      title: 'Muerte del inquilino',
      text: 'Hay 30 días para seguir con el contrato.',
    },
    deposit: {
      title: 'Depósito',
      text: 'En viviendas, el depósito es de dos meses de alquiler como máximo. En comercios lo acuerdan las partes.',
    },
    deposit_bank: {
      title: 'Depósito en un banco',
      text: 'Las partes pueden acordar que el depósito esté en un banco. No es obligatorio.',
    },
    retention: {
      title: 'Retener parte del depósito',
      text: 'Quien retiene parte del depósito dice por qué por escrito. Tiene cinco días calendario desde la entrega. Da también las fotos, cotizaciones o presupuestos.',
    },
    repairs: { title: 'Reparaciones', text: 'El propietario hace las reparaciones que hacen falta.' },
    advertising: { title: 'Anuncios', text: 'Un anuncio de alquiler no puede discriminar.' },
    new_owner: {
      title: 'Nuevo propietario',
      text: 'Quien compra el inmueble queda obligado por el contrato.',
    },
    meetings: {
      title: 'Asambleas del condominio',
      text: 'El inquilino tiene voz en las asambleas del condominio.',
    },
    sublease: { title: 'Subalquiler', text: 'El inquilino subalquila solo con permiso por escrito.' },
    notice_dwelling: {
      title: 'Aviso al final del contrato: viviendas',
      text: 'Quien no quiere seguir avisa al menos 90 días antes del final, por medio de un alguacil.',
    },
    notice_commercial: {
      title: 'Aviso al final del contrato: comercios',
      text: 'En comercios se avisa al menos 180 días antes del final, por medio de un alguacil.',
    },
    repeals: {
      title: 'Leyes derogadas',
      text: 'La Ley 4314, la Ley 17-88 y el Decreto 4807 ya no rigen. Una regla que salga de ellos es vieja.',
    },
    shares: {
      title: 'Cuotas del condominio',
      text: 'Las cuotas de las unidades de un condominio cambian solo si todos los propietarios están de acuerdo.',
    },
    majorities: {
      title: 'Mayorías en el condominio',
      text: 'Los abogados no leen igual este artículo. Las reglas de cada condominio dicen cuántos votos hacen falta.',
    },
    signature: {
      title: 'Firma electrónica',
      text: 'Una firma electrónica simple vale. Si es certificada, se da por cierto que es de quien firma.',
    },
    holidays: {
      title: 'Feriados que se mueven',
      text: 'Unos feriados pasan a un lunes. Otros se quedan en su día. De eso dependen los plazos en días laborables.',
    },
    law_4314: { title: 'Ley 4314', text: 'Derogada. No la cite en un contrato.' },
    law_17_88: { title: 'Ley 17-88', text: 'Derogada. No la cite en un contrato.' },
    decree_4807: {
      title: 'Decreto 4807',
      text: 'Derogado. No lo cite en un contrato ni en un desalojo.',
    },
  },
  sources: {
    copy: 'Una copia de la ley en un archivo público',
    commentary: 'Artículos de abogados',
    announcement: 'Anuncios del Ministerio de Trabajo',
  },
} satisfies LawLibraryText;
