import { select } from '#src/data/rows.ts';
import { inParts } from '#src/domain/foundation/in-parts.ts';
import type { PortfolioRow } from '#src/domain/portfolio/portfolio-files/rows.ts';
import { unwrap } from '../errors.ts';

/** Values of one request: its address has to stay short. */
const MOST_VALUES = 150;

export interface RegisteredTwin {
  readonly row: number;
  /** What the file calls them. */
  readonly of: string;
  readonly by: 'identity' | 'email';
  readonly name: string;
  /** What they are called in files. */
  readonly reference: string;
}
interface Found {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly identityType: string | null;
  readonly identityNumber: string;
}

/** Who of a file's people is registered already, under another reference: by document, else by address. */
export async function registeredTwins(
  organizationId: string,
  people: readonly PortfolioRow[],
): Promise<RegisteredTwin[]> {
  const found = [
    ...(await peopleWith(organizationId, 'identity_number', valuesOf(people, 'identity_number'))),
    ...(await peopleWith(organizationId, 'email', valuesOf(people, 'email'))),
  ];
  if (found.length === 0) return [];
  const references = await referencesOf(organizationId, [...new Set(found.map(({ id }) => id))]);
  const referenceOf = ({ id }: Found) => references.get(id) ?? id;
  return people.flatMap((person): RegisteredTwin[] => {
    const isOther = (one: Found) => referenceOf(one) !== person.reference;
    // Who is known by the file's own reference is the row itself.
    if (found.some((one) => !isOther(one))) return [];
    const twin =
      found.find((one) => hasDocumentOf(one, person)) ??
      found.find((one) => person.email !== '' && one.email.toLowerCase() === person.email);
    if (!twin) return [];
    const by = hasDocumentOf(twin, person) ? 'identity' : 'email';
    return [
      { row: person.line, of: person.reference, by, name: twin.fullName, reference: referenceOf(twin) },
    ];
  });
}

const hasDocumentOf = (one: Found, person: PortfolioRow) =>
  person.identity_number !== '' &&
  one.identityNumber === person.identity_number &&
  one.identityType === person.identity_type;

const valuesOf = (people: readonly PortfolioRow[], column: 'identity_number' | 'email') => [
  ...new Set(people.map((person) => String(person[column] ?? '')).filter((value) => value !== '')),
];

async function peopleWith(
  organizationId: string,
  column: 'identity_number' | 'email',
  values: readonly string[],
): Promise<Found[]> {
  const found: Found[] = [];
  for (const part of inParts(values, MOST_VALUES)) {
    const answer = await select('people', 'id, fullName, email, identityType, identityNumber', {
      organizationId,
    })
      .in(column, [...part])
      .order('createdAt');
    found.push(...unwrap(answer));
  }
  return found;
}

async function referencesOf(organizationId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const references = new Map<string, string>();
  for (const part of inParts(ids, MOST_VALUES)) {
    const answer = await select('portfolio_references', 'recordId, reference', {
      organizationId,
      kind: 'person',
    }).in('recordId', [...part]);
    for (const row of unwrap(answer)) references.set(row.recordId, row.reference);
  }
  return references;
}
