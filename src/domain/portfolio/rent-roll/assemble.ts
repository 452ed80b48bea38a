import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type { PortfolioRow } from '../portfolio-files/rows.ts';
import type { RollAnswers } from './answers.ts';
import type { CellProblem, RollRemark } from './faults.ts';
import type { RollField } from './fields.ts';
import { leaseRow, propertyRow, unitRow } from './file-rows.ts';
import { type Kept, type Merged, PeopleOfRoll } from './merge-people.ts';
import { referenceOf, shortName } from './names.ts';
import type { RollFiles } from './plan.ts';
import type { RollRow } from './roll-row.ts';

export interface AssembledRoll {
  readonly files: RollFiles;
  readonly problems: readonly CellProblem[];
  readonly remarks: readonly RollRemark[];
  readonly merged: readonly Merged[];
  /** A name that stands on several rows with nothing else to tell whose it is. */
  readonly sameName: string | undefined;
}

type Facts = RollRow['facts'];
interface Term {
  readonly from: IsoDate;
  readonly to: IsoDate;
}
const FOREVER = '9999-12-31';

/** Puts rows together: a property and a unit once, whoever rents once. Rows that contradict one above are told. */
export function assemble(rows: readonly RollRow[], answers: RollAnswers): AssembledRoll {
  const problems: CellProblem[] = [];
  const properties = new Map<string, { line: number; name: string; facts: Facts; own: Set<RollField> }>();
  const units = new Map<string, PortfolioRow>();
  const terms = new Map<string, Term[]>();
  const people = new PeopleOfRoll(answers.sameName !== 'several');
  const leases: { row: RollRow; unit: string; tenants: readonly Kept[] }[] = [];
  for (const row of rows) {
    const propertyKey = referenceOf(row.property);
    const unitKey = referenceOf(row.property, row.unit.label);
    const known = properties.get(propertyKey);
    const term = row.lease && termOf(row.lease);
    const found = problemsOf(row, { known, people, taken: terms.get(unitKey) ?? [], term });
    if (found.length > 0) {
      problems.push(...found);
      continue;
    }
    properties.set(propertyKey, joinedProperty(row, known));
    if (!units.has(unitKey)) units.set(unitKey, unitRow(row, propertyKey, unitKey));
    const tenants = row.people.map((person) => people.add(person, row.line, unitKey));
    if (row.lease && term) {
      terms.set(unitKey, [...(terms.get(unitKey) ?? []), term]);
      leases.push({ row, unit: unitKey, tenants: [...new Set(tenants)] });
    }
  }
  const everybody = people.everybody();
  const nameOf = (kept: Kept) => referenceOf(everybody.get(kept)?.reference ?? '');
  return {
    problems,
    files: {
      properties: [...properties].map(([reference, { line, name, facts }]) =>
        propertyRow(line, reference, name, facts),
      ),
      units: [...units.values()],
      people: [...everybody.values()].map((one) => ({
        ...{
          line: one.line,
          reference: referenceOf(one.reference),
          full_name: one.name,
          email: one.email,
          phone: one.phone,
        },
        ...{ identity_type: one.identityType, identity_number: one.identityNumber, notes: one.notes },
      })),
      leases: leases.map(({ row, unit, tenants }) => leaseRow(row, unit, tenants.map(nameOf))),
    },
    remarks: [
      ...rows.flatMap((row) => row.remarks),
      ...people.sharing.map(({ line, given }) => ({ line, remark: 'same_contact' as const, given })),
    ].toSorted((one, other) => one.line - other.line),
    merged: people.merged,
    sameName: people.openName,
  };
}

interface Against {
  readonly known: { readonly facts: Facts; readonly own: ReadonlySet<RollField> } | undefined;
  readonly people: PeopleOfRoll;
  readonly taken: readonly Term[];
  readonly term: Term | null;
}

/** What in a row contradicts those above it. */
function problemsOf(
  { line, facts, own, people: named }: RollRow,
  { known, people, taken, term }: Against,
): CellProblem[] {
  const other = own.filter(
    (field) =>
      known?.own.has(field) &&
      shortName(known.facts[field as keyof Facts]) !== shortName(facts[field as keyof Facts]),
  );
  const problems: CellProblem[] = other.map((field) => ({ line, field, fault: 'other_above' }));
  if (named.some((person) => people.otherNameOf(person) !== null))
    problems.push({ line, field: 'identity', fault: 'other_name' });
  if (term && taken.some(({ from, to }) => from <= term.to && term.from <= to))
    problems.push({ line, field: 'unit', fault: 'unit_taken' });
  return problems;
}

const termOf = ({ startsOn, endsOn, status }: NonNullable<RollRow['lease']>): Term => ({
  from: startsOn,
  to: status === 'month_to_month' ? FOREVER : endsOn,
});

/** What a row says of its property, where none above said it. */
function joinedProperty(
  { line, property, facts, own }: RollRow,
  known: { line: number; name: string; facts: Facts; own: Set<RollField> } | undefined,
) {
  if (!known) return { line, name: property, facts, own: new Set(own) };
  const added = Object.fromEntries(
    own.filter((field) => !known.own.has(field)).map((field) => [field, facts[field as keyof Facts]]),
  );
  return { ...known, facts: { ...known.facts, ...added }, own: new Set([...known.own, ...own]) };
}
