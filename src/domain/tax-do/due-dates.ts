import { addDays, daysBetween, type IsoDate } from '../dates.ts';
import { firstDayOf, type IsoMonth, monthOf, monthsFrom, shiftMonth } from '../months.ts';
import type { TaxForm } from './codes.ts';

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

export type YearlyTax = 'IR-1' | 'IR-2' | 'IPI';

export interface DueDate {
  readonly form: TaxForm | YearlyTax;
  /** The month that the form is about; null for what is yearly. */
  readonly month: IsoMonth | null;
  readonly dueOn: IsoDate;
  /** Days from today; negative when it has passed. */
  readonly days: number;
}

const YEARLY: readonly { form: YearlyTax; day: string; of: 'person' | 'company' }[] = [
  { form: 'IPI', day: '03-11', of: 'person' },
  { form: 'IR-1', day: '03-31', of: 'person' },
  // 120 days after a year that closes on 31 December.
  { form: 'IR-2', day: '04-30', of: 'company' },
  { form: 'IPI', day: '09-11', of: 'person' },
];

/**
 * What is due from the first of today's month on, for as many months as `monthCount`, by day. Persons pay the property
 * tax (IPI) and file IR-1, companies IR-2; 120 days after 31 December is 30 April, in leap years 29 April.
 */
export function dueDates(today: IsoDate, kind: 'person' | 'company', monthCount: number): DueDate[] {
  const first = monthOf(today);
  const last = shiftMonth(first, monthCount - 1);
  const monthly = monthsFrom(first, last).flatMap((month) =>
    (Object.keys(DAY_OF_MONTH) as TaxForm[]).map((form) => {
      const about = shiftMonth(month, -1);
      return { form, month: about, dueOn: dueOn(form, about) };
    }),
  );
  const years = [...new Set([first, last].map((month) => month.slice(0, 4)))];
  const yearly = years.flatMap((year) =>
    YEARLY.filter(({ of }) => of === kind).map(({ form, day }) => ({
      form,
      month: null,
      dueOn: form === 'IR-2' ? addDays(`${year}-01-01`, 119) : `${year}-${day}`,
    })),
  );
  return [...monthly, ...yearly.filter((own) => monthOf(own.dueOn) >= first && monthOf(own.dueOn) <= last)]
    .map((own) => ({ ...own, days: daysBetween(today, own.dueOn) }))
    .toSorted((a, b) => (a.dueOn === b.dueOn ? a.form.localeCompare(b.form) : a.dueOn < b.dueOn ? -1 : 1));
}
