import type { PortfolioReason } from '#src/domain/portfolio/portfolio-files/columns.ts';
import type { RollField } from '#src/domain/portfolio/rent-roll/fields.ts';
import { shortName } from '#src/domain/portfolio/rent-roll/names.ts';
import type { RollFiles } from '#src/domain/portfolio/rent-roll/plan.ts';
import { importPortfolio, type PortfolioOutcome } from '../import.ts';
import { registeredTwins } from '../registered-people.ts';
import { fetchHere } from './here.ts';

/** What the organization says to a row of a sheet. */
export interface RollRefusal {
  readonly line: number;
  readonly field: RollField;
  readonly reason: PortfolioReason | 'property_twice';
}
export interface CheckedRoll {
  /** As they are sent: what is here already is called by its own name. */
  readonly files: RollFiles;
  readonly outcome: PortfolioOutcome;
  readonly refused: readonly RollRefusal[];
  /** Properties and people of the sheet that are here already. */
  readonly here: { readonly properties: readonly string[]; readonly people: readonly string[] };
  /** Who has an address that somebody else here has. */
  readonly sharing: readonly { readonly line: number; readonly name: string }[];
}

const FIELDS = { properties: 'property', units: 'unit', people: 'tenant', leases: 'unit' } as const;

/** Says of each row of a sheet what would become of it: a trial, and who and what is here already. */
export async function checkRoll(
  { organizationId, files }: { organizationId: string; files: RollFiles },
  requestId: string,
): Promise<CheckedRoll> {
  const known = await withKnownProperties(organizationId, files);
  const { files: sent, people, sharing } = await withKnownPeople(organizationId, known.files);
  const tried = (trial: RollFiles) =>
    importPortfolio({ organizationId, files: trial, isTrial: true }, requestId);
  const outcome = await tried(sent);
  const refused = (['properties', 'units', 'people', 'leases'] as const).flatMap((file) =>
    outcome[file].refused.map(({ row, reason }): RollRefusal => ({ line: row, field: FIELDS[file], reason })),
  );
  // Whom a lease that is refused would have brought does not come without it.
  const left = refused.length === 0 ? sent : without(sent, new Set(refused.map(({ line }) => line)));
  return {
    ...{ files: left, sharing, outcome: left === sent ? outcome : await tried(left) },
    refused: [...known.refused, ...refused].toSorted((one, other) => one.line - other.line),
    here: { properties: known.names, people },
  };
}

function without(files: RollFiles, lines: ReadonlySet<number>): RollFiles {
  const stays = ({ line }: { readonly line: number }) => !lines.has(line);
  return withTheirPeople({
    properties: files.properties.filter(stays),
    units: files.units.filter(stays),
    people: files.people,
    leases: files.leases.filter(stays),
  });
}

function withTheirPeople(files: RollFiles): RollFiles {
  const named = new Set(files.leases.flatMap(({ tenants }) => tenants as readonly string[]));
  return { ...files, people: files.people.filter(({ reference }) => named.has(reference)) };
}

/** A property that has the name of one here is that one; which of several nobody can say. */
async function withKnownProperties(organizationId: string, files: RollFiles) {
  const ids = new Map<string, string[]>();
  for (const { id, name } of await fetchHere(organizationId))
    ids.set(shortName(name), [...(ids.get(shortName(name)) ?? []), id]);
  const known = new Map<string, string>();
  const twice = new Set<string>();
  for (const { reference, name } of files.properties) {
    const found = ids.get(shortName(String(name))) ?? [];
    if (found.length > 1) twice.add(reference);
    else if (found[0]) known.set(reference, found[0]);
  }
  const units = files.units.filter(({ property }) => !twice.has(String(property)));
  const left = new Set(units.map(({ reference }) => reference));
  return {
    names: files.properties.filter(({ reference }) => known.has(reference)).map(({ name }) => String(name)),
    refused: files.units
      .filter(({ property }) => twice.has(String(property)))
      .map(({ line }): RollRefusal => ({ line, field: 'property', reason: 'property_twice' })),
    files: withTheirPeople({
      ...files,
      properties: files.properties.filter(({ reference }) => !known.has(reference) && !twice.has(reference)),
      units: units.map((unit) => ({ ...unit, property: known.get(String(unit.property)) ?? unit.property })),
      leases: files.leases.filter(({ unit }) => left.has(String(unit))),
    }),
  };
}

/** Whoever has the document of somebody here is them; an address may be another's. */
async function withKnownPeople(organizationId: string, files: RollFiles) {
  const twins = await registeredTwins(organizationId, files.people);
  const same = new Map(
    twins.filter(({ by }) => by === 'identity').map((twin) => [twin.of, twin.reference] as const),
  );
  const named = (reference: string) => same.get(reference) ?? reference;
  const people = twins.filter(({ by }) => by === 'identity').map(({ name }) => name);
  const sharing = twins.filter(({ by }) => by === 'email').map(({ row, name }) => ({ line: row, name }));
  return {
    ...{ people, sharing },
    files: {
      ...files,
      people: files.people.filter(({ reference }) => !same.has(reference)),
      leases: files.leases.map((lease) => ({
        ...lease,
        tenants: [...new Set((lease.tenants as readonly string[]).map(named))],
      })),
    },
  };
}
