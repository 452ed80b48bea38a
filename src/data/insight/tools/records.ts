import { read } from '#src/data/functions.ts';
import { MOST_HITS } from '#src/data/keyset.ts';
import { type Selected, selectWith } from '#src/data/rows.ts';
import { hasWords, plainText, searchWords } from '#src/domain/foundation/plain-text.ts';
import type { ToolAnswer } from '#src/domain/insight/assistant/tools.ts';
import { counted, textArgument } from './answer.ts';
import type { MemberRun } from './reader.ts';

/** A record that an argument names. */
export interface NamedRecord {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  /** Of a unit, its property; of a tenant, that of the newest lease. */
  readonly propertyId: string;
}

type Kind = 'property' | 'unit' | 'tenant';
/** What came of looking records up: those found by their parameter, or the answer that there is instead. */
type Named =
  | { readonly records: Readonly<Partial<Record<Kind, NamedRecord>>> }
  | { readonly answer: ToolAnswer };

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST_LOOKED_AT = 60;
const MOST_CANDIDATES = 8;
const PROPERTY_COLUMNS = 'id, name, sector, municipality';
const UNIT_COLUMNS = 'id, label, propertyId, propertyName';
const TENANT_COLUMNS = 'personId, fullName, propertyId, propertyName, unitLabel';

/** Looks up each record that the arguments name, among what the caller may read. */
export async function namedRecords(run: MemberRun, kinds: readonly Kind[]): Promise<Named> {
  const records: Partial<Record<Kind, NamedRecord>> = {};
  for (const kind of kinds) {
    const said = textArgument(run.arguments, kind);
    if (said === undefined) continue;
    const found = await fitting(run, kind, said, records.property?.id);
    if (found.length === 1) records[kind] = found[0] as NamedRecord;
    else return { answer: notOne(kind, said, found) };
  }
  return { records };
}

const notOne = (parameter: Kind, said: string, found: readonly NamedRecord[]): ToolAnswer => ({
  rows: [],
  count: 0,
  places: [],
  parameter,
  ...(found.length === 0
    ? { unknown: said }
    : {
        candidates: found.slice(0, MOST_CANDIDATES).map(({ id, name, detail }) => ({ id, name, detail })),
      }),
});

/** The records that a name fits best: those that have exactly it, else all that have its words. */
async function fitting(run: MemberRun, kind: Kind, said: string, propertyId: string | undefined) {
  const found = await finders[kind](run, said);
  const within = found.filter((one) => kind !== 'unit' || !propertyId || one.propertyId === propertyId);
  const plain = plainText(said);
  const exact = within.filter(({ id, name, detail }) =>
    [id, plainText(name), plainText(`${detail} ${name}`), plainText(`${name} ${detail}`)].includes(plain),
  );
  return exact.length > 0 ? exact : within;
}

type Finder = (run: MemberRun, said: string) => Promise<NamedRecord[]>;

const finders: Readonly<Record<Kind, Finder>> = {
  property: async ({ client, organizationId }, text) => {
    const asked = ID.test(text)
      ? selectWith(client, 'properties_list', PROPERTY_COLUMNS, { organizationId, id: text })
      : read(client, 'search_properties', { organizationId, text })
          .select(PROPERTY_COLUMNS)
          .is('archivedAt', null)
          .order('nameOrder')
          .limit(MOST_LOOKED_AT);
    const { rows } = await counted<Selected<'properties_list', typeof PROPERTY_COLUMNS>>(asked);
    return rows.map(({ id, name, sector, municipality }) => ({
      id,
      name,
      detail: sector || municipality,
      propertyId: id,
    }));
  },
  unit: async (run, text) => {
    const found = await unitsBy(run, text);
    const words = searchWords(text);
    if (found.length > 0 || words.length < 2) return found;
    // Property and unit in one phrase: no unit has all the words itself.
    const byLabel = await unitsBy(run, words.at(-1) ?? '');
    return byLabel.filter(({ name, detail }) => hasWords(`${detail} ${name}`, words));
  },
  tenant: async ({ client, organizationId }, text) => {
    const asked = ID.test(text)
      ? selectWith(client, 'tenants_list', TENANT_COLUMNS, { organizationId, personId: text })
      : read(client, 'search_tenants', { organizationId, text }).select(TENANT_COLUMNS);
    const { rows } = await counted<Selected<'tenants_list', typeof TENANT_COLUMNS>>(
      asked.order('startsOn', { ascending: false }).limit(MOST_LOOKED_AT),
    );
    const newest = new Map(rows.toReversed().map((row) => [row.personId, row]));
    const isNamed = ({ fullName }: { fullName: string }) =>
      ID.test(text) || hasWords(fullName, searchWords(text));
    // A search also finds tenants by their place; by a name they are meant themselves.
    const all = [...newest.values()].toReversed();
    const named = all.filter(isNamed);
    return (named.length > 0 ? named : all).map(
      ({ personId, fullName, propertyId, propertyName, unitLabel }) => ({
        id: personId,
        name: fullName,
        detail: `${propertyName}, ${unitLabel}`,
        propertyId,
      }),
    );
  },
};

async function unitsBy({ client, organizationId }: MemberRun, text: string): Promise<NamedRecord[]> {
  const asked = ID.test(text)
    ? selectWith(client, 'units_list', UNIT_COLUMNS, { organizationId, id: text })
    : read(client, 'search_units', { organizationId, text })
        .select(UNIT_COLUMNS)
        .is('archivedAt', null)
        .order('labelOrder')
        .limit(MOST_HITS);
  const { rows } = await counted<Selected<'units_list', typeof UNIT_COLUMNS>>(asked);
  return rows.map(({ id, label, propertyId, propertyName }) => ({
    id,
    name: label,
    detail: propertyName ?? '',
    propertyId,
  }));
}
