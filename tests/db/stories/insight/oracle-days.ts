import type { LeaseRow, SeenRows, UnitRow } from './oracle-rows.ts';

const DAY_MS = 86_400_000;
export const plusDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
export const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / DAY_MS;
/** Santo Domingo is four hours behind UTC all year. */
export const localDay = (time: string) =>
  new Date(Date.parse(time) - 4 * 3_600_000).toISOString().slice(0, 10);
export const FOREVER = '9999-12-31';
export const monthOf = (day: string) => day.slice(0, 7);
export const quarterOf = (day: string) => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** First and last day of each period, cut off at the ends. @param nameOf what the days of a period have in common */
export function periods(from: string, until: string, nameOf: (day: string) => string): [string, string][] {
  const found: [string, string][] = [];
  for (let day = from; day <= until; day = plusDays(day, 1)) {
    const latest = found.at(-1);
    if (latest && nameOf(latest[0]) === nameOf(day)) latest[1] = day;
    else found.push([day, day]);
  }
  return found;
}

const isAgreed = ({ status, called_off_at }: LeaseRow) =>
  !['draft', 'sent', 'partially_signed'].includes(status) && called_off_at === null;

/** The days that a lease was agreed or kept for; null for what never came about. */
export function spanOf(lease: LeaseRow): [string, string] | null {
  if (!isAgreed(lease)) return null;
  if (lease.status === 'month_to_month') return [lease.starts_on, lease.ended_on ?? FOREVER];
  return [lease.starts_on, lease.ended_on ?? lease.ends_on];
}

/** What ran over its end and was not ended is in force up to today. */
export function isInForce(lease: LeaseRow, day: string, today: string): boolean {
  const span = spanOf(lease);
  if (span && span[0] <= day && day <= span[1]) return true;
  const isRunning = lease.status === 'active' || lease.status === 'notice_given';
  return isRunning && lease.ended_on === null && lease.ends_on < day && day <= today;
}

/** The days on which a unit was there, first and last; the second rule counts from its first charge. */
export function unitSpan(unit: UnitRow, seen: SeenRows, rule: 'as_of' | 'days'): [string, string] {
  const leases = seen.leases.filter((lease) => spanOf(lease));
  const first =
    rule === 'as_of'
      ? leases.filter(({ property_id }) => property_id === unit.property_id).map(({ starts_on }) => starts_on)
      : leases.filter(({ unit_id }) => unit_id === unit.id).map(({ bill_from }) => bill_from);
  const since = [localDay(unit.created_at), ...first].sort()[0] ?? '';
  return [since, unit.archived_at ? plusDays(localDay(unit.archived_at), -1) : FOREVER];
}
