import type { MeasureId } from '../../measures/names.ts';
import type { Cell, ToolAnswer, ToolArguments } from '../tools.ts';
import { type SampleCharge, type SampleHome, sampleCharges, sampleHomes } from './ledger.ts';
import { sampleDay } from './portfolio.ts';

/** Days that a question is about, both included. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

type Fact = SampleCharge | SampleHome;
type Row = Readonly<Record<string, Cell>>;

/** How a measure is worked out of the facts of one group. */
interface Working {
  readonly facts: (days: Days) => readonly Fact[];
  /** Money is told apart by currency. */
  readonly figure: (facts: readonly Fact[], days: Days) => Row;
  readonly isMoney?: true;
}

const isWithin = (day: string | null | undefined, { from, until }: Days) =>
  day !== null && day !== undefined && day >= from && day <= until;
const isCharge = (fact: Fact): fact is SampleCharge => 'dueOn' in fact;
const charges = (facts: readonly Fact[]) => facts.filter(isCharge);
const homes = (facts: readonly Fact[]) => facts.filter((fact): fact is SampleHome => !isCharge(fact));

const money = (facts: readonly Fact[]): Row => ({
  amount: {
    minor: charges(facts).reduce((sum, { minor }) => sum + minor, 0),
    currency: facts[0]?.currency ?? 'DOP',
  },
});
const rents = (facts: readonly Fact[]) => homes(facts).reduce((sum, { rent }) => sum + rent, 0);
const currencyOf = (facts: readonly Fact[]) => facts[0]?.currency ?? 'DOP';
/** Not known where there is nothing to divide by. */
const share = (part: number, whole: number): Row => ({ share: whole === 0 ? null : part / whole });
const minors = (all: readonly SampleCharge[]) => all.reduce((sum, { minor }) => sum + minor, 0);

const due = (days: Days) => sampleCharges.filter(({ dueOn }) => isWithin(dueOn, days));
const open = () => sampleCharges.filter(({ paidOn }) => paidOn === null);
const late = () => open().filter(({ dueOn }) => dueOn < sampleDay);
const allHomes = () => sampleHomes;
const let_ = () => sampleHomes.filter(({ tenant }) => tenant);
const count = (facts: readonly Fact[]): Row => ({ count: facts.length });

const workings: Partial<Record<MeasureId, Working>> = {
  billed: { facts: due, figure: money, isMoney: true },
  rent_billed: { facts: due, figure: money, isMoney: true },
  collected: {
    facts: (days) => sampleCharges.filter(({ paidOn }) => isWithin(paidOn, days)),
    figure: money,
    isMoney: true,
  },
  collected_of_billed: {
    facts: (days) => due(days).filter(({ paidOn }) => paidOn !== null),
    figure: money,
    isMoney: true,
  },
  collection_rate: {
    facts: due,
    figure: (facts) =>
      share(minors(charges(facts).filter(({ paidOn }) => paidOn !== null)), minors(charges(facts))),
    isMoney: true,
  },
  outstanding: { facts: open, figure: money, isMoney: true },
  overdue: { facts: late, figure: money, isMoney: true },
  overdue_leases: {
    facts: late,
    figure: (facts) => ({
      count: new Set(charges(facts).map(({ property, unit }) => `${property} ${unit}`)).size,
    }),
  },
  on_time_rate: {
    facts: due,
    figure: (facts) =>
      share(
        charges(facts).filter(({ paidOn, dueOn }) => paidOn !== null && paidOn <= dueOn).length,
        facts.length,
      ),
  },
  units: { facts: allHomes, figure: count },
  occupied_units: { facts: let_, figure: count },
  vacant_units: { facts: () => sampleHomes.filter(({ tenant }) => !tenant), figure: count },
  occupancy_rate: {
    facts: allHomes,
    figure: (facts) => share(homes(facts).filter(({ tenant }) => tenant).length, facts.length),
  },
  potential_rent: {
    facts: allHomes,
    figure: (facts) => ({ amount: { minor: rents(facts), currency: currencyOf(facts) } }),
    isMoney: true,
  },
  average_rent: {
    facts: let_,
    figure: (facts) => ({
      amount: { minor: Math.round(rents(facts) / facts.length), currency: currencyOf(facts) },
    }),
    isMoney: true,
  },
  active_leases: { facts: let_, figure: count },
  tenants: {
    facts: let_,
    figure: (facts) => ({ count: new Set(homes(facts).map(({ tenant }) => tenant)).size }),
  },
  leases_started: {
    facts: (days) => let_().filter(({ startsOn }) => isWithin(startsOn, days)),
    figure: count,
  },
  leases_ending: { facts: (days) => let_().filter(({ endsOn }) => isWithin(endsOn, days)), figure: count },
};

/** What a fact is cut by; undefined where the sample does not know. */
const cuts: Readonly<Record<string, (fact: Fact) => string | undefined>> = {
  month: (fact) => (isCharge(fact) ? fact.month : undefined),
  year: (fact) => (isCharge(fact) ? fact.month.slice(0, 4) : undefined),
  currency: ({ currency }) => currency,
  property: ({ property }) => property,
  unit: (fact) => `${fact.property} ${isCharge(fact) ? fact.unit : fact.label}`,
  tenant: ({ tenant }) => tenant,
  owner: ({ owner }) => owner,
  sector: ({ sector }) => sector,
  province: ({ province }) => province,
};

/** A measure of the sample; undefined where the sample has no facts for it. */
export function measureOfSample(args: ToolArguments, days: Days): ToolAnswer | undefined {
  const working = workings[args.measure as MeasureId];
  const by = (args.by ?? []) as readonly string[];
  if (!working || by.some((dimension) => !cuts[dimension])) return undefined;
  const facts = working.facts(days).filter((fact) => isMeant(fact, args));
  const keysOf = (fact: Fact) => by.map((dimension) => cuts[dimension]?.(fact) ?? null);
  const groups = Map.groupBy(facts, (fact) =>
    JSON.stringify([keysOf(fact), working.isMoney ? fact.currency : '']),
  );
  const rows = [...groups.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, [first, ...others]]) => {
      const all = first ? [first, ...others] : [];
      const keys = first ? keysOf(first) : [];
      return {
        ...Object.fromEntries(by.map((dimension, at) => [dimension, keys[at] ?? null])),
        ...working.figure(all, days),
      };
    });
  const isCount = rows.length === 0 && by.length === 0 && !working.isMoney;
  return { rows: isCount ? [working.figure([], days)] : rows, count: rows.length, places: [], ...days };
}

/** Whether a fact is of the records that a question names. */
export function isMeant(fact: Fact, { property, unit, tenant, currency }: ToolArguments): boolean {
  const label = isCharge(fact) ? fact.unit : fact.label;
  return (
    (property === undefined || fact.property === property) &&
    (unit === undefined || `${fact.property} ${label}` === unit) &&
    (tenant === undefined || fact.tenant === tenant) &&
    (currency === undefined || fact.currency === currency)
  );
}
