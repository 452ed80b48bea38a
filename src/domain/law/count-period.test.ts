import Holidays from 'date-holidays';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPeriod } from './count-period.ts';
import { type LegalPeriod, periodOf as periodOn } from './periods.ts';

const TODAY = '2026-11-28';
const periodOf = (id: LegalPeriod['id']) => periodOn(id, TODAY);
const TEST_SECONDS = 600;
/** The whole proof: `PERIOD_CASES=100000`. */
const CASES = Number(process.env.PERIOD_CASES ?? 600);

/** An oracle that shares no code with the engine: the calendar of JavaScript, and the holidays of date-holidays. */
const oracle = {
  kept: new Map<number, Set<string>>(),
  holidays(year: number): Set<string> {
    const known = this.kept.get(year);
    if (known) return known;
    const days = new Holidays('DO')
      .getHolidays(year)
      .filter(({ type, name }) => type === 'public' && !name.includes('Constitución'))
      .map(({ date }) => date.slice(0, 10));
    // date-holidays moves this one otherwise than the Ministry of Labor does (holidays.test.ts).
    const sixth = new Date(Date.UTC(year, 10, 6));
    const shift = { Tue: -1, Wed: -2, Thu: 4, Fri: 3 }[sixth.toUTCString().slice(0, 3)] ?? 0;
    const constitution = new Date(Date.UTC(year, 10, 6 + shift)).toISOString().slice(0, 10);
    const all = new Set([...days, constitution]);
    this.kept.set(year, all);
    return all;
  },
  isRest(at: Date, weekend: readonly number[]): boolean {
    return (
      weekend.includes(at.getUTCDay()) ||
      this.holidays(at.getUTCFullYear()).has(at.toISOString().slice(0, 10))
    );
  },
  lastDay(period: LegalPeriod, trigger: string): string {
    const at = new Date(`${trigger}T12:00:00Z`);
    const sign = period.direction === 'before' ? -1 : 1;
    const step = (way: number) => at.setUTCDate(at.getUTCDate() + way);
    const counts = () => period.count === 'calendar' || !this.isRest(at, period.restWeekdays);
    let left = period.days;
    if (period.countsTriggerDay && counts()) left -= 1;
    while (left > 0) {
      step(sign);
      if (counts()) left -= 1;
    }
    if (period.roll !== 'none')
      while (this.isRest(at, period.restWeekdays)) step(period.roll === 'previous_working_day' ? -1 : 1);
    return at.toISOString().slice(0, 10);
  },
};

const dayOf = (offset: number) => new Date(Date.UTC(2020, 0, 1 + offset)).toISOString().slice(0, 10);
const DAYS_2020_TO_2040 = 7_670;

const anyPeriod: fc.Arbitrary<LegalPeriod> = fc.record({
  id: fc.constant('retention_reasons' as const),
  law: fc.constant('Ley'),
  article: fc.constant('1'),
  use: fc.constant(null),
  trigger: fc.constantFrom('term_end' as const, 'unit_returned' as const, 'tenant_death' as const),
  direction: fc.constantFrom('after' as const, 'before' as const),
  count: fc.constantFrom('calendar' as const, 'business' as const),
  days: fc.integer({ min: 1, max: 200 }),
  countsTriggerDay: fc.boolean(),
  roll: fc.constantFrom('none' as const, 'next_working_day' as const, 'previous_working_day' as const),
  restWeekdays: fc.constantFrom([0], [0, 6]),
  validFrom: fc.constant('2000-01-01'),
  validTo: fc.constant(null),
  reviewedOn: fc.constant('2026-11-26'),
});

/** Random days, and those around which counting goes wrong. */
const anyDay = fc.oneof(
  fc.integer({ min: 0, max: DAYS_2020_TO_2040 }).map(dayOf),
  fc
    .tuple(
      fc.integer({ min: 2020, max: 2040 }),
      fc.constantFrom('02-28', '03-01', '12-31', '01-01', '01-06', '11-06'),
    )
    .map(([year, day]) => `${year}-${day}`),
  fc.integer({ min: 0, max: 5 }).map((index) => `${2020 + index * 4}-02-29`),
);

it(`${CASES} random periods end where the oracle says`, { timeout: TEST_SECONDS * 1000 }, () => {
  fc.assert(
    fc.property(anyPeriod, anyDay, (period, day) => {
      const counted = countPeriod(period, { days: { [period.trigger]: day }, today: TODAY });
      expect(counted).toMatchObject({ isKnown: true, lastDay: oracle.lastDay(period, day) });
    }),
    { numRuns: CASES },
  );
});

it('one business day from the eve of each holiday of 2020 to 2040 passes it over', () => {
  const period = {
    ...periodOf('retention_reasons'),
    count: 'business' as const,
    days: 1,
    validFrom: '2000-01-01',
  };
  let seen = 0;
  for (let year = 2020; year <= 2040; year += 1)
    for (const holiday of oracle.holidays(year)) {
      const eve = new Date(Date.parse(holiday) - 86_400_000).toISOString().slice(0, 10);
      const counted = countPeriod(period, { days: { unit_returned: eve }, today: TODAY });
      expect(counted, holiday).toMatchObject({ isKnown: true, lastDay: oracle.lastDay(period, eve) });
      expect(counted.isKnown && counted.lastDay > holiday, holiday).toBe(true);
      seen += 1;
    }
  expect(seen).toBeGreaterThanOrEqual(21 * 12 - 21);
});

describe('the arithmetic that is printed', () => {
  it('of a notice before the end of a term', () => {
    expect(
      countPeriod(periodOf('notice_dwelling'), { days: { term_end: '2027-06-30' }, today: TODAY }),
    ).toEqual({
      isKnown: true,
      lastDay: '2027-04-01',
      steps: [
        { code: 'from', day: '2027-06-30', trigger: 'term_end' },
        { code: 'counted', firstDay: '2027-06-29', days: 90, isBusiness: false },
        { code: 'reached', day: '2027-04-01' },
      ],
    });
  });

  it('says that the last day is one of rest, and moves it only where the law does', () => {
    const facts = { days: { unit_returned: '2026-12-20' }, today: TODAY };
    const stays = countPeriod(periodOf('retention_reasons'), facts);
    expect(stays).toMatchObject({ isKnown: true, lastDay: '2026-12-25' });
    expect(stays.isKnown && stays.steps.at(-1)).toEqual({
      code: 'rests',
      from: { day: '2026-12-25', reason: 'christmas' },
      day: '2026-12-24',
    });
    const rolls = { ...periodOf('retention_reasons'), roll: 'next_working_day' as const };
    expect(countPeriod(rolls, facts)).toMatchObject({ isKnown: true, lastDay: '2026-12-28' });
  });

  it('names the days that business days pass over', () => {
    const business = { ...periodOf('retention_reasons'), count: 'business' as const };
    const counted = countPeriod(business, { days: { unit_returned: '2026-12-30' }, today: TODAY });
    expect(counted).toMatchObject({ isKnown: true, lastDay: '2027-01-08' });
    expect(counted.isKnown && counted.steps.find(({ code }) => code === 'skipped')).toEqual({
      code: 'skipped',
      restDays: [
        { day: '2027-01-01', reason: 'new_year' },
        { day: '2027-01-02', reason: 'weekend' },
        { day: '2027-01-03', reason: 'weekend' },
        { day: '2027-01-04', reason: 'epiphany' },
      ],
    });
  });
});

describe('no day is given', () => {
  const period = periodOf('notice_commercial');

  it('while a fact is missing or is no day, which it names', () => {
    expect(countPeriod(period, { days: {}, today: TODAY })).toEqual({
      isKnown: false,
      refusals: [{ code: 'fact_missing', fact: 'term_end' }],
    });
    expect(countPeriod(period, { days: { term_end: '2027-02-29' }, today: TODAY })).toEqual({
      isKnown: false,
      refusals: [{ code: 'fact_invalid', fact: 'term_end' }],
    });
  });

  it('past the day on which the law is to be read again, or when nobody ever has', () => {
    const days = { term_end: '2028-06-30' };
    expect(countPeriod(period, { days, today: '2027-11-26' })).toMatchObject({ isKnown: true });
    expect(countPeriod(period, { days, today: '2027-11-27' })).toEqual({
      isKnown: false,
      refusals: [{ code: 'review_overdue', reviewedOn: '2026-11-26', dueOn: '2027-11-26' }],
    });
    expect(countPeriod({ ...period, reviewedOn: null }, { days, today: TODAY })).toEqual({
      isKnown: false,
      refusals: [{ code: 'never_reviewed' }],
    });
  });

  it('for a day on which the law was not in force, and says all reasons at once', () => {
    expect(countPeriod(period, { days: { term_end: '2025-08-13' }, today: '2027-12-01' })).toEqual({
      isKnown: false,
      refusals: [
        { code: 'not_in_force', validFrom: '2025-08-14', validTo: null },
        { code: 'review_overdue', reviewedOn: '2026-11-26', dueOn: '2027-11-26' },
      ],
    });
    const ended = { ...period, validTo: '2027-01-01' };
    expect(countPeriod(ended, { days: { term_end: '2027-01-02' }, today: TODAY })).toMatchObject({
      isKnown: false,
    });
  });
});
