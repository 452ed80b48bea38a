import type { SmartToolsText } from './smart-tools.en.ts';

export const smartTools: SmartToolsText = {
  description: 'Lo que espera por usted y lo que ha cambiado.',
  waiting: {
    title: 'Espera por usted',
    none: 'Nada espera por usted.',
    error: 'No pudimos cargar lo que espera por usted',
  },
  changes: {
    title: 'Qué cambió',
    since: (p) => `Desde el ${p.day}, lo más reciente primero.`,
    period: 'Período',
    periods: { '1': '1 día', '7': '7 días', '30': '30 días' },
    matters: 'Cambios por asunto',
    none: 'Nada cambió en estos días.',
    error: 'No pudimos cargar lo que cambió',
    more: (p) => `Se muestran los últimos ${p.count} cambios. Hay más en Actividad.`,
  },
};
