import type { HelpText } from './help.en.ts';

export const help = {
  title: 'Ayuda',
  text: 'Guías cortas de todo lo que puede hacer aquí.',
  search: 'Buscar en las guías',
  found: (p) => (p.count === 1 ? '1 guía' : `${p.count} guías`),
  noMatchTitle: 'Ninguna guía tiene esas palabras',
  noMatchText: 'Pruebe con otra palabra, o escriba a su arrendador o a nosotros.',
  errorTitle: 'No pudimos cargar las guías',
  back: 'Todas las guías',
  contact: 'Preguntar a alguien',
  contactText:
    'De su contrato, sus pagos o su casa sabe más su arrendador. De esta página, escríbanos a nosotros.',
  landlord: 'A quién llamar en su edificio',
  write: 'Escribir a Llavero',
  status: '¿Responde el servicio?',
  statusText: 'Lo acabamos de comprobar desde su teléfono.',
  parts: { data: 'Sus datos', signIn: 'La entrada' },
  up: 'Responde',
  down: 'No responde',
  offline: 'No tiene conexión',
  milliseconds: (p) => `en ${p.count} ms`,
  checking: 'Preguntando…',
  checkAgain: 'Preguntar otra vez',
} satisfies HelpText;
