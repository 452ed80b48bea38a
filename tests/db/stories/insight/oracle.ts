// The reference: what a question's answer must be, counted from the rows that its reader sees.
import { measures } from '#src/domain/insight/measures/catalog.ts';
import type { DimensionId, MeasureQuestion, MeasureRow } from '#src/domain/insight/measures/names.ts';
import { daysBetween, monthOf, periods, quarterOf } from './oracle-days.ts';
import { factsOf, rentOn } from './oracle-facts.ts';
import type { SeenRows } from './oracle-rows.ts';
import type { Fact } from './oracle-types.ts';

interface Share {
  readonly key: string;
  readonly below: number;
  readonly through: number;
}

/** Who owned a property on a day, one part after the other. */
function sharesOf(seen: SeenRows, property: string | null, day: string): Share[] {
  const terms = seen.property_owner_terms.filter(({ property_id }) => property_id === property);
  const term = terms.find(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on);
  const isBefore = terms.some(({ ends_on }) => day <= ends_on);
  const owners = term
    ? term.owners.map((owner) => ({ ...owner, full_name: owner.name }))
    : isBefore
      ? []
      : seen.property_owners
          .filter(({ property_id }) => property_id === property)
          .sort((one, other) => one.position - other.position);
  let through = 0;
  return owners.map(({ full_name, identity_number, share_basis_points }) => {
    const below = through;
    through += share_basis_points;
    return { key: identity_number.trim() || full_name.trim().toLowerCase(), below, through };
  });
}

const band = (value: number | null, limits: readonly number[], names: readonly string[]) =>
  value === null ? null : (names[limits.findLastIndex((limit) => value >= limit) + 1] ?? null);
const RENTS: Readonly<Record<string, readonly [number[], string[]]>> = {
  DOP: [
    [1e6, 2e6, 3e6, 5e6],
    ['0-9999', '10000-19999', '20000-29999', '30000-49999', '50000+'],
  ],
  USD: [
    [5e4, 1e5, 1.5e5, 2.5e5],
    ['0-499', '500-999', '1000-1499', '1500-2499', '2500+'],
  ],
};

function tenantOf(seen: SeenRows, leaseId: string, day: string): string | null {
  const first = seen.lease_tenants.filter(({ lease_id, is_primary }) => lease_id === leaseId && is_primary);
  const then = first.find(
    ({ primary_from, left_on }) => (primary_from ?? '') <= day && (left_on ?? '9999') >= day,
  );
  const latest = first.toSorted((one, other) =>
    (one.primary_from ?? '') < (other.primary_from ?? '') ? 1 : -1,
  )[0];
  return (then ?? latest)?.person_id ?? null;
}

function valueIn(
  seen: SeenRows,
  dimension: DimensionId,
  fact: Fact,
  owner: Share | undefined,
): string | null {
  if (fact.own && dimension in fact.own) return fact.own[dimension] ?? null;
  const property = seen.properties.find(({ id }) => id === fact.property);
  const unit = seen.units.find(({ id }) => id === fact.unit);
  const lease = seen.leases.find(({ id }) => id === fact.lease);
  switch (dimension) {
    case 'month':
      return monthOf(fact.day);
    case 'quarter':
      return quarterOf(fact.day);
    case 'year':
      return fact.day.slice(0, 4);
    case 'currency':
      return fact.currency ?? null;
    case 'property':
      return fact.property;
    case 'unit':
      return fact.unit ?? null;
    case 'owner':
      return owner?.key ?? null;
    case 'property_type':
    case 'province':
    case 'municipality':
      return property?.[dimension] ?? null;
    case 'sector':
      return property?.sector || null;
    case 'unit_use':
      return unit?.unit_use ?? null;
    case 'bedrooms':
      return unit?.bedrooms?.toString() ?? null;
    case 'area_band':
      return band(
        unit?.area_m2 ?? null,
        [50, 100, 150, 250],
        ['0-49', '50-99', '100-149', '150-249', '250+'],
      );
    case 'lease':
      return fact.lease ?? null;
    default:
      return lease ? ofLease(seen, dimension, lease, fact.day) : null;
  }
}

function ofLease(
  seen: SeenRows,
  dimension: DimensionId,
  lease: SeenRows['leases'][number],
  day: string,
): string | null {
  if (dimension === 'tenant') return tenantOf(seen, lease.id, day);
  if (dimension === 'lease_cohort') return quarterOf(lease.starts_on);
  if (dimension === 'tenancy_band')
    return band(
      daysBetween(lease.starts_on, day),
      [365, 730, 1095, 1826],
      ['0-11', '12-23', '24-35', '36-59', '60+'],
    );
  if (dimension === 'rent_band') {
    const [limits, names] = RENTS[lease.currency] ?? [[], []];
    const found = band(rentOn(seen, lease.id, day), limits, names);
    return found && `${lease.currency} ${found}`;
  }
  if (day <= lease.ends_on) return 'fixed';
  const isRunning = ['active', 'notice_given', 'month_to_month'].includes(lease.status);
  const wentOn = lease.ended_on === null ? isRunning : lease.ended_on > lease.ends_on;
  return wentOn ? 'month_to_month' : 'fixed';
}

/** Money of an owner is a part of it by share; what is counted is whole for each. */
function isShared(question: MeasureQuestion): boolean {
  const { unit, isRatio, hasCurrency } = measures[question.measure];
  if (question.measure === 'deposits_held' || question.measure.includes('cash') || !hasCurrency) return false;
  return isRatio ? unit === 'ratio' && question.measure !== 'rent_to_market' : unit === 'money';
}
const roundAway = (value: number) => Math.sign(value) * Math.floor(Math.abs(value) + 0.5);
const partOf = (value: number, { below, through }: Share) =>
  roundAway((value * through) / 10_000) - roundAway((value * below) / 10_000);

/** The answer to a question, by what its reader sees. */
export function referenceFor(seen: SeenRows, question: MeasureQuestion, today: string): MeasureRow[] {
  const { measure, by, where, from, until } = question;
  const { hasCurrency, isRatio } = measures[measure];
  const nameOf = by.includes('month')
    ? monthOf
    : by.includes('quarter')
      ? quarterOf
      : by.includes('year')
        ? (day: string) => day.slice(0, 4)
        : () => '';
  const asked = {
    from,
    until,
    today,
    periods: periods(from, until, nameOf),
    months: periods(from, until, monthOf),
  };
  const usesOwner = by.includes('owner') || where.some(({ dimension }) => dimension === 'owner');
  const groups = new Map<
    string,
    { keys: (string | null)[]; currency: string | null; n: number; d: number }
  >();
  for (const fact of factsOf(measure, seen, asked)) {
    const owners = usesOwner ? sharesOf(seen, fact.property, fact.day) : [];
    for (const owner of owners.length > 0 ? owners : [undefined]) {
      const value = (dimension: DimensionId) => valueIn(seen, dimension, fact, owner);
      const isKept = where.every(({ dimension, values }) => values.includes(value(dimension) ?? '\0'));
      if (!isKept) continue;
      const keys = by.map(value);
      const currency = hasCurrency ? (fact.currency ?? null) : null;
      const name = JSON.stringify([keys, currency]);
      const group = groups.get(name) ?? { keys, currency, n: 0, d: 0 };
      const share = (amount: number) => (owner && isShared(question) ? partOf(amount, owner) : amount);
      group.n += share(fact.n);
      group.d += share(fact.d);
      groups.set(name, group);
    }
  }
  if (by.length === 0 && !hasCurrency && groups.size === 0)
    groups.set('', { keys: [], currency: null, n: 0, d: 0 });
  return [...groups.values()].map(({ keys, currency, n, d }) => ({
    keys,
    currency: currency as MeasureRow['currency'],
    numerator: n,
    denominator: isRatio ? d : null,
  }));
}
