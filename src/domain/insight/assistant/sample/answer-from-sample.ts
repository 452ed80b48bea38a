import { addDays, endOfMonth, startOfMonth } from '../../../foundation/dates.ts';
import { byCode } from '../../../foundation/text-order.ts';
import type { Cell, ToolAnswer, ToolArguments, ToolName } from '../tools.ts';
import { type SampleCharge, sampleCharges, sampleHomes } from './ledger.ts';
import { sampleDay, sampleProperties } from './portfolio.ts';
import { type Days, isMeant, measureOfSample } from './sample-measures.ts';

type Row = Readonly<Record<string, Cell>>;
type Reader = (args: ToolArguments) => ToolAnswer | undefined;

const LEASES_AHEAD = 90;
const answerOf = (rows: readonly Row[], days: Partial<Days> = {}): ToolAnswer => ({
  rows,
  count: rows.length,
  places: [],
  ...days,
});
const sumOf = (charges: readonly SampleCharge[]) => charges.reduce((sum, { minor }) => sum + minor, 0);
const daysOf = ({ from, until }: ToolArguments, otherwise: Days): Days => ({
  from: typeof from === 'string' ? from : typeof until === 'string' ? '2025-01-01' : otherwise.from,
  until: typeof until === 'string' ? until : typeof from === 'string' ? sampleDay : otherwise.until,
});
const thisMonth: Days = { from: startOfMonth(sampleDay), until: endOfMonth(sampleDay) };
const isTenant = (name: unknown) => sampleHomes.some(({ tenant }) => tenant === name);
const tenantsLike = (name: string) =>
  sampleHomes.filter(({ tenant }) => tenant?.toLowerCase().includes(name.toLowerCase()));

/** A name that several have is asked back for; one that nobody has is unknown. */
function nameAnswer({ tenant, unit }: ToolArguments): ToolAnswer | undefined {
  if (typeof tenant === 'string' && !isTenant(tenant)) {
    const candidates = tenantsLike(tenant).map(({ tenant: name = '', property, label }) => ({
      id: `${property} ${label}`,
      name,
      detail: `${property} ${label}`,
    }));
    return candidates.length > 0 ? { ...answerOf([]), candidates } : { ...answerOf([]), unknown: tenant };
  }
  const isKnown =
    unit === undefined || sampleHomes.some(({ property, label }) => `${property} ${label}` === unit);
  return isKnown ? undefined : { ...answerOf([]), unknown: String(unit) };
}

const owing = (args: ToolArguments) =>
  Map.groupBy(
    sampleCharges.filter(
      (charge) => charge.paidOn === null && charge.dueOn < sampleDay && isMeant(charge, args),
    ),
    ({ property, unit }) => `${property} ${unit}`,
  );

const readers: Partial<Record<ToolName, Reader>> = {
  measure: (args) => measureOfSample(args, daysOf(args, thisMonth)),
  late_tenants: (args) =>
    answerOf(
      [...owing(args).values()]
        .toSorted((one, other) => sumOf(other) - sumOf(one))
        .flatMap((charges) => {
          const [first] = charges;
          if (!first) return [];
          const { tenant, property, unit, currency, dueOn } = first;
          return [{ tenant, property, unit, late: { minor: sumOf(charges), currency }, lateSince: dueOn }];
        }),
    ),
  tenant_account: (args) =>
    answerOf(
      sampleHomes
        .filter(({ tenant }) => tenant === args.tenant)
        .map(({ tenant = '', property, label, currency }) => {
          const all = sampleCharges.filter((charge) => charge.tenant === tenant);
          const open = all.filter(({ paidOn }) => paidOn === null);
          return {
            tenant,
            property,
            unit: label,
            owed: { minor: sumOf(open), currency },
            lateSince: open[0]?.dueOn ?? null,
            paid: { minor: sumOf(all) - sumOf(open), currency },
          };
        }),
    ),
  payments: (args) => {
    const days = daysOf(args, { ...thisMonth, until: sampleDay });
    const paid = sampleCharges.filter(
      (charge) =>
        charge.paidOn !== null &&
        charge.paidOn >= days.from &&
        charge.paidOn <= days.until &&
        isMeant(charge, args),
    );
    const rows = paid
      .toSorted((one, other) => byCode(String(other.paidOn), String(one.paidOn)))
      .map(({ tenant, property, unit, minor, currency, paidOn }) => ({
        tenant,
        property,
        unit,
        paidOn,
        amount: { minor, currency },
      }));
    return answerOf(rows, days);
  },
  lease: (args) => answerOf(sampleHomes.filter((home) => home.tenant && isMeant(home, args)).map(leaseRow)),
  leases_ending: (args) => {
    const days = daysOf(args, { from: sampleDay, until: addDays(sampleDay, LEASES_AHEAD) });
    const ending = sampleHomes.filter(
      ({ endsOn, ...home }) =>
        endsOn !== undefined && endsOn >= days.from && endsOn <= days.until && isMeant(home, args),
    );
    return answerOf(
      ending.toSorted((one, other) => byCode(String(one.endsOn), String(other.endsOn))).map(leaseRow),
      days,
    );
  },
  vacant_units: (args) =>
    answerOf(
      sampleHomes
        .filter((home) => !home.tenant && isMeant(home, args))
        .map(({ property, label, vacantSince = null, rent, currency }) => ({
          property,
          unit: label,
          vacantSince,
          marketRent: { minor: rent, currency },
        })),
    ),
  property: ({ property }) =>
    answerOf(
      sampleProperties
        .filter(({ name }) => name === property)
        .map(({ name, sector, province, owner, units }) => ({
          property: name,
          address: `${sector}, ${province}`,
          units: units.length,
          occupied: units.filter(({ tenant }) => tenant).length,
          owner,
        })),
    ),
};

const leaseRow = ({
  tenant = '',
  property,
  label,
  rent,
  currency,
  startsOn,
  endsOn,
}: (typeof sampleHomes)[number]): Row => ({
  tenant,
  property,
  unit: label,
  rent: { minor: rent, currency },
  startsOn: startsOn ?? null,
  endsOn: endsOn ?? null,
});

/** What a tool finds in the sample data; undefined where the sample has none of that kind. */
export function answerFromSample(tool: ToolName, args: ToolArguments): ToolAnswer | undefined {
  const read = readers[tool];
  return read && (nameAnswer(args) ?? read(args));
}
