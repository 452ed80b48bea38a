import type { OwnerBankImportsText } from './owner-bank-imports.en.ts';

export const ownerBankImports = {
  counts: {
    added: (p) => (p.count === 1 ? '1 línea por agregar' : `${p.count} líneas por agregar`),
    known: (p) => (p.count === 1 ? '1 ya está' : `${p.count} ya están`),
    before: (p) => (p.count === 1 ? '1 es anterior al inicio' : `${p.count} son anteriores al inicio`),
    leftOut: (p) => (p.count === 1 ? '1 se excluye' : `${p.count} se excluyen`),
  },
  checking: 'Comparando con lo que ya está',
  likely: {
    title: (p) =>
      p.count === 1 ? '1 línea probablemente ya está' : `${p.count} líneas probablemente ya están`,
    text: 'Ya hay una línea con el mismo día y monto. Marque las que son otro movimiento.',
    twin: (p) => `Ya está: ${p.text}`,
    noText: 'sin texto',
  },
  repeated: {
    title: (p) =>
      p.count === 1
        ? '1 línea está dos veces en el archivo'
        : `${p.count} líneas están más de una vez en el archivo`,
    text: 'Se agregarán, porque un banco puede tener dos movimientos iguales. Desmarque las que sean el mismo movimiento.',
  },
  all: 'Marcar todas',
  nothing: 'Desmarcar todas',
  more: (p) => `y ${p.count} más, según lo que eligió para todas`,
  done: {
    added: (p) => (p.count === 1 ? '1 línea agregada' : `${p.count} líneas agregadas`),
    known: (p) => (p.count === 1 ? '1 ya estaba' : `${p.count} ya estaban`),
    before: (p) => (p.count === 1 ? '1 es anterior al inicio' : `${p.count} son anteriores al inicio`),
    leftOut: (p) => (p.count === 1 ? '1 se excluyó' : `${p.count} se excluyeron`),
  },
  history: {
    button: 'Importaciones',
    title: 'Importaciones',
    description: 'Los últimos 200 archivos importados a esta cuenta.',
    caption: 'Importaciones de esta cuenta',
    empty: 'Todavía no se ha importado ningún archivo.',
    columns: { file: 'Archivo', who: 'Importado', days: 'Días', counts: 'Líneas', state: 'Estado' },
    days: (p) => (p.from === p.to ? p.from : `${p.from} – ${p.to}`),
    somebody: 'Alguien que ya no está en el equipo',
    undone: (p) => `Deshecha por ${p.name}`,
    here: 'En la cuenta',
    nothingAdded: 'No agregó nada',
    undo: 'Deshacer',
    undoOf: (p) => `Deshacer ${p.file}`,
    undoTitle: (p) => `¿Deshacer la importación de ${p.file}?`,
    undoText: (p) =>
      p.count === 1
        ? 'La línea que agregó sale de la cuenta.'
        : `Las ${p.count} líneas que agregó salen de la cuenta.`,
    undoWays:
      'También salen las que excluyó con un motivo. Sus libros no cambian. El archivo se puede importar otra vez.',
    undoSubmit: 'Deshacer importación',
    removed: (p) =>
      p.count === 1
        ? 'Importación deshecha: salió 1 línea.'
        : `Importación deshecha: salieron ${p.count} líneas.`,
  },
} satisfies OwnerBankImportsText;
