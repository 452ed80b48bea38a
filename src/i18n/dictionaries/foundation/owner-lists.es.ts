import type { OwnerListsText } from './owner-lists.en.ts';

export const ownerLists = {
  bulk: {
    label: 'Acciones para las filas elegidas',
    archive: 'Archivar',
    restore: 'Restaurar',
    clear: 'Quitar la selección',
    archived: (p) => (p.count === 1 ? 'Se archivó 1.' : `Se archivaron ${p.count}.`),
    restored: (p) => (p.count === 1 ? 'Se restauró 1.' : `Se restauraron ${p.count}.`),
    inUse: (p) =>
      p.count === 1
        ? '1 no se archivó: tiene un contrato vigente o en proceso de firma.'
        : `${p.count} no se archivaron: tienen un contrato vigente o en proceso de firma.`,
  },
  savedViews: {
    title: 'Vistas',
    save: 'Guardar esta vista',
    submit: 'Guardar vista',
    manage: 'Administrar vistas',
    name: 'Nombre de la vista',
    nameHint: 'Se guardan la búsqueda, los filtros y el orden, solo para usted.',
    saved: (p) => `La vista «${p.name}» quedó guardada.`,
    taken: 'Usted ya tiene una vista con ese nombre.',
    remove: (p) => `Quitar ${p.name}`,
    none: 'No hay vistas guardadas.',
    problems: { nameLong: 'Como máximo 60 caracteres.' },
  },
} satisfies OwnerListsText;
