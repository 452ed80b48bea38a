// What a request selects. Grammar: PostgREST's documentation, "Vertical Filtering" and "Resource Embedding".
import { Reader } from '#stack/rest/conditions.ts';
import { NotPlain } from '#stack/rest/plain.ts';

export interface Column {
  name: string;
  /** What it is called in the answer, where that is not its name. */
  alias?: string;
}

export interface Embedded {
  relation: string;
  /** What it is called in the answer. */
  alias: string;
  hint?: string;
  /** Rows without it are left out. */
  isInner: boolean;
  selection: Selection;
}

export interface Selection {
  columns: Column[];
  embedded: Embedded[];
}

const ITEM = /(?:(\w+):(?!:))?(\w+|\*)/y;
const HINT = /!(\w+)/y;

/** `id,name,lease:leases!leases_unit_fkey!inner(id)`. @throws NotPlain for casts, aggregates and paths into JSON */
export function selectionOf(text: string): Selection {
  const reader = new Reader(text);
  const found = listOf(reader);
  reader.end();
  return found;
}

function listOf(reader: Reader): Selection {
  const selection: Selection = { columns: [], embedded: [] };
  do {
    const [, alias, name = ''] = reader.match(ITEM) ?? [];
    if (name === '' || (alias && name === '*')) throw new NotPlain('select');
    const words = hintsOf(reader);
    if (!reader.takes('(')) {
      if (words.length > 0) throw new NotPlain('select');
      selection.columns.push({ name, ...(alias && { alias }) });
      continue;
    }
    const inside = listOf(reader);
    reader.take(')');
    const hints = words.filter((word) => word !== 'inner' && word !== 'left');
    if (hints.length > 1) throw new NotPlain('select');
    const isInner = words.includes('inner');
    const [hint] = hints;
    selection.embedded.push({
      ...{ relation: name, alias: alias ?? name, isInner, selection: inside },
      ...(hint && { hint }),
    });
  } while (reader.takes(','));
  return selection;
}

function hintsOf(reader: Reader): string[] {
  const words: string[] = [];
  for (let found = reader.match(HINT); found; found = reader.match(HINT)) words.push(found[1] ?? '');
  return words;
}
