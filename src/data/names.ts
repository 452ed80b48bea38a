// The database writes `amount_minor`, the product `amountMinor`: names change here, at the one seam between them, in both
// directions and for rows, arguments and answers alike.

/**
 * JSON whose keys are somebody's data or are kept as they are, by the name that it goes under: nothing below it is renamed.
 * A test holds this against the catalog, which must say of each JSON value whether it is a record of ours or data.
 */
export const VERBATIM: ReadonlySet<string> = new Set([
  'after',
  'answer',
  'before',
  'changes',
  'content',
  'csvMapping',
  'export_my_data',
  'keep_mail_content',
  'names',
  'parameters',
]);

/** Each name is worked out once: the rows of an answer share theirs. */
function remembered(rename: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const made = rename(name);
    known.set(name, made);
    return made;
  };
}

/** `amount_minor` → `amountMinor` */
export const toProduct = remembered((name) =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
);

/** `amountMinor` → `amount_minor`; what is a name of the database stays one. */
export const toDatabase = remembered((name) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
);

/** A value of JSON with its keys renamed. @param under the product's name that it goes under */
function renamed(value: unknown, rename: (name: string) => string, under = ''): unknown {
  if (typeof value !== 'object' || value === null || VERBATIM.has(under)) return value;
  if (Array.isArray(value)) return value.map((one) => renamed(one, rename));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [rename(name), renamed(one, rename, toProduct(name))]),
  );
}

/** What the database answered, in the product's names. @param of the table, view or function that it came from */
export const fromWire = (value: unknown, of = ''): unknown => renamed(value, toProduct, of);

/** A row or an argument in the names of the database. */
export const toWire = (value: unknown, under = ''): unknown => renamed(value, toDatabase, under);

/** The arguments of a function as the database names them. */
export const toArguments = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`p_${toDatabase(name)}`, toWire(value, name)]),
  );

const RESOURCE = /\/rest\/v1\/(rpc\/)?(\w+)$/;
/** The parameters of a request whose values are names of columns. */
const NAMING = /(^|\.)(select|order|columns|on_conflict)$/;
/** Those whose values are conditions: `dueOn.lt.2026-01-01,name.eq."dueOn.lt"`. */
const CONDITIONS = /(^|\.)(or|and)$/;
/** In conditions, what is quoted and stays, or the name of a column. */
const QUOTED_OR_NAME = /"(?:\\.|[^"\\])*"|\b[a-z]\w*(?=\.)/g;

function inDatabaseNames(parameter: string, value: string): string {
  if (NAMING.test(parameter)) return toDatabase(value);
  if (!CONDITIONS.test(parameter)) return value;
  return value.replaceAll(QUOTED_OR_NAME, (part) => (part.startsWith('"') ? part : toDatabase(part)));
}

/** A `fetch` for clients of the database, which speak the product's names and are answered in them. */
export function inProductNames(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const [, isFunction, resource] = RESOURCE.exec(url.pathname) ?? [];
    if (!resource) return send(input, init);
    url.search = new URLSearchParams(
      [...url.searchParams].map(([name, value]) => [toDatabase(name), inDatabaseNames(name, value)]),
    ).toString();
    const body = isFunction || typeof init?.body !== 'string' ? init?.body : rewritten(init.body, toWire);
    return inNames(await send(url, body === undefined ? init : { ...init, body }), resource);
  };
}

async function inNames(response: Response, resource: string): Promise<Response> {
  const { ok, status, statusText, headers } = response;
  if (!ok || !headers.get('content-type')?.includes('json')) return response;
  const text = await response.text();
  const body = text === '' ? null : rewritten(text, (value) => fromWire(value, resource));
  return new Response(body, { status, statusText, headers });
}

const rewritten = (text: string, rename: (value: unknown) => unknown): string =>
  JSON.stringify(rename(JSON.parse(text)));
