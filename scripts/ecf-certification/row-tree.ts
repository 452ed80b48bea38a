import type { XmlElement } from '../../src/domain/taxes/ecf/xml-tree.ts';
import type { Part, SchemaTable } from '../../src/edge/taxes/ecf/schema-check.ts';

/** A row of DGII's test set: the names of its columns, and what stands in them. Empty cells are left out. */
export type TestRow = ReadonlyMap<string, string>;

/** Columns that say nothing of the document. */
const SILENT = new Set(['CasoPrueba']);

/** The three names of DGII's columns that are not those of its schemas. */
function columnOf(leaf: string, parents: readonly string[]): string {
  if (leaf === 'eNCF') return 'ENCF';
  if (leaf === 'NumeroLinea' && parents.includes('DescuentoORecargo')) return 'NumeroLineaDoR';
  return leaf === 'MontoSubRecargo' ? 'MontosubRecargo' : leaf;
}

/** Where a walk through a schema is: its parents, and which ones of those that repeat. */
interface Place {
  readonly parents: readonly string[];
  readonly at: readonly number[];
}

const suffix = (at: readonly number[]) => at.map((index) => `[${index}]`).join('');

class Walk {
  readonly used = new Set<string>();
  readonly #table: SchemaTable;
  readonly #row: TestRow;

  constructor(table: SchemaTable, row: TestRow) {
    this.#table = table;
    this.#row = row;
  }

  elements(content: number, place: Place): XmlElement[] {
    const parts = this.#table.groups[-1 - content] ?? [];
    return parts.filter(([name]) => name !== '*').flatMap((part) => this.#part(part, place));
  }

  #part([name, content, , most]: Part, place: Place): XmlElement[] {
    if (most <= 1) return this.#element(name, content, place);
    const column = content >= 0 ? [columnOf(name, place.parents)] : this.#columns(name, content, place);
    return this.#indices(column, place.at).flatMap((index) =>
      this.#element(name, content, { ...place, at: [...place.at, index] }),
    );
  }

  #element(name: string, content: number, place: Place): XmlElement[] {
    if (content < 0) {
      const inner = this.elements(content, { ...place, parents: [...place.parents, name] });
      return inner.length > 0 ? [{ name, content: inner }] : [];
    }
    const column = columnOf(name, place.parents) + suffix(place.at);
    const value = this.#row.get(column);
    if (value === undefined) return [];
    this.used.add(column);
    return [{ name, content: value }];
  }

  /** Names of the columns of an element that repeats: its own ones, and those of what does not repeat within it. */
  #columns(name: string, content: number, place: Place): string[] {
    const parents = [...place.parents, name];
    return (this.#table.groups[-1 - content] ?? []).flatMap(([child, inner, , most]) => {
      if (most > 1) return [];
      return inner < 0 ? this.#columns(child, inner, { ...place, parents }) : [columnOf(child, parents)];
    });
  }

  /** Which ones there are of what repeats, in order: `FormaPago[1]`, or `CodigoItem[3][1]` within the third item. */
  #indices(columns: readonly string[], at: readonly number[]): number[] {
    const starts = columns.map((column) => `${column}${suffix(at)}[`);
    const found = new Set<number>();
    for (const key of this.#row.keys())
      for (const start of starts) {
        const [, index] = key.startsWith(start) ? (/^(\d+)\]$/.exec(key.slice(start.length)) ?? []) : [];
        if (index) found.add(Number(index));
      }
    return [...found].sort((one, other) => one - other);
  }
}

/**
 * The document that a row of DGII's test set asks for, in the order of its schema. @throws for a column that has no place in it:
 * nothing of a row is left out silently.
 */
export function rowTree(root: 'ECF' | 'RFCE', row: TestRow, table: SchemaTable): XmlElement {
  const name = root === 'RFCE' ? 'rfce-32' : `ecf-${row.get('TipoeCF')}`;
  const content = table.documents[name];
  if (content === undefined) throw new Error(`There is no schema ${name}.`);
  const walk = new Walk(table, row);
  const tree = { name: root, content: walk.elements(content, { parents: [], at: [] }) };
  const left = [...row.keys()].filter((column) => !walk.used.has(column) && !SILENT.has(column));
  if (left.length > 0) throw new Error(`${row.get('ENCF')}: no place for ${left.join(', ')}.`);
  return tree;
}
