import type { errorsCalendar as english } from './errors-calendar.en.ts';

export const errorsCalendar = {
  calendar_range_too_long: 'Elija 400 días como máximo.',
  entry_fixed: 'Esta fecha sale de un contrato, de la contabilidad o de la ley; aquí no se puede mover.',
  item_times_missing: 'Elija un día, o la hora en que empieza y en que termina.',
  item_ends_before_start: 'No puede terminar antes de empezar.',
  item_too_long: 'Puede durar un año como máximo.',
  assignee_gone: 'Esta persona ya no está en su equipo. Elija otra.',
  lease_missing: 'Elija el contrato cuyos inquilinos lo van a ver.',
  repeat_invalid: 'No se entiende cómo se repite. Elija los días otra vez.',
  repeat_end_invalid: 'Debe dejar de repetirse el primer día o después, y antes de 20 años.',
  repeat_misses_first: 'El primer día no es de los que se repiten. Elija otro primer día.',
  occurrence_missing: 'Elija cuál de los días de la serie es.',
  too_many_calendar_items: 'Llegó al máximo de citas y tareas del calendario. Quite primero las viejas.',
  too_many_feeds: 'Puede tener hasta 20 enlaces de calendario. Desactive uno primero.',
  import_size: 'Importe entre 1 y 2,000 eventos a la vez.',
} satisfies typeof english;
