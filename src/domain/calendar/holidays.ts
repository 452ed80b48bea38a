import { addDays, type IsoDate } from '../foundation/dates.ts';

/** A day on which nobody has to work, where and why it is one. */
export interface Holiday {
  readonly country: 'DO';
  readonly day: IsoDate;
  readonly code: string;
  readonly nameEs: string;
  readonly nameEn: string;
  readonly law: string;
  readonly source: string;
  /** The day that it is of, where the law moves it to another; null where it stays. */
  readonly movedFrom: IsoDate | null;
}

interface Named {
  readonly code: string;
  readonly nameEs: string;
  readonly nameEn: string;
}

const SOURCE = 'Ministerio de Trabajo, días feriados de 2023, 2024 y 2025';
const MOVING_LAW = 'Ley 139-97';
/** Art. 35 names two days; the Suprema Corte (sentencia 14 of 20 February 2008) keeps 16 August from being moved. */
const CONSTITUTION = 'Constitución, art. 35';
const OF_CONSTITUTION = new Set(['independence', 'restoration']);

/** What stays on its day; every other one moves (Ley 139-97, arts. 1 and 2). */
const STAYING: readonly (Named & { readonly of: string })[] = [
  { code: 'new_year', nameEs: 'Año Nuevo', nameEn: 'New Year’s Day', of: '01-01' },
  {
    code: 'altagracia',
    nameEs: 'Día de la Virgen de la Altagracia',
    nameEn: 'Our Lady of Altagracia Day',
    of: '01-21',
  },
  { code: 'independence', nameEs: 'Día de la Independencia', nameEn: 'Independence Day', of: '02-27' },
  { code: 'restoration', nameEs: 'Día de la Restauración', nameEn: 'Restoration Day', of: '08-16' },
  {
    code: 'mercedes',
    nameEs: 'Día de Nuestra Señora de las Mercedes',
    nameEn: 'Our Lady of Mercy Day',
    of: '09-24',
  },
  { code: 'christmas', nameEs: 'Día de Navidad', nameEn: 'Christmas Day', of: '12-25' },
];
const MOVING: readonly (Named & { readonly of: string })[] = [
  { code: 'epiphany', nameEs: 'Día de los Santos Reyes', nameEn: 'Epiphany', of: '01-06' },
  { code: 'duarte', nameEs: 'Día de Juan Pablo Duarte', nameEn: 'Duarte Day', of: '01-26' },
  { code: 'labor', nameEs: 'Día del Trabajo', nameEn: 'Labor Day', of: '05-01' },
  { code: 'constitution', nameEs: 'Día de la Constitución', nameEn: 'Constitution Day', of: '11-06' },
];
const GOOD_FRIDAY: Named = { code: 'good_friday', nameEs: 'Viernes Santo', nameEn: 'Good Friday' };
const CORPUS_CHRISTI: Named = { code: 'corpus_christi', nameEs: 'Corpus Christi', nameEn: 'Corpus Christi' };

/** From a weekday, Sunday first, to the Monday on which the day is kept. */
const DAYS_TO_MONDAY = [0, 0, -1, -2, 4, 3, 0] as const;
const SUNDAY = 0;
const DAYS_FROM_EASTER = { goodFriday: -2, corpusChristi: 60 } as const;

/** The holidays of a year in the Dominican Republic as they are kept, by day. */
export function dominicanHolidays(year: number): Holiday[] {
  const easter = easterOf(year);
  const staying = STAYING.map(({ of, ...named }) => kept(named, `${year}-${of}`, `${year}-${of}`));
  const moving = MOVING.map(({ of, ...named }) => {
    const day = `${year}-${of}`;
    return kept(named, day, movedDay(named.code, day));
  });
  return [
    ...staying,
    ...moving,
    ...[
      [GOOD_FRIDAY, addDays(easter, DAYS_FROM_EASTER.goodFriday)] as const,
      [CORPUS_CHRISTI, addDays(easter, DAYS_FROM_EASTER.corpusChristi)] as const,
    ].map(([named, day]) => kept(named, day, day)),
  ].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

function kept(named: Named, of: IsoDate, day: IsoDate): Holiday {
  const law = OF_CONSTITUTION.has(named.code) ? CONSTITUTION : MOVING_LAW;
  return { country: 'DO', day, ...named, law, source: SOURCE, movedFrom: day === of ? null : of };
}

/** Tuesday and Wednesday give way to the Monday before, Thursday and Friday to the one after; Labor Day also on Sunday. */
function movedDay(code: string, day: IsoDate): IsoDate {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === SUNDAY) return code === 'labor' ? addDays(day, 1) : day;
  return addDays(day, DAYS_TO_MONDAY[weekday] ?? 0);
}

/** Easter Sunday by the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): IsoDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
