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
    'Sobre su contrato, sus pagos o su vivienda, pregunte a su arrendador. Sobre esta aplicación, escríbanos.',
  landlord: 'A quién llamar en su edificio',
  write: 'Escribir a Llavero',
  status: '¿Funciona el servicio?',
  statusText: 'Lo acabamos de comprobar desde este equipo.',
  parts: { data: 'Sus datos', signIn: 'Inicio de sesión' },
  up: 'Funciona bien:',
  down: 'No responde',
  offline: 'No tiene conexión',
  milliseconds: (p) => `responde en ${p.count} ms`,
  checking: 'Comprobando…',
  checkAgain: 'Comprobar otra vez',
} satisfies HelpText;
