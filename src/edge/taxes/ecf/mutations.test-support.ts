import type { XmlElement } from '#src/domain/taxes/ecf/xml-tree.ts';
import type { Random } from '#stack/demo/random.ts';
import { isAllowed, type Part, type SchemaTable } from './schema-check.ts';
import { schemaTable } from './schema-table.ts';

// Documents of a schema, from the table itself, and what spoils them. Whether they are right is not said here: another
// program judges them.

const table = JSON.parse(schemaTable) as SchemaTable;
export const schemaNames = Object.keys(table.documents);

const ROOTS: Readonly<Record<string, string>> = {
  ...{ 'rfce-32': 'RFCE', anecf: 'ANECF', arecf: 'ARECF', acecf: 'ACECF', semilla: 'SemillaModel' },
};

const CANDIDATES = [
  ...['1', '0', '2', '01', '04', '10', '18', '31', '43', '47', '1000', '123456789', '00100000009'],
  ...['0.01', '1.00', '1.0', '118000.00', '1.2345', '3.5', '60.2575', '-1.00', '+1', '.5', '007', '1e3'],
  ...['26-11-2026', '6-1-2026', '31-12-2027', '26-11-2026 13:20:05', '2026-11-26T13:20:05.123-04:00'],
  ...[
    '2026-02-30T13:20:05',
    '010101',
    '010000',
    'E310000000001',
    'B0100000077',
    'E41000000000',
    '809-555-0101',
  ],
  ...[
    'facturas@llavero.test',
    'a.b-c@x-y.com.do',
    'ñandú+x@x.do',
    'María Peña',
    'AB 12',
    'USD',
    'DOP',
    '%',
    '$',
  ],
  ...['+', '-', 'R', 'D', 'aB3+/9', 'Ñandú, Sol', 'ABCDEFGHIJ', 'x'.repeat(20), 'x'.repeat(150), 'a b c_d'],
];

/** Texts that a value of any type may not be, and some that it may. */
const HARD = [
  ...CANDIDATES,
  ...[
    '',
    ' ',
    ' 1 ',
    '1\n',
    '\t1.00',
    'abc',
    'ñÑ',
    '😀',
    'x'.repeat(1_001),
    '😀'.repeat(80),
    '٣',
    '٣٣٣٣٣٣٣٣٣',
  ],
  ...[
    '12345678901234567890',
    '99999999999999999.99',
    '1.005',
    '1,000.00',
    '1.',
    '--1',
    '0x1',
    'NaN',
    '∞',
    '^a$',
  ],
  ...[
    '2026-11-26',
    '32-01-2026',
    '01-13-2026',
    '26-11-2026 24:00:00',
    '2026-11-26T24:00:01',
    '1.000000',
    '0001',
  ],
];

/** A document that the schema should take, with any of what may be left out. */
export function validDocument(name: string, random: Random): XmlElement {
  const root = ROOTS[name] ?? 'ECF';
  const document = elementOf([root, table.documents[name] ?? 0, 1, 1], name, random);
  const signature = { name: 'Signature', content: [] };
  return { ...document, content: [...(document.content as XmlElement[]), signature] };
}

function elementOf([name, content]: Part, schema: string, random: Random): XmlElement {
  if (name === 'TipoeCF' && schema.startsWith('ecf-')) return { name, content: schema.slice(4) };
  const facets = table.types[content];
  if (facets) {
    const allowed = [...(facets.values ?? []), ...CANDIDATES].filter((text) => isAllowed(text, facets));
    if (allowed.length === 0) throw new Error(`No text for ${name}: ${JSON.stringify(facets)}`);
    return { name, content: random.pick(allowed) };
  }
  const parts = (table.groups[-1 - content] ?? []).filter(([part]) => part !== '*');
  const children = parts.flatMap((part) => {
    const [, , least, most] = part;
    const count = Math.max(least, random.isLikely(0.6) ? Math.min(most, random.between(1, 2)) : 0);
    return Array.from({ length: count }, () => elementOf(part, schema, random));
  });
  return { name, content: children };
}

type Path = readonly number[];

const pathsOf = ({ name, content }: XmlElement, path: Path = []): Path[] =>
  typeof content === 'string' || name === 'Signature'
    ? [path]
    : [path, ...content.flatMap((child, at) => pathsOf(child, [...path, at]))];

type Change = (element: XmlElement, random: Random) => readonly XmlElement[];

const textOf = ({ content }: XmlElement) => (typeof content === 'string' ? content : '');
const changes: readonly Change[] = [
  () => [],
  (element) => [element, element],
  (element) => [{ ...element, content: [] }],
  ...Array.from(
    { length: 6 },
    (): Change => (element, random) => [{ ...element, content: random.pick(HARD) }],
  ),
  (element) => [{ ...element, content: `${textOf(element)}9` }],
  (element) => [{ ...element, content: ` ${textOf(element)}` }],
  (element) => [{ ...element, content: `${textOf(element)}\n` }],
  (element) => [{ ...element, content: textOf(element).slice(1) }],
  (element) => [{ name: 'Otro', content: '1' }, element],
  (element) => [element, { name: 'Otro', content: '1' }],
  (element) => [{ ...element, name: `${element.name}1` }],
  (element) => [{ ...element, name: element.name.toLowerCase() }],
  (element) => [{ ...element, content: [{ name: 'Dentro', content: '1' }] }],
  (element) => [{ ...element, attributes: { id: '1' } }],
  (element) => [{ ...element, attributes: { xmlns: 'urn:otro' } }],
  (element) => [{ ...element, attributes: { 'xmlns:a': 'urn:a' } }],
  (element) => [
    {
      ...element,
      content: typeof element.content === 'string' ? element.content : element.content.toReversed(),
    },
  ],
  (element, random) => [{ ...element, content: `${textOf(element)}${random.pick(HARD)}` }],
];

/** One thing changed anywhere in a document: the kind, which tells its schema, excepted. */
export function mutated(document: XmlElement, random: Random): XmlElement {
  const paths = pathsOf(document).slice(1);
  const path = random.pick(paths);
  const change = random.pick(changes);
  const apply = (element: XmlElement, [at, ...rest]: Path): readonly XmlElement[] => {
    if (element.name === 'TipoeCF') return [element];
    if (at === undefined) return change(element, random);
    const children = element.content as readonly XmlElement[];
    const content = children.flatMap((child, place) => (place === at ? apply(child, rest) : [child]));
    return [{ ...element, content }];
  };
  const [changed] = apply(document, path);
  return changed ?? document;
}

/** The same in the text of a file, for what a tree cannot say. */
export const textChanges: readonly ((text: string) => string)[] = [
  (text) => text.replace(/<(\w+)>([^<]+)<\/\1>/, '<$1>$2<!-- a --></$1>'),
  (text) => text.replace(/<(\w+)>([^<]+)<\/\1>/, '<$1><![CDATA[$2]]></$1>'),
  (text) => text.replace(/<(\w+)>([^<]+)<\/\1>/, '<$1>$2<a/></$1>'),
  (text) => text.replace(/<(\w+)><(\w+)>/, '<$1>text<$2>'),
  (text) => text.replace(/<\/(\w+)><\/(\w+)>/, '</$1>text</$2>'),
  (text) => text.replace(/></g, '>\n  <'),
  (text) => text.replace('<Signature></Signature>', ''),
  (text) => text.replace('<Signature></Signature>', '<Signature></Signature><Signature></Signature>'),
  (text) => text.replace('<Signature></Signature>', '<Otra a="1"/>'),
  (text) =>
    text.replace(
      /<([A-Za-z]+)>/,
      '<$1 xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="urn:a a.xsd">',
    ),
];
