import type { RecordText } from './record.en.ts';

export const record = {
  actions: 'Acciones',
  related: 'Relacionado',
  timeline: 'Historial',
  nothingYet: 'Todavía no ha pasado nada.',
  more: 'Ver más',
  shown: (p) => `${p.count} de ${p.total} a la vista`,
  print: 'Imprimir con todas las secciones',
} satisfies RecordText;
