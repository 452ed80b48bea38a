import type { PeriodRefusal } from '#src/domain/law/count-period.ts';
import type { LegalPeriodId, LegalTrigger } from '#src/domain/law/periods.ts';

/** Periods of the law: what they are, and how a date was counted. */
export const legalPeriods = {
  title: 'Count a date',
  text: 'Choose a period and its first fact. You see the last day and how it was counted.',
  period: 'Period',
  arithmetic: 'How it was counted',
  names: {
    notice_dwelling: 'Notice at the end of the term: home',
    notice_commercial: 'Notice at the end of the term: shop',
    retention_reasons: 'Reasons for keeping a deposit',
    take_over_after_death: 'Taking over the lease after a death',
  } satisfies Record<LegalPeriodId, string>,
  results: {
    notice_dwelling: 'Last day to give notice',
    notice_commercial: 'Last day to give notice',
    retention_reasons: 'Last day to give the reasons in writing',
    take_over_after_death: 'Last day to take over the lease',
  } satisfies Record<LegalPeriodId, string>,
  facts: {
    term_end: 'Last day of the lease',
    unit_returned: 'Day the unit was returned',
    tenant_death: 'Day of death',
  } satisfies Record<LegalTrigger, string>,
  refusals: {
    fact_missing: ({ fact }) => `Missing: ${fact}.`,
    fact_invalid: ({ fact }) => `Not a day we can count from: ${fact}.`,
    never_reviewed: () => 'No one has compared this period with the law yet, so no date is given.',
    review_overdue: ({ from, to }) =>
      `This period was last compared with the law on ${from}. That reading was good until ${to}, so no date is given.`,
    not_in_force: ({ from, to }) =>
      to ? `The law held from ${from} to ${to}.` : `The law has held since ${from}, not on that day.`,
  } satisfies Record<PeriodRefusal['code'], (p: { fact: string; from: string; to: string }) => string>,
  steps: {
    from: (p: { fact: string; date: string }) => `${p.fact}: ${p.date}`,
    /** Where the trigger's own day counts, the first day is that day. */
    counted: (p: { days: number; date: string; isBusiness: boolean; isBackwards: boolean }): string =>
      `${p.days} ${p.isBusiness ? 'business' : 'calendar'} days${p.isBackwards ? ' backwards' : ''}, the first on ${p.date}`,
    skipped: (p: { days: string }) => `Not counted: ${p.days}`,
    reached: (p: { date: string }) => `The count ends on ${p.date}`,
    rolled: (p: { from: string; reason: string; date: string }) =>
      `${p.from} is not a business day (${p.reason}), so it moves to ${p.date}`,
    rests: (p: { from: string; reason: string; date: string }) =>
      `${p.from} is not a business day (${p.reason}). We know of no rule that moves it: act by ${p.date} to be safe.`,
  },
  weekend: 'weekend',
  reviewed: (p: { date: string; due: string }) =>
    `Period compared with the law on ${p.date}. Good until ${p.due}.`,
};

export type LegalPeriodsText = typeof legalPeriods;
