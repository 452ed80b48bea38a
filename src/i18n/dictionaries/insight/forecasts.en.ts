/** What may come: rent, cash, vacancy, late payment, upkeep. */
export const forecasts = {
  description:
    'What may come, how sure it is, and how far such answers were off before. It is worked out from your own books.',
  currency: 'Currency',
  print: 'Print',
  export: 'Export',
  working: 'Working it out…',
  failed: 'The forecast could not be worked out',
  empty: {
    title: 'Nothing to forecast yet',
    text: 'Once you have units and leases here, you’ll see what may come and how sure it is.',
    action: 'Add a lease',
  },
  next: {
    title: (p: { month: string }) => `What is coming in ${p.month}`,
    rent: (p: { amount: string; low: string; high: string }) =>
      `Rent will probably be ${p.amount}: between ${p.low} and ${p.high}.`,
    rentAgreed: (p: { amount: string }) =>
      `Leases that are agreed come to ${p.amount} of rent. There is not enough data for a range.`,
    cash: (p: { amount: string; low: string; high: string }) =>
      `At the end of the month there should be ${p.amount} in cash: between ${p.low} and ${p.high}.`,
    shortfall: (p: { chance: string }) => `The chance that cash runs out is ${p.chance}.`,
    toDo: 'What you can do about it',
    nothing: 'Nothing stands out. There is nothing that you have to do.',
    list: (p: { unit: string; days: string }) =>
      `List ${p.unit}: it is vacant, and may stay so for ${p.days} of the next 90 days.`,
    renew: (p: { unit: string; day: string; chance: string }) =>
      `Talk about renewing ${p.unit}: its lease ends on ${p.day}. The chance of vacancy is ${p.chance}.`,
    remind: (p: { unit: string; day: string; chance: string }) =>
      `Remind the tenant of ${p.unit} before ${p.day}: the chance of late rent is ${p.chance}.`,
    spend: 'Put off costs that can wait, or collect what is overdue first.',
  },
  rows: {
    all: (p: { count: number }) => `Show all ${p.count} rows`,
    few: 'Show fewer',
  },
  range: (p: { low: string; high: string }) => `${p.low} to ${p.high}`,
  sure: (p: { level: string }) => `Of such ranges, ${p.level} should hold what comes.`,
  record: {
    title: 'How it did before',
    chart: (p: { of: string }) => `${p.of}: what would have been said, and what came`,
    held: (p: { held: number; count: number }) =>
      p.count === 1
        ? `${p.held} of 1 past month was within its range.`
        : `${p.held} of ${p.count} past months were within their range.`,
    tooNarrow: 'That is fewer than it should be: expect more than the range says.',
    noRanges: 'No past month had enough data for a range.',
    better: (p: { own: string; naive: string; count: number }) =>
      `Over ${p.count} months it was off by ${p.own} on average. Taking the same month of the year before was off by ${p.naive}.`,
    naiveShown: 'The same month of the year before was closer, so that is what you see here.',
    notCompared: 'There is no month yet that could be compared with the year before.',
    none: 'There is no past month yet that could be forecast again.',
    month: 'Month',
    expected: 'Forecast',
    low: 'From',
    high: 'To',
    actual: 'Actual',
    naive: 'Year before',
    table: 'As a table',
  },
  missing: {
    title: 'Not enough data',
    renewals: (p: { given: number; needed: number }) =>
      `Leases that reached their end: ${p.given} of ${p.needed} that are needed.`,
    open_ended_months: (p: { given: number; needed: number }) =>
      `Months of leases that run from month to month: ${p.given} of ${p.needed} that are needed.`,
    relets: (p: { given: number; needed: number }) =>
      `Vacancies that are over: ${p.given} of ${p.needed} that are needed.`,
    collected_months: (p: { given: number; needed: number }) =>
      `Months of rent that were waited for: ${p.given} of ${p.needed} that are needed.`,
    cost_months: (p: { given: number; needed: number }) =>
      `Months in your books: ${p.given} of ${p.needed} that are needed.`,
    months: (p: { given: number; needed: number; left: number }) =>
      `Your books have ${p.given} months of ${p.needed} that are needed: ${p.left} are missing.`,
    vacant_for_longer_than_all: 'It has been vacant for longer than any unit before.',
  },
  months: {
    month: 'Month',
    expected: 'Expected',
    low: 'From',
    high: 'To',
    agreed: 'Agreed',
    naive: 'Year before',
    shortfall: 'Chance of running out',
    projected: 'expected',
    running: 'The first month is the one that is running.',
  },
  rent: {
    short: 'Rent',
    title: 'Rent income',
    description: 'Rent that will be charged: what leases say, and how ends and vacancies went before.',
    cases: (p: { renewals: number; relets: number; months: number }) =>
      `It is based on ${p.renewals} ends of leases, ${p.months} months of open-ended leases and ${p.relets} vacancies.`,
    file: 'rent-forecast',
  },
  cash: {
    short: 'Cash',
    title: 'Cash at the end of each month',
    description:
      'From what there was on the first of this month: rent as it is usually collected, less bills and costs. What owners put in or take out is not counted, nor are deposits.',
    opening: 'On the 1st',
    recordNote: 'Judged over two months at a time: income that was paid, less costs that were paid.',
    file: 'cash-forecast',
  },
  vacancy: {
    title: 'Vacancy',
    description: (p: { from: string; until: string }) => `Each unit from ${p.from} to ${p.until}.`,
    total: (p: { days: string }) => `Together, units may be vacant for ${p.days} days.`,
    totalRange: (p: { low: string; high: string; level: string }) =>
      `Between ${p.low} and ${p.high} days; of such ranges, ${p.level} should hold what comes.`,
    naive: (p: { days: string }) => `In the same months of the year before it was ${p.days} days.`,
    naiveShown: (p: { days: string }) =>
      `The year before was closer than the forecast so far: it had ${p.days} vacant days.`,
    unit: 'Unit',
    state: 'Today',
    chance: 'Chance',
    days: 'Days vacant',
    action: 'What to do',
    leaves: (p: { day: string }) => `Tenant leaves on ${p.day}`,
    ends: (p: { day: string }) => `Lease ends on ${p.day}`,
    open_ended: 'Month to month',
    vacant: (p: { day: string }) => `Vacant since ${p.day}`,
    next: (p: { day: string }) => `rented again from ${p.day}`,
    list: 'List it',
    renew: 'Renew',
    now: 'Vacant now',
    dayCount: (p: { days: string }) => `${p.days} days`,
    daysOf: 'Vacant days in 90',
    file: 'vacancy-forecast',
  },
  late: {
    title: 'Late payment',
    description: (p: { days: number }) =>
      `How likely the next rent comes more than ${p.days} days late, by how rent was paid before.`,
    lease: 'Unit',
    due: 'Due',
    chance: 'Chance',
    why: 'Why',
    action: 'What to do',
    band: { low: 'Low', medium: 'Medium', high: 'High' },
    unknown: 'Not enough months',
    usual: (p: { share: string }) => `Of all rent so far, ${p.share} was late.`,
    record: (p: { leases: number; examples: number; gain: string }) =>
      `Judged on leases it had not seen: ${p.examples} due days of ${p.leases} leases. It was ${p.gain} closer than looking at the month before.`,
    notEnough: (p: { late: number; punctual: number; needed: number }) =>
      `There are ${p.late} late and ${p.punctual} punctual due days. ${p.needed} of each are needed.`,
    notBetter: 'Nothing was closer than looking at the month before, so no chance is given.',
    chart: 'Chances that were given, and how often rent was late',
    group: 'Group',
    said: 'Chance given',
    came: 'Late',
    count: (p: { count: number }) => `${p.count} due days`,
    factors: {
      days_late_recently: 'Days late in the last three months',
      share_of_late_months: 'How many months were late',
      paid_in_parts: 'Rent was paid in parts',
      pays_automatically: 'Pays automatically',
      days_since_payment: 'Time since the last payment',
      rent_raised_lately: 'The rent went up lately',
      months_as_tenant: 'Time as a tenant',
      months_owed: 'Months that are owed',
    },
    more: (p: { factor: string }) => `${p.factor} (more likely)`,
    less: (p: { factor: string }) => `${p.factor} (less likely)`,
    actions: {
      remind_before_due: 'Send a reminder before the due day',
      agree_on_due_day: 'Agree on another due day',
      agree_on_two_dates: 'Agree on two dates a month',
      offer_autopay: 'Offer autopay',
      look_for_unmatched_payment: 'Look for a payment that was not entered',
      explain_new_rent: 'Explain the new rent',
      explain_how_to_pay: 'Explain how to pay',
      offer_payment_plan: 'Offer a payment plan',
    },
    cut: 'There are more leases than are looked at here: those of today and the newest come first.',
    file: 'late-payment-forecast',
  },
  maintenance: {
    title: 'Maintenance cost',
    description: 'By what repairs cost month by month in your books.',
    models: {
      seasonal_naive: 'Shown is the same month of the year before.',
      naive_growth: 'Shown is the same month of the year before, moved by what the last year changed.',
      smoothing: 'Shown is a smoothed series with its trend and its season.',
      average: 'Shown is the mean of two models.',
    },
    held: (p: { held: number; count: number }) =>
      `${p.held} of ${p.count} ranges in the past held what came.`,
    file: 'maintenance-forecast',
  },
  scenario: {
    title: 'What if',
    description: 'Move a slider: rent and cash are worked out again with the same accidents.',
    rent: 'Rents from next month on',
    vacancy: 'Days that a unit stays vacant',
    cost: 'Other costs',
    reset: 'Reset',
    figure: 'Figure',
    asIs: 'As it is',
    changed: 'With the change',
    ranges: { asIs: 'As it is: range', changed: 'With the change: range' },
    rentIn: (p: { month: string }) => `Rent, ${p.month}`,
    cashAt: (p: { month: string }) => `Cash, ${p.month}`,
  },
  notUsed: {
    title: 'What is not used',
    text: 'The chance of late rent looks at how rent was paid and at nothing else.',
    people:
      'Names, sex, nationality, age, family and language are not used: they would judge people by what they are.',
    complaints:
      'Complaints and requests for repairs are not used: those who ask for a repair must not pay for it.',
    decisions: 'No chance decides anything. A person does.',
  },
};

export type ForecastsText = typeof forecasts;
