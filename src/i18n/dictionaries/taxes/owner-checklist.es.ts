import type { ownerChecklist as english } from './owner-checklist.en.ts';

export const ownerChecklist = {
  title: 'Hacerse emisor electrónico',
  text: 'Los pasos que Llavero puede ver están marcados. Los demás ocurren en la DGII: solo usted sabe cómo van.',
  ask: 'Nada de esto es asesoría fiscal ni legal, y nada se probó contra la DGII. Pregunte a su contador.',
  done: (p) => `${p.done} de ${p.all} pasos que Llavero puede ver están hechos.`,
  states: { done: 'Hecho', open: 'Pendiente', unknown: 'En la DGII' },
  steps: {
    taxId: { title: 'RNC o cédula', text: 'Escríbalo en el perfil fiscal.' },
    access: {
      title: 'Acceso y situación',
      text: 'Un RNC activo, acceso a la Oficina Virtual, autorización para emitir comprobantes e impuestos al día.',
    },
    place: {
      title: 'Dirección',
      text: 'Cada e-CF la lleva. Escríbala en el perfil fiscal, con hasta 100 caracteres.',
    },
    way: {
      title: 'Cómo se emite',
      text: 'Elíjalo en el perfil: desde aquí con su certificado, con un proveedor certificado o en otro programa, como el facturador gratuito de la DGII.',
    },
    certificate: {
      title: 'Certificado digital',
      text: 'Para procedimientos tributarios, a nombre de una persona. En la Oficina Virtual esa persona recibe el rol de firmante para este RNC. Una persona puede firmar por varios.',
    },
    application: {
      title: 'Solicitud',
      text: 'El formulario FI-GDF-016, en línea. Tarda más o menos un día laborable.',
    },
    addresses: {
      title: 'Direcciones de sus servicios',
      text: 'Regístrelas en la Oficina Virtual. Ahí le envían los demás sus e-CF y sus aprobaciones.',
    },
    certification: {
      title: 'Certificación',
      text: 'El set de pruebas de la DGII: 21 e-CF y 4 resúmenes, en este orden, y luego 11 aprobaciones. El ambiente es certecf.',
    },
    simulations: {
      title: 'Simulaciones, papeles y declaración',
      text: 'Simulaciones propias de cada tipo y sus PDF, los documentos y aprobaciones que le envía la DGII, y la declaración jurada.',
    },
    ranges: {
      title: 'Números electrónicos',
      text: 'Pida en la Oficina Virtual las secuencias de la serie E, una por tipo, y agréguelas aquí.',
    },
    production: {
      title: 'Producción',
      text: 'Elija producción (ecf) en el perfil. Solo ahí los comprobantes tienen valor fiscal.',
    },
    since: {
      title: 'Primer día electrónico',
      text: 'Escríbalo en el perfil como «Emisor electrónico desde». Desde ese día solo se dan números E.',
    },
  },
  order: [
    'E31, crédito fiscal',
    'E32 desde RD$250,000',
    'E41 a E47',
    'E33 y E34, las notas',
    'los resúmenes de E32 pequeños',
    'esos E32 pequeños completos',
  ],
  again: 'Un solo rechazo hace empezar de nuevo la prueba de datos.',
  providerText: 'Con un proveedor certificado solo faltan las simulaciones y las direcciones.',
  addresses: {
    reception: 'Recepción de e-CF',
    approval: 'Aprobación comercial',
    seed: 'Autenticación: semilla',
    certificate: 'Autenticación: certificado',
  },
  copyOf: (p) => `Copiar: ${p.name}`,
  copied: 'Dirección copiada.',
  types: (p) => `Agregados: ${p.types}.`,
  parts: [
    {
      title: 'Quién guarda la llave',
      items: [
        { text: 'La ley pide que solo la controle quien firma (Ley 32-23, art. 6).', isSecondHand: false },
        { text: 'El Decreto 587-24 permite que la guarde un proveedor certificado.', isSecondHand: true },
        {
          text: 'Busque asesoría legal antes de usar una llave guardada en producción.',
          isSecondHand: false,
        },
      ],
    },
    {
      title: 'El facturador gratuito de la DGII',
      items: [{ text: 'Da unos 150 comprobantes al mes, en pesos y escritos a mano.', isSecondHand: true }],
    },
    {
      title: 'Qué cambia después',
      items: [
        { text: 'El Estado no retiene el 5% de ISR de un e-CF (Ley 32-23, art. 34).', isSecondHand: false },
        {
          text: 'El 606, el IT-1 y el IR-17 siguen. El 607 y el 608 solo llevan números de papel.',
          isSecondHand: true,
        },
        {
          text: 'Los comprobantes de papel ya emitidos siguen valiendo. Se corrigen con un E34.',
          isSecondHand: true,
        },
      ],
    },
  ],
} satisfies typeof english;
