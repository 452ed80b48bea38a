import { dominicanHolidays } from '#src/domain/calendar/holidays.ts';
import type { PeriodRefusal, PeriodStep, RestDay } from '#src/domain/law/count-period.ts';
import type { LegalPeriod } from '#src/domain/law/periods.ts';
import type { LegalPeriodsText } from './dictionaries/law/legal-periods.en.ts';
import { formatDate, formatList } from './format.ts';
import type { Language } from './language.ts';

interface Words {
  readonly text: LegalPeriodsText;
  readonly language: Language;
  readonly period: LegalPeriod;
}

/** A step of the arithmetic as it is read. */
export function stepWords(step: PeriodStep, { text, language, period }: Words): string {
  const date = (day: string) => formatDate(day, language);
  const reason = ({ day, reason: code }: RestDay) => {
    const found = dominicanHolidays(Number(day.slice(0, 4))).find((holiday) => holiday.code === code);
    if (!found) return text.weekend;
    return language === 'es' ? found.nameEs : found.nameEn;
  };
  switch (step.code) {
    case 'from':
      return text.steps.from({ fact: text.facts[step.trigger], date: date(step.day) });
    case 'counted':
      return text.steps.counted({
        days: step.days,
        date: date(step.firstDay),
        isBusiness: step.isBusiness,
        isBackwards: period.direction === 'before',
      });
    case 'skipped': {
      const days = step.restDays.map((rest) => `${date(rest.day)} (${reason(rest)})`);
      return text.steps.skipped({ days: formatList(days, language) });
    }
    case 'reached':
      return text.steps.reached({ date: date(step.day) });
    case 'rolled':
    case 'rests':
      return text.steps[step.code]({
        from: date(step.from.day),
        reason: reason(step.from),
        date: date(step.day),
      });
  }
}

/** Why no date is given, as it is read. */
export function refusalWords(refusal: PeriodRefusal, { text, language }: Words): string {
  const date = (day: string | null) => (day ? formatDate(day, language) : '');
  const given = { fact: '', from: '', to: '' };
  switch (refusal.code) {
    case 'fact_missing':
    case 'fact_invalid':
      return text.refusals[refusal.code]({ ...given, fact: text.facts[refusal.fact] });
    case 'never_reviewed':
      return text.refusals.never_reviewed();
    case 'review_overdue':
      return text.refusals.review_overdue({
        ...given,
        from: date(refusal.reviewedOn),
        to: date(refusal.dueOn),
      });
    case 'not_in_force':
      return text.refusals.not_in_force({
        ...given,
        from: date(refusal.validFrom),
        to: date(refusal.validTo),
      });
  }
}
