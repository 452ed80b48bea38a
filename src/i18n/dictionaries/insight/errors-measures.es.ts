import type { errorsMeasures as english } from './errors-measures.en.ts';

export const errorsMeasures = {
  measure_question_malformed: 'Esta pregunta no se entiende. Elija otra vez la medida y las fechas.',
  measure_unknown: 'Esa medida no existe. Elija una de la lista.',
  measure_cut_invalid: 'Esta medida no se puede dividir ni filtrar así. Elija otra división.',
  measure_days_invalid: 'Elija fechas entre 1990 y 2100. El último día no puede ser anterior al primero.',
  measure_periods_too_many: 'Son demasiados meses a la vez. Elija como máximo 20 años.',
} satisfies typeof english;
