/** One entry of PostgREST's `select`: a column, or rows of a related table. */
export interface Selected {
  /** What the answer calls it. */
  readonly name: string;
  /** The column, table or foreign key that it comes from. */
  readonly source: string;
  /** `alias:table!foreign_key`: the second way to say which relation is meant. */
  readonly hint?: string;
  readonly columns?: readonly Selected[];
  /** Its columns stand among those of the row above it. */
  readonly isSpread?: boolean;
}

/** Cuts at the commas that are not inside parentheses. */
function parts(list: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (const [index, character] of Array.from(list).entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character !== ',' || depth > 0) continue;
    found.push(list.slice(from, index));
    from = index + 1;
  }
  return [...found, list.slice(from)].map((part) => part.trim()).filter(Boolean);
}

const EMBEDDED = /^(\.\.\.)?(?:([\w-]+):)?(\w+)(?:!(\w+))?(?:!(?:inner|left))?\((.*)\)$/s;
const COLUMN = /^(?:([\w-]+):)?([^:]+)(?:::\w+)?$/;

/** What a `select` asks for. */
export function readSelect(list: string): Selected[] {
  return parts(list).map((part) => {
    const embedded = EMBEDDED.exec(part);
    if (embedded) {
      const [, spread, alias, source = '', hint, columns = ''] = embedded;
      const isJoin = hint === 'inner' || hint === 'left';
      return {
        name: alias ?? source,
        source,
        ...(hint && !isJoin && { hint }),
        columns: readSelect(columns),
        isSpread: spread !== undefined,
      };
    }
    const [, alias, source = part] = COLUMN.exec(part) ?? [];
    return { name: alias ?? source.replace(/^.*->>?/, ''), source };
  });
}
