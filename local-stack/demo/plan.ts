import { addDays, addMonths, type IsoDate, startOfMonth } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { DEMO_PROPERTIES, type DemoUnit, demoName } from '#stack/demo/portfolio.ts';
import type { Random } from '#stack/demo/random.ts';

/** How a tenant pays; `reports` is punctual, but this month's payment waits for the owner. */
export type Habit = 'punctual' | 'slow' | 'partial' | 'late' | 'ahead' | 'reports';

export interface PlannedLease {
  readonly id: string;
  readonly personId: string;
  readonly personName: string;
  readonly email: string;
  readonly phone: string;
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
  readonly billFrom: IsoDate;
  readonly rentMinor: number;
  readonly raise: { readonly startsOn: IsoDate; readonly rentMinor: number } | null;
  readonly dueDay: number;
  readonly currency: CurrencyCode;
  readonly habit: Habit;
  /** Whether the tenant left at the end: without notice a lease runs on month to month. */
  readonly hasLeft: boolean;
}

export interface PlannedUnit extends DemoUnit {
  readonly id: string;
  readonly leases: readonly PlannedLease[];
}

export interface PlannedProperty {
  readonly id: string;
  readonly index: number;
  readonly units: readonly PlannedUnit[];
}

/** Of how many months the history tells. */
export const HISTORY_MONTHS = 24;

/** First day of the history. */
export function historyStart(today: IsoDate): IsoDate {
  return startOfMonth(addMonths(today, 1 - HISTORY_MONTHS));
}

/** Who rents what, since when and how they pay; the first unit is the demo tenant's. */
export function planPortfolio(random: Random, today: IsoDate): PlannedProperty[] {
  const maker = new LeaseMaker(random, today);
  return DEMO_PROPERTIES.map((property, index) => ({
    id: random.uuid(),
    index,
    units: property.units.map((unit, position) => ({
      ...unit,
      id: random.uuid(),
      leases: maker.leasesOf(unit, property.currency, index === 0 && position === 0),
    })),
  }));
}

class LeaseMaker {
  readonly #random: Random;
  readonly #today: IsoDate;
  readonly #start: IsoDate;
  #people = 0;
  #units = 0;

  constructor(random: Random, today: IsoDate) {
    this.#random = random;
    this.#today = today;
    this.#start = historyStart(today);
  }

  /** Every unit's leases, none overlapping; about one unit in eight is vacant today. */
  leasesOf(unit: DemoUnit, currency: CurrencyCode, isDemoTenants: boolean): PlannedLease[] {
    const number = this.#units++;
    const since = isDemoTenants ? 14 : this.#random.between(2, 34);
    const current = isDemoTenants
      ? startOfMonth(addMonths(this.#today, -since))
      : addDays(addMonths(this.#today, -since), -this.#random.between(0, 20));
    const isVacant = !isDemoTenants && number % 8 === 5;
    const leases: PlannedLease[] = [];
    // Somebody was there before, and left some weeks before the next came.
    if (since < 18 || isVacant) {
      const endsOn = isVacant
        ? addDays(this.#today, -this.#random.between(12, 75))
        : addDays(current, -this.#random.between(8, 40));
      const startsOn = addMonths(endsOn, -12 * this.#random.between(1, 2));
      if (endsOn > addMonths(this.#start, 1))
        leases.push(this.#lease(unit, currency, startsOn, endsOn, 0.94, 'punctual'));
    }
    if (!isVacant) {
      const years = Math.max(1, Math.ceil((since + 1) / 12));
      // Every fifth lease ran past its term and goes on month to month.
      const endsOn = number % 5 === 3 && since > 13 ? addMonths(current, 12) : addMonths(current, 12 * years);
      leases.push(
        this.#lease(
          unit,
          currency,
          current,
          addDays(endsOn, -1),
          1,
          isDemoTenants ? 'reports' : this.#habit(number),
          isDemoTenants,
        ),
      );
    }
    return leases;
  }

  #habit(number: number): Habit {
    if (number % 13 === 4) return 'late';
    if (number % 9 === 2) return 'partial';
    if (number % 11 === 6) return 'ahead';
    return number % 4 === 1 ? 'slow' : 'punctual';
  }

  #lease(
    unit: DemoUnit,
    currency: CurrencyCode,
    startsOn: IsoDate,
    endsOn: IsoDate,
    share: number,
    habit: Habit,
    isDemoTenants = false,
  ): PlannedLease {
    const index = this.#people++;
    const step = currency === 'USD' ? 1_000 : 50_000;
    const rentMinor = Math.round((unit.rent * 100 * share) / step) * step;
    const raisedOn = addMonths(startOfMonth(startsOn), 12);
    return {
      id: this.#random.uuid(),
      personId: this.#random.uuid(),
      personName: isDemoTenants ? 'Yesenia Mercedes' : demoName(index),
      email: isDemoTenants ? 'tenant@demo.llavero.test' : `persona-${index + 1}@demo.llavero.test`,
      phone: `+1809555${String(100 + index).padStart(4, '0')}`,
      startsOn,
      endsOn,
      billFrom: startsOn > this.#start ? startsOn : this.#start,
      rentMinor,
      raise:
        raisedOn < endsOn && raisedOn < this.#today
          ? { startsOn: raisedOn, rentMinor: Math.round((rentMinor * 1.06) / step) * step }
          : null,
      dueDay: this.#random.pick([1, 5, 5, 10]),
      currency,
      habit,
      hasLeft: share < 1,
    };
  }
}
