import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DOMParser, type Element } from '@xmldom/xmldom';
import type { Facets, Part } from '../src/edge/taxes/ecf/schema-check.ts';
import { jsPattern } from './ecf-schemas/patterns.ts';

// Writes what of DGII's schemas the product needs (src/edge/taxes/ecf/schema-table.ts), from the copies among the tests:
//   npm run schemas:ecf
// It knows the part of XML Schema that those use, and stops at any other.

const root = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(root, 'tests/fixtures/ecf-schemas');
const TABLE = path.join(root, 'src/edge/taxes/ecf/schema-table.ts');
const SCHEMA = 'http://www.w3.org/2001/XMLSchema';

/** The newest file of each schema, by the schema's name: `ecf-33-2026-07.xsd` comes after `ecf-33.xsd`. */
export function newestSchemas(): Map<string, string> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.xsd'));
  const named = files.map((file) => [file.replace(/(-\d{4}-\d{2})?\.xsd$/, ''), file] as const);
  return new Map(
    named
      .sort(([, one], [, other]) => (one < other ? -1 : 1))
      .sort(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([name, file]) => [name, path.join(FOLDER, file)]),
  );
}

function childrenOf(element: Element, known: readonly string[]): Element[] {
  const children = Array.from(element.childNodes).filter((node): node is Element => node.nodeType === 1);
  for (const { localName, namespaceURI } of children)
    if (namespaceURI !== SCHEMA || !known.includes(localName ?? ''))
      throw new Error(`${localName} in ${element.localName}: not known`);
  return children;
}

const attribute = (element: Element, name: string) => element.getAttribute(name)?.trim() ?? '';
const NUMBERS = {
  ...{ minLength: 'minLength', maxLength: 'maxLength', totalDigits: 'digits', fractionDigits: 'decimals' },
  ...{ minInclusive: 'from', minExclusive: 'above', maxInclusive: 'to' },
} as const satisfies Record<string, keyof Facets>;

function facetsOf(simpleType: Element): Facets {
  const [restriction, ...more] = childrenOf(simpleType, ['restriction']);
  if (!restriction || more.length > 0) throw new Error('A type of another kind than a restriction');
  const base = attribute(restriction, 'base').replace('xs:', '') as Facets['base'];
  const facets = childrenOf(restriction, ['enumeration', 'pattern', ...Object.keys(NUMBERS)]);
  const valuesOf = (name: string) =>
    facets.filter(({ localName }) => localName === name).map((facet) => facet.getAttribute('value') ?? '');
  const [values, patterns] = [valuesOf('enumeration'), valuesOf('pattern').map(jsPattern)];
  const numbers = Object.entries(NUMBERS).flatMap(([name, key]) =>
    valuesOf(name).map((value) => [key, Number(value)] as const),
  );
  return {
    base,
    ...(values.length > 0 && { values }),
    ...(patterns.length > 0 && { pattern: patterns.join('|') }),
    ...Object.fromEntries(numbers),
  };
}

/** What several schemas have in common stands once. */
class Pool<T> {
  readonly all: string[] = [];
  add(value: T): number {
    const text = JSON.stringify(value);
    const at = this.all.indexOf(text);
    return at >= 0 ? at : this.all.push(text) - 1;
  }
}

const types = () => new Pool<Facets>();
const groups = () => new Pool<readonly Part[]>();
type Pools = { types: ReturnType<typeof types>; groups: ReturnType<typeof groups> };

function compile(schema: Element, pools: Pools): number {
  const parts = childrenOf(schema, ['element', 'simpleType']);
  const named = new Map(
    parts
      .filter(({ localName }) => localName === 'simpleType')
      .map((type) => [attribute(type, 'name'), facetsOf(type)]),
  );
  const countOf = (element: Element, name: string) => Number(element.getAttribute(name) ?? 1);
  const contentOf = (element: Element): number => {
    const [complex] = childrenOf(element, ['complexType']);
    if (complex) {
      const [sequence] = childrenOf(complex, ['sequence']);
      if (!sequence) throw new Error(`${attribute(element, 'name')} has no sequence`);
      return -1 - pools.groups.add(childrenOf(sequence, ['element', 'any']).map(partOf));
    }
    const type = attribute(element, 'type');
    const facets = named.get(type) ?? (type.startsWith('xs:') && { base: type.slice(3) as Facets['base'] });
    if (!facets) throw new Error(`${type}: no such type`);
    return pools.types.add(facets);
  };
  const partOf = (element: Element): Part => {
    const isAny = element.localName === 'any';
    const counts = [countOf(element, 'minOccurs'), countOf(element, 'maxOccurs')] as const;
    return [isAny ? '*' : attribute(element, 'name'), isAny ? 0 : contentOf(element), ...counts];
  };
  const elements = parts.filter(({ localName }) => localName === 'element');
  const [document] = elements;
  if (!document || elements.length > 1) throw new Error('A schema of another than one document');
  return contentOf(document);
}

/** The text of the generated file. */
export function schemaTableText(): string {
  const pools = { types: types(), groups: groups() };
  const sources: string[] = [];
  const documents: Record<string, number> = {};
  for (const [name, file] of newestSchemas()) {
    const bytes = readFileSync(file);
    const hash = createHash('sha256').update(bytes).digest('hex');
    sources.push(`// ${path.basename(file)} ${hash}`);
    const schema = new DOMParser().parseFromString(bytes.toString('utf8').replace(/^\ufeff/, ''), 'text/xml');
    documents[name] = compile(schema.documentElement as Element, pools);
  }
  const listed = (all: string[]) => `[\n${all.join(',\n')}]`;
  return `// Generated by \`npm run schemas:ecf\` from tests/fixtures/ecf-schemas, where README.md says what they are and since when.
// SHA-256 of each:
${sources.join('\n')}

/** JSON of a SchemaTable (schema-check.ts). */
export const schemaTable = String.raw\`{"types":${listed(pools.types.all)},
"groups":${listed(pools.groups.all)},
"documents":${JSON.stringify(documents)}}\`;
`;
}

if (import.meta.main) {
  writeFileSync(TABLE, schemaTableText());
  console.log(`Wrote ${path.relative(root, TABLE)}.`);
}
