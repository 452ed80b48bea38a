import type { MaintenanceBoardText } from './maintenance-board.en.ts';

export const maintenanceBoard = {
  views: { list: 'Ver en lista', board: 'Ver en tablero' },
  none: 'Aquí no hay averías.',
  reported: 'Reportada el',
  bulk: {
    label: 'Averías marcadas',
    clear: 'Desmarcar',
    assign: 'Asignar',
    assignTitle: (p) => (p.count === 1 ? 'Asignar 1 avería' : `Asignar ${p.count} averías`),
    priority: 'Prioridad',
    priorityTitle: (p) =>
      p.count === 1 ? 'Cambiar la prioridad de 1 avería' : `Cambiar la prioridad de ${p.count} averías`,
    close: 'Cerrar',
    closeTitle: (p) => (p.count === 1 ? 'Cerrar 1 avería' : `Cerrar ${p.count} averías`),
    outcome: '¿Cómo terminan?',
    reason: 'Nota o motivo',
    reasonHint: 'Los inquilinos lo verán.',
    reasonMissing: 'Escriba el motivo para cancelarlas.',
    outcomeMissing: 'Elija cómo terminan.',
    assigneeMissing: 'Elija a quién se asignan.',
    priorityMissing: 'Elija la prioridad.',
    apply: 'Aplicar',
    done: (p) => (p.count === 1 ? '1 avería actualizada' : `${p.count} averías actualizadas`),
    refusedTitle: (p) =>
      p.count === 1 ? 'No se pudo actualizar 1 avería' : `No se pudieron actualizar ${p.count} averías`,
    refused: (p) => `N.º ${p.number}, ${p.title}: ${p.why}`,
  },
} satisfies MaintenanceBoardText;
