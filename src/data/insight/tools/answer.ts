import { toAppError } from '#src/data/errors.ts';
import type { Cell, ToolAnswer, ToolArguments } from '#src/domain/insight/assistant/tools.ts';

/** Most rows of an answer. */
export const MOST_ROWS = 50;
/** Most rows that the server gives at once, and most that are added up for an answer. */
const PAGE = 1_000;
const MOST_ADDED_UP = 10_000;

type Line = Readonly<Record<string, Cell>>;
type Found<Row> =
  | { readonly data: Row[]; readonly count: number | null; readonly error: null }
  | { readonly data: null; readonly count: null; readonly error: unknown };

/** An amount as a cell; null where it is not known. */
export const amount = (minor: number | null | undefined, currency: string | null | undefined): Cell =>
  minor === null || minor === undefined || !currency ? null : { minor, currency };

/** An answer of these rows. @param count how many there are, where these are not all */
export function answerOf(
  rows: readonly Line[],
  places: readonly string[],
  count = rows.length,
  days: Pick<ToolAnswer, 'from' | 'until'> = {},
): ToolAnswer {
  return { rows: rows.slice(0, MOST_ROWS), count, places, ...days };
}

/** What was found, with how many there are in all. @throws AppError */
export async function counted<Row>(
  asked: PromiseLike<unknown>,
): Promise<{ rows: readonly Row[]; count: number }> {
  const found = (await asked) as Found<Row>;
  if (found.error) throw toAppError(found.error);
  const rows = found.data as Row[];
  return { rows, count: found.count ?? rows.length };
}

/** All rows of a question, to be added up, page by page; at most ten thousand. @throws AppError */
export async function allRows<Row>(
  page: (from: number, to: number) => PromiseLike<unknown>,
): Promise<readonly Row[]> {
  const all: Row[] = [];
  for (let from = 0; from < MOST_ADDED_UP; from += PAGE) {
    const { rows } = await counted<Row>(page(from, from + PAGE - 1));
    all.push(...rows);
    if (rows.length < PAGE) break;
  }
  return all;
}

/** An argument that is a text, without blanks around it. */
export function textArgument(values: ToolArguments, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** An address with what it brings along; what is not known is left out. */
export function withSearch(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const known = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return known.length > 0 ? `${path}?${new URLSearchParams(known)}` : path;
}
