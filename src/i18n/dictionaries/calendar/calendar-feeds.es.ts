import type { CalendarFeedsText } from './calendar-feeds.en.ts';

export const calendarFeeds = {
  title: 'Enlaces del calendario',
  intro:
    'Con un enlace, Google, Apple u Outlook muestra estas fechas en su propio calendario y las mantiene al día.',
  none: 'Todavía no tiene enlaces.',
  add: 'Crear un enlace',
  name: 'Nombre',
  nameHint: 'Por ejemplo, «Mi celular».',
  nameMissing: 'Escriba un nombre.',
  kinds: 'Qué muestra',
  kindsHint: 'Para mostrarlo todo, no elija nada.',
  property: 'Propiedad',
  everyProperty: 'Todas las propiedades',
  isOwnOnly: 'Solo lo que me toca a mí',
  withNames: 'Nombrar a los inquilinos',
  withNamesHint: 'Quien abra su calendario vería los nombres.',
  create: 'Crear enlace',
  created: 'Enlace creado.',
  secretTitle: 'Cópielo ahora',
  secretText: 'Quien tenga esta dirección puede leer estas fechas. Por seguridad, se muestra solo esta vez.',
  address: 'Dirección',
  copy: 'Copiar',
  copied: 'Copiado.',
  howTitle: 'Cómo agregarlo',
  how: {
    google:
      'Google: en una computadora, abra Google Calendar. Junto a «Otros calendarios», pulse + y elija «Desde URL». Pegue la dirección.',
    apple:
      'Apple: en un iPhone, abra Ajustes, Apps, Calendario, Cuentas. Elija «Agregar calendario suscrito» y pegue la dirección.',
    outlook:
      'Outlook: abra el calendario y pulse «Agregar calendario»; luego, «Suscribirse desde la web». Pegue la dirección.',
  },
  neverRead: 'Ningún programa lo ha leído todavía.',
  readAgo: (p: { reader: string; ago: string }) => `${p.reader} lo leyó ${p.ago}.`,
  someProgram: 'Un programa',
  withNamesOn: 'con nombres de inquilinos',
  ownOnlyOn: 'solo lo suyo',
  everything: 'todo',
  rename: 'Renombrar',
  renameOf: (p: { name: string }) => `Renombrar «${p.name}»`,
  renamed: 'El enlace tiene otro nombre.',
  revoke: 'Desactivar',
  revokeOf: (p: { name: string }) => `Desactivar «${p.name}»`,
  revokeQuestion: (p: { name: string }) => `¿Desactivar «${p.name}»?`,
  revokeText:
    'Los programas que usan esta dirección ya no reciben las fechas. Puede crear otro enlace cuando quiera.',
  revoked: 'El enlace está desactivado.',
} satisfies CalendarFeedsText;
