// Each measure counted again in the plainest way, from the rows alone and without the database.
import type { MeasureId } from '#src/domain/insight/measures/names.ts';
import { booksFacts } from './oracle-books.ts';
import { daysBetween, isInForce, localDay, plusDays, spanOf, unitSpan } from './oracle-days.ts';
import type { LeaseRow, RequestRow, SeenRows, UnitRow } from './oracle-rows.ts';
import type { Asked, Fact, Facts } from './oracle-types.ts';

const within = (day: string, { from, until }: Asked) => from <= day && day <= until;
const round2 = (value: number) => Math.round(value * 100) / 100;

const ofLease = (lease: LeaseRow, day: string, n = 1, d = 0): Fact => ({
  day,
  currency: lease.currency,
  property: lease.property_id,
  unit: lease.unit_id,
  lease: lease.id,
  n,
  d,
});
const ofUnit = (unit: UnitRow, day: string, n: number, d: number): Fact => ({
  day,
  property: unit.property_id,
  unit: unit.id,
  n,
  d,
});

export function rentOn(seen: SeenRows, leaseId: string, day: string): number | null {
  const steps = seen.lease_rent_steps
    .filter(({ lease_id }) => lease_id === leaseId)
    .sort((one, other) => (one.starts_on < other.starts_on ? -1 : 1));
  return (steps.findLast(({ starts_on }) => starts_on <= day) ?? steps[0])?.rent_minor ?? null;
}

const inForce = (seen: SeenRows, asked: Asked) =>
  asked.periods.flatMap(([, day]) =>
    seen.leases.filter((lease) => isInForce(lease, day, asked.today)).map((lease) => ({ lease, day })),
  );
const unitsOn = (seen: SeenRows, asked: Asked) =>
  asked.periods.flatMap(([, day]) =>
    seen.units
      .filter((unit) => {
        const [first, last] = unitSpan(unit, seen, 'as_of');
        return first <= day && day <= last;
      })
      .map((unit) => ({
        unit,
        day,
        isLeased: seen.leases.some(
          (lease) => lease.unit_id === unit.id && isInForce(lease, day, asked.today),
        ),
      })),
  );

/** Day by day: how many of a period a unit was there, and let. */
function countDays(unit: UnitRow, seen: SeenRows, [first, last]: readonly [string, string], today: string) {
  const [since, through] = unitSpan(unit, seen, 'days');
  const leases = seen.leases.filter(({ unit_id }) => unit_id === unit.id);
  let all = 0;
  let days = 0;
  let let_ = 0;
  for (let day = first; day <= last; day = plusDays(day, 1)) {
    if (day < since || day > through) continue;
    all += 1;
    if (day > today) continue;
    days += 1;
    if (leases.some((lease) => isInForce(lease, day, today))) let_ += 1;
  }
  return { all, days, let: let_ };
}
const perUnit = (seen: SeenRows, asked: Asked, which: Asked['periods']) =>
  which.flatMap((period) =>
    seen.units.map((unit) => ({ unit, day: period[1], ...countDays(unit, seen, period, asked.today) })),
  );
/** Market rent of so many days of a month. */
const priced = (seen: SeenRows, asked: Asked, daysOf: (counted: ReturnType<typeof countDays>) => number) =>
  perUnit(seen, asked, asked.months).flatMap(({ unit, day, ...counted }) => {
    const length = Number(
      new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate(),
    );
    const days = daysOf(counted);
    if (unit.market_rent === null || unit.market_currency === null || days === 0) return [];
    const minor = Math.round((unit.market_rent * days) / length);
    return [{ ...ofUnit(unit, day, minor, 0), currency: unit.market_currency }];
  });

const marketOf = (seen: SeenRows, unitId: string) => {
  const unit = seen.units.find(({ id }) => id === unitId);
  return unit?.market_rent == null ? null : { rent: unit.market_rent, currency: unit.market_currency };
};
const rentFacts = (seen: SeenRows, asked: Asked, below: (lease: LeaseRow) => number | null) =>
  inForce(seen, asked).flatMap(({ lease, day }) => {
    const rent = rentOn(seen, lease.id, day);
    const d = below(lease);
    return rent === null || d === null ? [] : [ofLease(lease, day, rent, d)];
  });

function beganOn(seen: SeenRows, lease: LeaseRow): string {
  const before = seen.leases.find(({ id }) => id === lease.renews_lease_id);
  return before ? beganOn(seen, before) : lease.starts_on;
}
const renewalOf = (seen: SeenRows, { id }: LeaseRow) =>
  seen.leases.some((lease) => lease.renews_lease_id === id && spanOf(lease));
const hasLeft = ({ status }: LeaseRow) => status === 'ended' || status === 'terminated';
const endOf = (lease: LeaseRow) => (hasLeft(lease) ? (lease.ended_on ?? lease.ends_on) : lease.ends_on);
const agreedEnds = (seen: SeenRows, asked: Asked) =>
  seen.leases.filter(
    (lease) =>
      spanOf(lease) &&
      within(lease.ends_on, asked) &&
      (lease.ended_on === null || lease.ended_on >= lease.ends_on),
  );
const ends = (seen: SeenRows, asked: Asked) =>
  seen.leases.filter((lease) => spanOf(lease) && within(endOf(lease), asked));
const starts = (seen: SeenRows, asked: Asked, isRenewal: boolean) =>
  seen.leases
    .filter(
      (lease) =>
        spanOf(lease) && within(lease.starts_on, asked) && Boolean(lease.renews_lease_id) === isRenewal,
    )
    .map((lease) => ofLease(lease, lease.starts_on));

const ofRequest = (request: RequestRow, day: string, n = 1, d = 0): Fact => ({
  day,
  property: request.property_id,
  unit: request.unit_id,
  lease: request.lease_id,
  n,
  d,
  own: {
    request_category: request.category,
    request_priority: request.priority,
    request_status: request.status,
  },
});
const opened: Facts = (seen, asked) =>
  seen.maintenance_requests
    .filter(({ status, created_at }) => status !== 'cancelled' && within(localDay(created_at), asked))
    .map((request) => ofRequest(request, localDay(request.created_at)));
const completed = (
  seen: SeenRows,
  asked: Asked,
  value: (request: RequestRow, at: string) => readonly [number, number],
) =>
  seen.maintenance_requests.flatMap((request) => {
    const { completed_at: at } = request;
    return at && within(localDay(at), asked) ? [ofRequest(request, localDay(at), ...value(request, at))] : [];
  });
function wasOpen(seen: SeenRows, request: RequestRow, day: string): boolean {
  if (localDay(request.created_at) > day) return false;
  if (request.completed_at && localDay(request.completed_at) <= day) return false;
  if (request.status !== 'cancelled') return true;
  const gone = seen.maintenance_events.filter(
    ({ kind, maintenance_id }) => kind === 'cancelled' && maintenance_id === request.id,
  );
  return gone.some(({ created_at }) => localDay(created_at) > day);
}

/** All measures but those of the books and of charges. */
const places: Partial<Record<MeasureId, Facts>> = {
  units: (seen, asked) => unitsOn(seen, asked).map(({ unit, day }) => ofUnit(unit, day, 1, 0)),
  occupied_units: (seen, asked) =>
    unitsOn(seen, asked).flatMap(({ unit, day, isLeased }) => (isLeased ? [ofUnit(unit, day, 1, 0)] : [])),
  vacant_units: (seen, asked) =>
    unitsOn(seen, asked).flatMap(({ unit, day, isLeased }) => (isLeased ? [] : [ofUnit(unit, day, 1, 0)])),
  occupancy_rate: (seen, asked) =>
    unitsOn(seen, asked).map(({ unit, day, isLeased }) => ofUnit(unit, day, Number(isLeased), 1)),
  occupied_days_rate: (seen, asked) =>
    perUnit(seen, asked, asked.periods).flatMap((one) =>
      one.days ? [ofUnit(one.unit, one.day, one.let, one.days)] : [],
    ),
  vacant_days: (seen, asked) =>
    perUnit(seen, asked, asked.periods).flatMap((one) =>
      one.days > one.let ? [ofUnit(one.unit, one.day, one.days - one.let, 0)] : [],
    ),
  average_days_vacant: (seen, asked) =>
    perUnit(seen, asked, asked.periods).flatMap((one) =>
      one.days > one.let ? [ofUnit(one.unit, one.day, one.days - one.let, 1)] : [],
    ),
  potential_rent: (seen, asked) => priced(seen, asked, ({ all }) => all),
  vacancy_loss: (seen, asked) => priced(seen, asked, (counted) => counted.days - counted.let),
  economic_occupancy: (seen, asked) => [
    ...priced(seen, asked, ({ all }) => all).map((fact) => ({ ...fact, n: 0, d: fact.n })),
    ...(booksFacts.rent_billed?.(seen, asked) ?? []).filter(
      ({ unit, currency }) => unit && marketOf(seen, unit)?.currency === currency,
    ),
  ],
  average_rent: (seen, asked) => rentFacts(seen, asked, () => 1),
  rent_per_area: (seen, asked) =>
    rentFacts(seen, asked, ({ unit_id }) => seen.units.find(({ id }) => id === unit_id)?.area_m2 ?? null),
  market_rent: (seen, asked) =>
    unitsOn(seen, asked).flatMap(({ unit, day }) =>
      unit.market_rent === null || unit.market_currency === null
        ? []
        : [{ ...ofUnit(unit, day, unit.market_rent, 1), currency: unit.market_currency }],
    ),
  rent_to_market: (seen, asked) =>
    rentFacts(seen, asked, ({ unit_id, currency }) => {
      const market = marketOf(seen, unit_id);
      return market?.currency === currency ? market.rent : null;
    }),
  active_leases: (seen, asked) => inForce(seen, asked).map(({ lease, day }) => ofLease(lease, day)),
  tenants: (seen, asked) =>
    inForce(seen, asked).flatMap(({ lease, day }) =>
      seen.lease_tenants
        .filter(({ lease_id, left_on }) => lease_id === lease.id && (left_on === null || left_on >= day))
        .map(({ person_id }) => ({ ...ofLease(lease, day), own: { tenant: person_id } })),
    ),
  leases_started: (seen, asked) => starts(seen, asked, false),
  renewals: (seen, asked) => starts(seen, asked, true),
  leases_ended: (seen, asked) =>
    ends(seen, asked).flatMap((lease) => (hasLeft(lease) ? [ofLease(lease, endOf(lease))] : [])),
  leases_ending: (seen, asked) => agreedEnds(seen, asked).map((lease) => ofLease(lease, lease.ends_on)),
  renewal_rate: (seen, asked) =>
    agreedEnds(seen, asked)
      .filter(({ ends_on }) => ends_on <= asked.today)
      .map((lease) => ofLease(lease, lease.ends_on, Number(renewalOf(seen, lease)), 1)),
  turnover_rate: (seen, asked) =>
    ends(seen, asked)
      .filter((lease) => endOf(lease) <= asked.today)
      .map((lease) => ofLease(lease, endOf(lease), Number(hasLeft(lease)), 1)),
  average_tenancy: (seen, asked) =>
    inForce(seen, asked).map(({ lease, day }) =>
      ofLease(lease, day, round2((daysBetween(beganOn(seen, lease), day) + 1) / 30.4375), 1),
    ),
  requests_opened: opened,
  requests_closed: (seen, asked) => completed(seen, asked, () => [1, 0]),
  open_requests: (seen, asked) =>
    asked.periods.flatMap(([, day]) =>
      seen.maintenance_requests
        .filter((request) => wasOpen(seen, request, day))
        .map((request) => ofRequest(request, day)),
    ),
  hours_to_resolve: (seen, asked) =>
    completed(seen, asked, ({ created_at }, at) => [
      round2((Date.parse(at) - Date.parse(created_at)) / 3_600_000),
      1,
    ]),
  resolved_in_time_rate: (seen, asked) =>
    completed(seen, asked, ({ resolve_by }, at) => [Number(Date.parse(at) <= Date.parse(resolve_by)), 1]),
  requests_per_unit: (seen, asked) => [
    ...opened(seen, asked),
    ...unitsOn(seen, asked).map(({ unit, day }) => ofUnit(unit, day, 0, 1)),
  ],
  applications: (seen, asked) =>
    seen.applications.flatMap(({ submitted_at: at, property_id, unit_id }) =>
      at && within(localDay(at), asked)
        ? [{ day: localDay(at), property: property_id, unit: unit_id, n: 1, d: 0 }]
        : [],
    ),
  approval_rate: (seen, asked) =>
    seen.applications.flatMap(({ decided_at: at, status, property_id, unit_id }) =>
      at && within(localDay(at), asked) && (status === 'approved' || status === 'rejected')
        ? [
            {
              day: localDay(at),
              property: property_id,
              unit: unit_id,
              n: Number(status === 'approved'),
              d: 1,
            },
          ]
        : [],
    ),
  delinquency_rate: (seen, asked) => [
    ...(booksFacts.overdue_leases?.(seen, asked) ?? []).filter(({ lease, day }) =>
      seen.leases.some((one) => one.id === lease && isInForce(one, day, asked.today)),
    ),
    ...inForce(seen, asked).map(({ lease, day }) => ofLease(lease, day, 0, 1)),
  ],
  maintenance_cost_per_unit: (seen, asked) => {
    const costs = booksFacts.maintenance_cost?.(seen, asked) ?? [];
    const currencies = [...new Set(costs.map(({ currency }) => currency))];
    return [
      ...costs,
      ...unitsOn(seen, asked).flatMap(({ unit, day }) =>
        currencies.map((currency) => ({ ...ofUnit(unit, day, 0, 1), ...(currency && { currency }) })),
      ),
    ];
  },
};

export const factsOf = (measure: MeasureId, seen: SeenRows, asked: Asked): Fact[] => {
  const counts = places[measure] ?? booksFacts[measure];
  if (!counts) throw new Error(`${measure} is not counted`);
  return counts(seen, asked);
};
