import { isIsoDate } from '#src/domain/foundation/dates.ts';
import type { XmlElement } from '#src/domain/taxes/ecf/xml-tree.ts';
import { schemaTable } from './schema-table.ts';

/** What a text may be: the restrictions of DGII's schemas. */
export interface Facets {
  readonly base: 'string' | 'integer' | 'decimal' | 'dateTime';
  readonly values?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly digits?: number;
  readonly decimals?: number;
  readonly from?: number;
  readonly above?: number;
  readonly to?: number;
}

/**
 * An element in a sequence: its name, its content, and how often it stands there. A content from 0 on is the place of a
 * type, one below that of a group (-1 is the first). `*` is any element: the signature.
 */
export type Part = readonly [name: string, content: number, least: number, most: number];

export interface SchemaTable {
  readonly types: readonly Facets[];
  readonly groups: readonly (readonly Part[])[];
  readonly documents: Readonly<Record<string, number>>;
}

export interface SchemaFault {
  /** The names of the elements down to it, with slashes. */
  readonly path: string;
  readonly fault: 'unknown_document' | 'missing' | 'unexpected' | 'text' | 'attribute' | 'value';
}

let table: SchemaTable | undefined;
const patterns = new Map<string, RegExp>();

const ROOTS: Readonly<Record<string, string>> = {
  ...{ RFCE: 'rfce-32', ANECF: 'anecf', ARECF: 'arecf', ACECF: 'acecf', SemillaModel: 'semilla' },
};

const childOf = ({ content }: XmlElement, name: string): XmlElement | undefined =>
  typeof content === 'string' ? undefined : content.find((child) => child.name === name);

/** The name of the schema of a document; that of a receipt is told by its kind. */
function schemaName(root: XmlElement): string {
  if (root.name !== 'ECF') return ROOTS[root.name] ?? '';
  const path = ['Encabezado', 'IdDoc', 'TipoeCF'];
  const kind = path.reduce<XmlElement | undefined>((found, name) => found && childOf(found, name), root);
  return `ecf-${kind?.content}`;
}

/**
 * What is wrong with a document by DGII's schema; nothing where it is as it should be.
 *
 * @param isSigned whether the tree has its signature, which the schemas ask for.
 */
export function schemaFaults(root: XmlElement, { isSigned }: { isSigned: boolean }): SchemaFault[] {
  table ??= JSON.parse(schemaTable) as SchemaTable;
  const content = table.documents[schemaName(root)];
  if (content === undefined) return [{ path: root.name, fault: 'unknown_document' }];
  return elementFaults(root, content, { table, path: root.name, isSigned });
}

interface Place {
  readonly table: SchemaTable;
  readonly path: string;
  readonly isSigned: boolean;
}

/** Namespaces, and where a schema lies, say nothing about the document. A default namespace would change its names. */
const SILENT = /^(xmlns:.*|xsi:(schemaLocation|noNamespaceSchemaLocation))$/;

function elementFaults(element: XmlElement, content: number, place: Place): SchemaFault[] {
  const { path, table } = place;
  const isStrange = Object.keys(element.attributes ?? {}).some((name) => !SILENT.test(name));
  const faults: SchemaFault[] = isStrange ? [{ path, fault: 'attribute' }] : [];
  const facets = table.types[content];
  if (facets) {
    const isValue = typeof element.content === 'string' && isAllowed(element.content, facets);
    return isValue ? faults : [...faults, { path, fault: 'value' }];
  }
  if (typeof element.content === 'string' && /[^ \t\r\n]/.test(element.content))
    return [...faults, { path, fault: 'text' }];
  const children = typeof element.content === 'string' ? [] : element.content;
  return [...faults, ...sequenceFaults(children, table.groups[-1 - content] ?? [], place)];
}

function sequenceFaults(
  children: readonly XmlElement[],
  parts: readonly Part[],
  place: Place,
): SchemaFault[] {
  const { path, isSigned } = place;
  const faults: SchemaFault[] = [];
  let at = 0;
  for (const [name, content, least, most] of parts) {
    const isAny = name === '*';
    let count = 0;
    for (; count < most; count += 1) {
      const child = children[at];
      if (!child || !(isAny ? isSigned : child.name === name)) break;
      if (!isAny) faults.push(...elementFaults(child, content, { ...place, path: `${path}/${name}` }));
      at += 1;
    }
    if (count < least && (isSigned || !isAny))
      return [...faults, { path: `${path}/${isAny ? 'Signature' : name}`, fault: 'missing' }];
  }
  const left = children[at];
  return left ? [...faults, { path: `${path}/${left.name}`, fault: 'unexpected' }] : faults;
}

const FORMS = {
  integer: /^[+-]?\d+$/,
  decimal: /^[+-]?(\d+(\.\d*)?|\.\d+)$/,
  dateTime:
    /^-?\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)?$/,
} as const;

export function isAllowed(text: string, facets: Facets): boolean {
  const { base, values, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = facets;
  // Blanks around a number do not count, nor, as libxml2 reads them, those behind a time; those of a text do.
  const blanks = base === 'dateTime' ? /[ \t\r\n]+$/ : /^[ \t\r\n]+|[ \t\r\n]+$/g;
  const value = base === 'string' ? text : text.replace(blanks, '');
  if (base !== 'string' && !FORMS[base].test(value)) return false;
  if (base === 'dateTime') return isIsoDate(value.replace(/^-/, '').slice(0, 10));
  const isNumber = base !== 'string';
  const same = (one: string) => (isNumber ? Number(one) === Number(value) : one === value);
  if (values && !values.some(same)) return false;
  // First, so that a pattern never reads a text that is longer than it may be.
  const length = Array.from(value).length;
  if (length < minLength || length > maxLength) return false;
  if (facets.pattern !== undefined && !patternOf(facets.pattern).test(value)) return false;
  return !isNumber || isInRange(value, facets);
}

function patternOf(pattern: string): RegExp {
  const known = patterns.get(pattern) ?? new RegExp(`^(?:${pattern})$`, 'u');
  patterns.set(pattern, known);
  return known;
}

function isInRange(value: string, facets: Facets): boolean {
  const { from, above, to, digits = Number.POSITIVE_INFINITY, decimals = Number.POSITIVE_INFINITY } = facets;
  const [whole = '', part = ''] = value.replace(/^[+-]/, '').split('.');
  const [left, right] = [whole.replace(/^0+/, ''), part.replace(/0+$/, '')];
  if (right.length > decimals || left.length + right.length > digits) return false;
  const number = Number(value);
  return (
    (from === undefined || number >= from) &&
    (above === undefined || number > above) &&
    (to === undefined || number <= to)
  );
}
