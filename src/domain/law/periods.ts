import type { IsoDate } from '../foundation/dates.ts';
import type { UnitUse } from '../foundation/enums.ts';
import { DOMINICAN_RENTAL_LAW, type LegalMatter } from '../leasing/rental-law.ts';

/** The day from which a period counts. */
export const legalTriggers = ['term_end', 'unit_returned', 'tenant_death'] as const;
export type LegalTrigger = (typeof legalTriggers)[number];

export type DayCount = 'calendar' | 'business';
/** What happens where the last day is one of rest: it stays, or goes to the nearest working day after or before it. */
export type RollRule = 'none' | 'next_working_day' | 'previous_working_day';

export const legalPeriodIds = [
  'notice_dwelling',
  'notice_commercial',
  'retention_reasons',
  'take_over_after_death',
] as const;
export type LegalPeriodId = (typeof legalPeriodIds)[number];

/** A period of the law, with all that its count depends on. */
export interface LegalPeriod {
  readonly id: LegalPeriodId;
  readonly law: string;
  readonly article: string;
  /** Null for any use. */
  readonly use: UnitUse | null;
  readonly trigger: LegalTrigger;
  readonly direction: 'after' | 'before';
  readonly count: DayCount;
  readonly days: number;
  /** Whether the day of the trigger is the first that counts. */
  readonly countsTriggerDay: boolean;
  readonly roll: RollRule;
  /** Weekdays on which nobody works, Sunday = 0. */
  readonly restWeekdays: readonly number[];
  /** The day of the trigger lies between these two. */
  readonly validFrom: IsoDate;
  readonly validTo: IsoDate | null;
  /** When somebody last held it against its source; null when nobody has. */
  readonly reviewedOn: IsoDate | null;
}

const SUNDAY = 0;
const SATURDAY = 6;

/** Our copy of the law names no roll for these periods: so they stay where they fall. */
const plain = {
  count: 'calendar',
  countsTriggerDay: false,
  roll: 'none',
  restWeekdays: [SUNDAY, SATURDAY],
} as const;

/** The length and the article of a period are those that the leases go by. */
function ofRule(matter: LegalMatter, use: UnitUse | null) {
  return DOMINICAN_RENTAL_LAW.filter((rule) => rule.matter === matter && rule.use === use).map((rule) => ({
    law: rule.law,
    article: rule.article,
    use,
    days: rule.value,
    validFrom: rule.validFrom,
    validTo: rule.validTo,
    reviewedOn: rule.confirmedOn,
  }));
}

/** The periods that the product counts. A change of the law is another row, and the old one gets its last day. */
export const legalPeriods: readonly LegalPeriod[] = [
  ...ofRule('notice', 'dwelling').map((rule) => ({
    ...plain,
    ...rule,
    id: 'notice_dwelling' as const,
    trigger: 'term_end' as const,
    direction: 'before' as const,
  })),
  ...ofRule('notice', 'commercial').map((rule) => ({
    ...plain,
    ...rule,
    id: 'notice_commercial' as const,
    trigger: 'term_end' as const,
    direction: 'before' as const,
  })),
  ...ofRule('retention_reasons', null).map((rule) => ({
    ...plain,
    ...rule,
    id: 'retention_reasons' as const,
    trigger: 'unit_returned' as const,
    direction: 'after' as const,
  })),
  ...ofRule('take_over', null).map((rule) => ({
    ...plain,
    ...rule,
    id: 'take_over_after_death' as const,
    trigger: 'tenant_death' as const,
    direction: 'after' as const,
  })),
];

/** The period for a day of its trigger: the row that holds then, or else the latest. */
export function periodOf(id: LegalPeriodId, day: IsoDate): LegalPeriod {
  const rows = legalPeriods.filter((period) => period.id === id);
  const held = rows.find(
    ({ validFrom, validTo }) => validFrom <= day && (validTo === null || day <= validTo),
  );
  const period = held ?? rows.at(-1);
  if (!period) throw new Error(`no period ${id}`);
  return period;
}
