import { readSelect, type Selected } from './select-list.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Finds what a fixture says of a related table, by whichever name the `select` gives the relation. */
function embeddedIn(row: Fields, { name, source, hint }: Selected): unknown {
  const keys = [`$${source}:${name}`, `$${hint}:${name}`, `$${source}`, `$${hint}`];
  const key = keys.find((one) => one in row);
  return key ? row[key] : undefined;
}

/** The row as the server would answer it: what is selected and nothing else. A fixture that lacks a column fails the test. */
function project(row: Fields, selected: readonly Selected[], where: string): Fields {
  const answer: Record<string, unknown> = {};
  for (const entry of selected) {
    if (entry.source === '*') Object.assign(answer, withoutRelated(row));
    else if (entry.columns) {
      const related = projectRelated(embeddedIn(row, entry), entry, `${where} → ${entry.source}`);
      if (entry.isSpread) Object.assign(answer, related);
      else answer[entry.name] = related;
    } else {
      const column = entry.source in row ? entry.source : entry.name;
      if (row[column] === undefined) throw new Error(`The fixture of ${where} lacks "${entry.source}".`);
      answer[entry.name] = row[column];
    }
  }
  return answer;
}

const withoutRelated = (row: Fields) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !key.startsWith('$')));

function projectRelated(related: unknown, { columns = [], source }: Selected, where: string): unknown {
  if (related === undefined) throw new Error(`The fixture of ${where} lacks "$${source}".`);
  if (related === null) return null;
  if (Array.isArray(related)) return related.map((one) => project(one as Fields, columns, where));
  return project(related as Fields, columns, where);
}

const COMPARED: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  eq: (value, wanted) => value === wanted,
  neq: (value, wanted) => value !== wanted,
  gt: (value, wanted) => compare(value, wanted) > 0,
  gte: (value, wanted) => compare(value, wanted) >= 0,
  lt: (value, wanted) => compare(value, wanted) < 0,
  lte: (value, wanted) => compare(value, wanted) <= 0,
  is: (value, wanted) => value === wanted,
  in: (value, wanted) => wanted.slice(1, -1).split(',').map(unquoted).includes(value),
};

const compare = (one: string, other: string) =>
  Number(one) - Number(other) || (one < other ? -1 : Number(one > other));
const unquoted = (text: string) => text.replace(/^"|"$/g, '');

/** Whether the filters of a request let a row through, as far as they are about columns that the fixture names. */
export function passes(row: Fields, params: URLSearchParams): boolean {
  return [...params].every(([column, condition]) => {
    if (row[column] === undefined) return true;
    const [, not, operator = '', wanted = ''] = /^(not\.)?(\w+)\.(.*)$/s.exec(condition) ?? [];
    const holds = COMPARED[operator];
    return !holds || holds(String(row[column]), unquoted(wanted)) !== (not !== undefined);
  });
}

/** The answer of PostgREST to a request whose rows are known: filtered, cut, counted and with the selected columns. */
export function answerRows(rows: readonly Fields[], request: Request, where: string): Response {
  const params = new URL(request.url).searchParams;
  const found = rows.filter((row) => passes(row, params));
  const offset = Number(params.get('offset') ?? 0);
  const limit = Number(params.get('limit') ?? found.length);
  const selected = readSelect(params.get('select') ?? '*');
  const page = found.slice(offset, offset + limit).map((row) => project(row, selected, where));
  const isCounted = request.headers.get('Prefer')?.includes('count=') ?? false;
  const headers = {
    'Content-Range': `${offset}-${offset + page.length - 1}/${isCounted ? found.length : '*'}`,
  };
  if (request.method === 'HEAD') return new Response(null, { headers });
  if (!request.headers.get('Accept')?.includes('vnd.pgrst.object')) return Response.json(page, { headers });
  if (page.length === 1) return Response.json(page[0]);
  return Response.json({ code: 'PGRST116', message: `${page.length} rows` }, { status: 406 });
}
