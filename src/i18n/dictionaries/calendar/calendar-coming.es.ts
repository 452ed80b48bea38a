import type { CalendarComingText } from './calendar-coming.en.ts';

export const calendarComing = {
  title: 'Próximas fechas',
  description: 'Los próximos 90 días de su contrato.',
  emptyTitle: 'No viene nada',
  emptyText: 'Aquí verá su alquiler, las visitas y sus otras fechas.',
  errorTitle: 'No pudimos cargar sus fechas',
  loading: 'Cargando sus fechas…',
  showMore: 'Ver más días',
  subscribe: 'Agregar a mi calendario',
} satisfies CalendarComingText;
