import { addDays, daysBetween, type IsoDate } from '../foundation/dates.ts';
import {
  firstDayOf,
  type IsoMonth,
  lastDayOf,
  monthOf,
  monthsFrom,
  shiftMonth,
} from '../foundation/months.ts';
import { byCode } from '../foundation/text-order.ts';
import { type TaxForm, type TaxpayerKind, taxForms } from './codes.ts';

const DAY_OF_MONTH: Readonly<Record<TaxForm, number>> = {
  'IR-17': 10,
  '606': 15,
  '607': 15,
  '608': 15,
  'IT-1': 20,
};

/** The day of the next month by which a month's form is due. A day that is not a working day is not moved. */
export function dueOn(form: TaxForm, month: IsoMonth): IsoDate {
  return addDays(firstDayOf(shiftMonth(month, 1)), DAY_OF_MONTH[form] - 1);
}

/** Months with which a fiscal year may end (Código Tributario, art. 300). */
export const fiscalYearEnds = [3, 6, 9, 12] as const;
const DECEMBER = 12;

export type YearlyTax = 'IR-1' | 'IR-2' | 'IPI';

export interface DueDate {
  readonly form: TaxForm | YearlyTax;
  /** The month that the form is about; null for what is yearly. */
  readonly month: IsoMonth | null;
  readonly dueOn: IsoDate;
  /** Days from today; negative when it has passed. */
  readonly days: number;
}

const OF_PERSONS: readonly { form: YearlyTax; day: string }[] = [
  { form: 'IPI', day: '03-11' },
  { form: 'IR-1', day: '03-31' },
  { form: 'IPI', day: '09-11' },
];
/** After the end of its fiscal year a company has so many days. */
const DAYS_FOR_IR2 = 120;
const MONTH_DIGITS = 2;

/** What is filed a year and due in this one. */
function yearlyOf(year: string, kind: TaxpayerKind, fiscalYearEnd: number) {
  if (kind === 'person')
    return OF_PERSONS.map(({ form, day }) => ({ form, month: null, dueOn: `${year}-${day}` }));
  const lastMonth = String(fiscalYearEnd).padStart(MONTH_DIGITS, '0');
  return [Number(year) - 1, Number(year)].map((own) => ({
    form: 'IR-2' as const,
    month: null,
    dueOn: addDays(lastDayOf(`${own}-${lastMonth}`), DAYS_FOR_IR2),
  }));
}

/**
 * What is due from the first of today's month on, for as many months as `monthCount`, by day. Persons pay the property
 * tax (IPI) and file IR-1, companies IR-2: of a year that ends with December on 30 April, in leap years 29 April.
 */
export function dueDates(
  today: IsoDate,
  kind: TaxpayerKind,
  monthCount: number,
  fiscalYearEnd: number = DECEMBER,
): DueDate[] {
  const first = monthOf(today);
  const last = shiftMonth(first, monthCount - 1);
  const monthly = monthsFrom(first, last).flatMap((month) => formsOf(shiftMonth(month, -1)));
  const years = [...new Set([first, last].map((month) => month.slice(0, 4)))];
  const yearly = years
    .flatMap((year) => yearlyOf(year, kind, fiscalYearEnd))
    .filter((own) => monthOf(own.dueOn) >= first && monthOf(own.dueOn) <= last);
  const unique = new Map([...monthly, ...yearly].map((own) => [own.form + own.dueOn, own]));
  return [...unique.values()].map((own) => ({ ...own, days: daysBetween(today, own.dueOn) })).toSorted(byDay);
}

/** The first month whose forms are due in this year: December of the last one. */
export function firstMonthOfYear(today: IsoDate): IsoMonth {
  return shiftMonth(`${today.slice(0, 4)}-01`, -1);
}

/** A month with forms whose day has passed. */
export interface OverdueMonth {
  readonly month: IsoMonth;
  readonly forms: readonly { readonly form: TaxForm; readonly dueOn: IsoDate; readonly days: number }[];
}

/**
 * The forms that were due this year and are not filed, by month, the oldest first: of months from the first one that the
 * books know of. December's are due in January.
 */
export function overdueForms(
  today: IsoDate,
  firstMonth: IsoMonth | null,
  isFiled: (form: TaxForm, month: IsoMonth) => boolean,
): OverdueMonth[] {
  if (firstMonth === null) return [];
  const ofYear = firstMonthOfYear(today);
  const from = firstMonth > ofYear ? firstMonth : ofYear;
  return monthsFrom(from, shiftMonth(monthOf(today), -1))
    .map((month) => ({
      month,
      forms: formsOf(month)
        .filter((own) => own.dueOn < today && !isFiled(own.form, month))
        .map(({ form, dueOn }) => ({ form, dueOn, days: daysBetween(today, dueOn) }))
        .toSorted(byDay),
    }))
    .filter(({ forms }) => forms.length > 0);
}

const formsOf = (month: IsoMonth) => taxForms.map((form) => ({ form, month, dueOn: dueOn(form, month) }));

function byDay(a: Pick<DueDate, 'form' | 'dueOn'>, b: Pick<DueDate, 'form' | 'dueOn'>): number {
  if (a.dueOn === b.dueOn) return byCode(a.form, b.form);
  return a.dueOn < b.dueOn ? -1 : 1;
}
