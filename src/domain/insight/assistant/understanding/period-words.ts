import { type IsoDate, isIsoDate } from '../../../foundation/dates.ts';

export const list = (words: string) => words.split(' ');
export const MONTHS = [
  'enero january jan ene',
  'febrero february feb',
  'marzo march',
  'abril april apr abr',
  'mayo may',
  'junio june jun',
  'julio july jul',
  'agosto august aug ago',
  'septiembre setiembre september sept sep',
  'octubre october oct',
  'noviembre november nov',
  'diciembre december dec dic',
].map(list);
export const DAYS_OF_WEEK = [
  'lunes monday',
  'martes tuesday',
  'miercoles wednesday',
  'jueves thursday',
  'viernes friday',
  'sabado saturday',
  'domingo sunday',
].map(list);
export const ORDINALS = [
  'primer primero first 1er 1st q1 t1',
  'segundo second 2do 2nd q2 t2',
  'tercer tercero third 3er 3rd q3 t3',
  'cuarto fourth 4to 4th q4 t4',
].map(list);
export const UNITS = {
  day: 'dia dias day days',
  week: 'semana semanas week weeks',
  month: 'mes meses month months',
  quarter: 'trimestre trimestres quarter quarters',
  year: 'ano anos year years',
};
export type Unit = keyof typeof UNITS;

export const units = new Map(
  (Object.entries(UNITS) as [Unit, string][]).flatMap(([unit, words]) =>
    list(words).map((word) => [word, unit] as const),
  ),
);
export const LAST = new Set(
  list('pasado pasada pasados pasadas ultimo ultima ultimos ultimas last past previous anterior anteriores'),
);
export const THIS = new Set(list('este esta this current presente actual curso'));
export const NEXT = new Set(
  list('proximo proxima proximos proximas next siguiente siguientes entrante coming following'),
);
export const FILLERS = new Set(list('de del of the el la los las in en y'));
export const SINCE = new Set(list('desde since'));
export const UNTIL = new Set(list('hasta until till through antes before by'));
export const BEFORE = new Set(list('antes before'));
export const TO = new Set(list('a al hasta to until till through y and'));

/** The words of days, so that typing errors in them are mended. "May" is one only where its place says so. */
export const periodWords: ReadonlySet<string> = new Set([
  ...MONTHS.flat(),
  ...DAYS_OF_WEEK.flat(),
  ...units.keys(),
  ...LAST,
  ...THIS,
  ...NEXT,
  ...list('hoy ayer manana anteayer antier today yesterday tomorrow trimestre anual'),
]);

export const monthOf = (word = '') => MONTHS.findIndex((names) => names.includes(word)) + 1;
export const two = (count: number) => String(count).padStart(2, '0');
export const day = (year: number, month: number, date: number): IsoDate | undefined => {
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
  return isIsoDate(text) ? text : undefined;
};
export const yearOf = (word = '') => (/^(?:19|20)\d{2}$/.test(word) ? Number(word) : undefined);
