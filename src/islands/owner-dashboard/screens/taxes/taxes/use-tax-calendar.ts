import { useQuery } from '@tanstack/react-query';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { monthOf } from '#src/domain/foundation/months.ts';
import { stateOfForm, type TaxForm, type TaxFormState } from '#src/domain/taxes/codes.ts';
import { firstMonthOfYear, overdueForms } from '#src/domain/taxes/due-dates.ts';
import { useToday } from '#src/islands/shell/session.ts';
import { useIssuer } from './use-issuer.ts';

/** How far each form of the year has come, and which are overdue; none is while that is not known. */
export function useTaxCalendar() {
  const { key } = useIssuer();
  const today = useToday();
  const { data: calendar, isLoading } = useQuery(taxQueries.calendar(key, firstMonthOfYear(today)));
  const statusOf = (form: string, month: string): TaxFormState =>
    stateOfForm(calendar?.filings.find((own) => own.form === form && monthOf(own.month) === month));
  const overdue = overdueForms(
    today,
    calendar?.firstMonth ?? null,
    (form: TaxForm, month) => statusOf(form, month) === 'filed',
  );
  return { calendar, isLoading, statusOf, overdue };
}
