import { addDays, endOfMonth, type IsoDate, startOfMonth } from '#src/domain/foundation/dates.ts';
import { DEFAULT_TIME_ZONE, todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';

const FIRST_DAY_OF_LEASE = 11;

/** What the owner and the tenant of the main job agree on, and the figures that must follow. Minor units of DOP. */
export interface Plan {
  readonly language: Language;
  readonly password: string;
  readonly owner: { readonly name: string; readonly email: string };
  readonly tenant: { readonly name: string; readonly email: string };
  readonly organization: string;
  readonly property: string;
  readonly unit: string;
  readonly today: IsoDate;
  /** In the month before this one, so that its first month is partial whatever day it is today. */
  readonly startsOn: IsoDate;
  readonly firstMonthEndsOn: IsoDate;
  readonly rentMinor: number;
  readonly depositMinor: number;
  /** The partial first month by the days of the calendar month. */
  readonly proratedMinor: number;
  readonly totalMinor: number;
  /** As the screens write an amount. */
  money(minor: number): string;
  /** As headlines and large figures write it: without cents when there are none. */
  figure(minor: number): string;
}

export function makePlan(language: Language): Plan {
  const stamp = `${language}-${Date.now()}`;
  const today = todayIn(DEFAULT_TIME_ZONE, Date.now());
  const firstDay = startOfMonth(addDays(startOfMonth(today), -1));
  const lastDay = endOfMonth(firstDay);
  const daysInMonth = Number(lastDay.slice(8));
  const rentMinor = 2_500_000;
  const depositMinor = 5_000_000;
  const proratedMinor = Math.round((rentMinor * (daysInMonth - FIRST_DAY_OF_LEASE + 1)) / daysInMonth);
  return {
    language,
    password: 'Llavero-e2e-2026',
    owner: { name: 'Ana Peralta', email: `ana-${stamp}@e2e.llavero.test` },
    tenant: { name: 'Luis Ramírez', email: `luis-${stamp}@e2e.llavero.test` },
    organization: `Inmobiliaria Peralta ${stamp}`,
    property: 'Residencial Las Palmas',
    unit: language === 'es' ? 'Apto 2' : 'Apt 2',
    today,
    startsOn: addDays(firstDay, FIRST_DAY_OF_LEASE - 1),
    firstMonthEndsOn: lastDay,
    rentMinor,
    depositMinor,
    proratedMinor,
    totalMinor: depositMinor + proratedMinor + rentMinor,
    money: (minor) => formatMoney(minor, 'DOP', language),
    figure: (minor) => formatMoney(minor, 'DOP', language, { look: 'said' }),
  };
}
