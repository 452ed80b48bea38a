import type { OwnerMailText } from './owner-mail.en.ts';

export const ownerMail = {
  title: (p) => `Por correo a ${p.name}`,
  about: 'El propietario recibe solo su parte, en PDF, y puede dejar de recibir estos mensajes.',
  none: 'Todavía no tiene correo.',
  goesTo: (p) => `${p.email} · ${p.language}`,
  stopped: 'Quien recibe ese correo pidió no recibir más estados.',
  change: 'Correo',
  address: {
    title: (p) => `Correo de ${p.name}`,
    email: 'Correo electrónico',
    emailHint: 'Se usa para todas sus propiedades. Déjelo vacío para quitarlo.',
    language: 'Idioma del estado',
    submit: 'Guardar',
    saved: 'Correo guardado.',
    taken: 'Correo quitado.',
  },
  send: {
    action: 'Enviar ahora',
    title: (p) => `Enviar a ${p.name}`,
    question: (p) => `El estado de ${p.period} se envía a ${p.email}.`,
    about: 'Lleva solo su parte, en la moneda y la base que están en pantalla.',
    check: '¿Es el correo correcto? El envío no se puede deshacer.',
    submit: 'Enviar',
    sent: (p) => `Va en camino a ${p.email}.`,
  },
  schedule: {
    toOwners: 'A los propietarios',
    hint: 'Cada uno recibe solo su parte, en su idioma.',
    withAddress: (p) => `Tienen correo: ${p.names}.`,
    withoutAddress: (p) => `No reciben nada por falta de correo: ${p.names}.`,
    recipients: 'los propietarios',
  },
} satisfies OwnerMailText;
