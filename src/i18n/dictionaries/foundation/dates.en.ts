/** How a span of days is chosen, everywhere. */
export const dates = {
  label: 'Dates',
  chosen: (p: { label: string; words: string }) => `${p.label}: ${p.words}`,
  any: 'Any date',
  presets: {
    this_month: 'This month',
    last_month: 'Last month',
    this_quarter: 'This quarter',
    this_year: 'This year',
    last_12_months: 'Last 12 months',
  },
  presetsLabel: 'Periods',
  custom: 'Other dates',
  from: 'From',
  to: 'To',
  since: (p: { day: string }) => `Since ${p.day}`,
  until: (p: { day: string }) => `Until ${p.day}`,
  quarter: (p: { number: number; year: string }) => `Q${p.number} ${p.year}`,
  apply: 'Show these dates',
  previous: (p: { label: string }) => `Previous period: ${p.label}`,
  next: (p: { label: string }) => `Next period: ${p.label}`,
  compare: 'Compare with',
  comparisons: { none: 'Nothing', previous: 'Previous period', year: 'Previous year' },
  compared: (p: { period: string }) => `compared with ${p.period}`,
  more: (p: { amount: string }) => `${p.amount} more`,
  less: (p: { amount: string }) => `${p.amount} less`,
  same: 'No change',
  incomplete: 'Enter both days.',
  reversed: 'The first day can’t be after the last.',
};

export type DatesText = typeof dates;
