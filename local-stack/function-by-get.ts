const PATH = /^\/rest\/v1\/rpc\/\w+$/;
const LOGIC = /^(not\.)?(or|and)$/;
const RESERVED: ReadonlySet<string> = new Set(['select', 'order', 'limit', 'offset', 'columns', 'apikey']);
/** A value that says how a column is compared, such as `eq.3` or `not.is.null`. */
const COMPARISON =
  /^(not\.)?(eq|neq|gt|gte|lt|lte|like|ilike|match|imatch|is|isdistinct|in|cs|cd|ov|sl|sr|nxr|nxl|adj|fts|plfts|phfts|wfts)(\([\w]+\))?\./;

/**
 * The API package takes `or` and `and` of a function that is asked by GET for arguments of the function. Such a call is
 * handed on as the same call by POST, where it knows them as filters; every other request as it is.
 */
export function functionByGet(request: Request): Request {
  const url = new URL(request.url);
  if (request.method !== 'GET' || !PATH.test(url.pathname)) return request;
  const entries = [...url.searchParams];
  if (!entries.some(([name]) => LOGIC.test(name))) return request;
  const isArgument = ([name, value]: [string, string]) =>
    !LOGIC.test(name) && !RESERVED.has(name) && !COMPARISON.test(value);
  const named = Object.fromEntries(entries.filter(isArgument));
  url.search = new URLSearchParams(entries.filter((entry) => !isArgument(entry))).toString();
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(named) });
}
