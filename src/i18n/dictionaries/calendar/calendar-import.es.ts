import type { CalendarImportText } from './calendar-import.en.ts';

type Count = { count: number };

export const calendarImport = {
  title: 'Importar un calendario',
  intro:
    'Traiga aquí los eventos de otro calendario. Si lo importa otra vez, se actualizan y nada se repite.',
  from: '¿Dónde está?',
  fromFile: 'En un archivo',
  fromAddress: 'En una dirección',
  file: 'Archivo de calendario (.ics)',
  chooseFile: 'Elegir un archivo',
  address: 'Dirección del calendario',
  addressHint: 'Empieza con https:// y suele terminar en .ics.',
  addressWrong: 'Escriba una dirección que empiece con https://.',
  read: 'Leer calendario',
  reading: 'Leyendo…',
  unreadable: 'Este no es un archivo de calendario que se pueda leer.',
  tooLarge: 'El archivo pasa de 2 MB.',
  nothing: 'No tiene eventos para importar.',
  found: (p: Count) => (p.count === 1 ? '1 evento para importar' : `${p.count} eventos para importar`),
  range: (p: { from: string; to: string }) => `Del ${p.from} al ${p.to}.`,
  series: (p: Count) => (p.count === 1 ? '1 se repite.' : `${p.count} se repiten.`),
  sample: 'Los primeros',
  skippedTitle: (p: Count) =>
    p.count === 1 ? '1 evento se queda fuera' : `${p.count} eventos se quedan fuera`,
  skipped: {
    no_date: 'no tiene una fecha que se pueda leer',
    repeat_unknown: 'se repite de una forma que este calendario no tiene',
    changed_day: 'es un día cambiado de una serie; la serie se importa sin el cambio',
    cancelled: 'está cancelado',
    too_long: 'dura más de un año',
    too_many: 'pasa de los primeros 2,000',
  },
  skippedLine: (p: { title: string; reason: string }) => `«${p.title}» ${p.reason}.`,
  skippedMore: (p: Count) => (p.count === 1 ? 'Y 1 más.' : `Y ${p.count} más.`),
  import: (p: Count) => (p.count === 1 ? 'Importar 1 evento' : `Importar ${p.count} eventos`),
  done: (p: { added: string; changed: string; unchanged: string }) =>
    `Agregados: ${p.added}. Actualizados: ${p.changed}. Ya estaban: ${p.unchanged}.`,
  refusedTitle: (p: Count) =>
    p.count === 1 ? '1 evento no se importó' : `${p.count} eventos no se importaron`,
  close: 'Cerrar',
  untitled: 'Sin título',
  fetchProblems: {
    address_invalid: 'Solo se leen direcciones públicas que empiecen con https://.',
    address_unreachable: 'No pudimos llegar a esa dirección. Revísela e intente de nuevo.',
    address_refused: 'Esa dirección no dio un calendario. Puede que pida contraseña o que ya no exista.',
    address_too_large: 'El calendario de esa dirección pasa de 2 MB.',
  },
} satisfies CalendarImportText;
