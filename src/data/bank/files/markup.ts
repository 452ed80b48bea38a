import { Parser } from 'htmlparser2';
import type { MarkupEvent } from '#src/domain/bank/ofx.ts';
import type { Grid, GridRow } from '#src/domain/foundation/grid.ts';

/** What markup says in order: comments are left out, entities and CDATA are text. Elements that are not closed stay open. */
export function markupEvents(text: string): MarkupEvent[] {
  const events: MarkupEvent[] = [];
  const add = (event: MarkupEvent) => events.push(event);
  const parser = new Parser(
    {
      onopentag: (name) => add({ kind: 'open', name }),
      ontext: (part) => add({ kind: 'text', text: part }),
      onclosetag: (name, isImplied) => !isImplied && add({ kind: 'close', name }),
    },
    { xmlMode: true },
  );
  parser.end(text);
  return events;
}

/** Pages and workbooks of XML: what a row and a cell is called in them. */
const ROWS = new Set(['tr', 'row', 'ss:row']);
const CELLS = new Set(['td', 'th', 'cell', 'ss:cell']);
const SILENT = new Set(['script', 'style', 'title', 'head']);
const MOST_COLUMNS = 200;

interface OpenRow {
  readonly cells: string[];
  /** Place of the cell that is being read; null between cells. */
  at: number | null;
}

/** Puts the rows of markup together. What stands in a cell that spans several is in the first of them. */
class RowsOfMarkup {
  readonly rows: GridRow[] = [];
  readonly #open: OpenRow[] = [];
  #silent = 0;

  begin(name: string, attributes: Readonly<Record<string, string>>): void {
    const tag = name.toLowerCase();
    if (SILENT.has(tag)) this.#silent += 1;
    else if (ROWS.has(tag)) this.#open.push({ cells: [], at: null });
    else if (tag === 'br') this.write(' ');
    const row = this.#open.at(-1);
    if (!row || !CELLS.has(tag)) return;
    const index = Math.min(Number(attributes['ss:Index'] ?? 0) || 0, MOST_COLUMNS);
    while (row.cells.length < index - 1) row.cells.push('');
    row.at = row.cells.length;
    const span = Math.min(Number(attributes.colspan ?? 1) || 1, MOST_COLUMNS);
    for (let place = 0; place < span; place += 1) row.cells.push('');
  }

  write(part: string): void {
    const row = this.#open.at(-1);
    if (this.#silent > 0 || row === undefined || row.at === null) return;
    row.cells[row.at] = (row.cells[row.at] ?? '') + part;
  }

  end(name: string): void {
    const tag = name.toLowerCase();
    if (SILENT.has(tag)) this.#silent = Math.max(0, this.#silent - 1);
    const row = this.#open.at(-1);
    if (row && CELLS.has(tag)) row.at = null;
    if (!row || !ROWS.has(tag)) return;
    this.#open.pop();
    const cells = row.cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim());
    this.rows.push({ line: this.rows.length + 1, cells });
  }
}

/** The rows of all tables of a page, as banks save it under the name of a workbook; also workbooks of 2003's XML. */
export function markupGrid(text: string): Grid {
  const isXml = /<(\w+:)?workbook\b/i.test(text.slice(0, 4_000));
  const rows = new RowsOfMarkup();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => rows.begin(name, attributes),
      ontext: (part) => rows.write(part),
      onclosetag: (name) => rows.end(name),
    },
    { xmlMode: isXml },
  );
  parser.end(text);
  return rows.rows;
}
