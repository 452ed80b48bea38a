import type { Database } from '#src/data/database.types.ts';
import {
  type Arguments,
  type FunctionName,
  NOW,
  newId,
  type RelationName,
  type Returned,
  type Row,
} from './fixtures.ts';
import { unknownArguments } from './known-arguments.ts';
import { answerRows, type Fields, passes } from './postgrest.ts';
import { Refusal } from './refusals.ts';

type Tables = Database['public']['Tables'];
type TableName = keyof Tables;
type Verb = 'insert' | 'update' | 'delete';

/** Answers at once, later, or not at all; or refuses. */
type Answer<Result> = Result | Refusal | Promise<Result | Refusal>;
type Handler = (request: Request, body: unknown) => Answer<unknown>;

interface Written {
  readonly verb: Verb;
  readonly body: unknown;
  readonly params: URLSearchParams;
}

const VERBS: Readonly<Record<string, Verb>> = { POST: 'insert', PATCH: 'update', DELETE: 'delete' };

/** The server of a test: it answers what the test says, and whatever else is asked fails the test. */
class FixtureServer {
  #handlers = new Map<string, Handler>();
  /** What is answered where the test says nothing. */
  #usual = new Map<string, Handler>();
  readonly #calls: { readonly name: string; readonly args: unknown }[] = [];
  readonly #writes: ({ readonly table: string } & Written)[] = [];
  readonly #faults = new Set<string>();
  #otherwise: Handler | undefined;
  readonly #asked: string[] = [];
  #hasFailed = false;

  /** What is said here holds only where the test has said nothing else. */
  usually(say: () => void): void {
    const said = this.#handlers;
    this.#handlers = this.#usual;
    say();
    this.#handlers = said;
  }

  /** The rows of a table or view. A function gets the request and may answer by its filters. */
  rows<Name extends RelationName>(
    name: Name,
    rows: Answer<readonly Row<Name>[]> | ((params: URLSearchParams) => Answer<readonly Row<Name>[]>),
  ): void {
    this.#handlers.set(`read ${name}`, (request) =>
      typeof rows === 'function' ? rows(new URL(request.url).searchParams) : rows,
    );
  }

  /** Tables and views in which there is nothing. */
  empty(...names: readonly RelationName[]): void {
    for (const name of names) this.#handlers.set(`read ${name}`, () => []);
  }

  /** A table that the screen reads and writes: what is written shows when it is read again. */
  table<Name extends TableName>(name: Name, rows: readonly Row<Name>[] = []): void {
    let kept: Fields[] = rows.map((one) => ({ ...one }));
    const handle = (key: string, handler: Handler) => this.#handlers.set(`${key} ${name}`, handler);
    handle('read', () => kept);
    handle('insert', (_, body) => {
      const added = [body].flat().map((one) => ({ id: newId(), created_at: NOW, ...(one as Fields) }));
      kept = [...kept, ...added];
      return added;
    });
    handle('update', (request, body) => {
      const { searchParams } = new URL(request.url);
      const isMeant = (one: Fields) => passes(one, searchParams);
      const changed = kept.filter(isMeant).map((one) => ({ ...one, ...(body as Fields) }));
      kept = [...kept.filter((one) => !isMeant(one)), ...changed];
      return changed;
    });
    handle('delete', (request) => {
      const { searchParams } = new URL(request.url);
      const gone = kept.filter((one) => passes(one, searchParams));
      kept = kept.filter((one) => !gone.includes(one));
      return gone;
    });
  }

  /** What a function of the database answers. */
  call<Name extends FunctionName>(
    name: Name,
    answer: Answer<Returned<Name>> | ((args: Arguments<Name>) => Answer<Returned<Name>>),
  ): void {
    this.#handlers.set(`call ${name}`, (_, args) =>
      typeof answer === 'function'
        ? (answer as (args: Arguments<Name>) => Answer<Returned<Name>>)(args as Arguments<Name>)
        : answer,
    );
  }

  /** What writing to a table answers: the rows as they are afterwards. A function gets the body and the request's filters. */
  write<Name extends TableName>(
    name: Name,
    verb: Verb,
    answer:
      | Answer<readonly Row<Name>[]>
      | ((body: Tables[Name]['Update'], params: URLSearchParams) => Answer<readonly Row<Name>[]>),
  ): void {
    this.#handlers.set(`${verb} ${name}`, (request, body) =>
      typeof answer === 'function'
        ? answer(body as Tables[Name]['Update'], new URL(request.url).searchParams)
        : answer,
    );
  }

  /** An endpoint of the edge, the storage or the sign-in: `POST /api/receipts/`. Everything below the path is answered. */
  at(method: string, path: string, answer: (request: Request, body: unknown) => Answer<unknown>): void {
    this.#handlers.set(`${method} ${path}`, answer);
  }

  /** What answers all that nothing else does: a server that fails, or one that takes its time. */
  otherwise(answer: () => Answer<unknown>): void {
    this.#otherwise = answer;
  }

  /** How many requests it has taken. */
  get taken(): number {
    return this.#asked.length;
  }

  /** What was asked for so far, as `read units`, `call my_leases` or `POST /api/members`. */
  get asked(): readonly string[] {
    return [...this.#asked];
  }

  /** The arguments of each call of a function so far. */
  callsOf<Name extends FunctionName>(name: Name): Arguments<Name>[] {
    return this.#calls.filter((call) => call.name === name).map(({ args }) => args as Arguments<Name>);
  }

  /** What was written to a table so far. */
  writesOf(name: TableName): Written[] {
    return this.#writes.filter(({ table }) => table === name);
  }

  /** Takes the place of the page's `fetch`. */
  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const body = await bodyOf(request);
    const key = keyOf(request, pathname);
    const handler =
      this.#handlers.get(key) ??
      this.#usual.get(key) ??
      this.#below(request.method, pathname) ??
      this.#otherwise;
    this.#asked.push(key);
    if (!handler) return this.#fault(`Nobody said what "${key}" answers.`);
    this.#note(request, key, body);
    const answer = await handler(request, body);
    if (request.signal.aborted) throw new DOMException('Aborted', 'AbortError');
    if (answer instanceof Refusal) {
      this.#hasFailed ||= answer.isFailure;
      return answer.toResponse();
    }
    if (answer instanceof Response) return answer;
    try {
      return this.#respond(key, answer, request);
    } catch (error) {
      return this.#fault(String(error));
    }
  };

  /** Whether it failed: then nobody waits as long as the product does before it asks again. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** What went wrong between the screen and its fixtures. */
  get faults(): readonly string[] {
    return [...this.#faults];
  }

  #respond(key: string, answer: unknown, request: Request): Response {
    const [kind, name = ''] = key.split(' ');
    if (kind === 'call') return answerCall(answer, request, name);
    if (!Array.isArray(answer)) return Response.json(answer ?? null);
    const isAnswered =
      kind === 'read' || (request.headers.get('Prefer')?.includes('return=representation') ?? false);
    return isAnswered ? answerRows(answer, request, name) : new Response(null, { status: 204 });
  }

  #below(method: string, pathname: string): Handler | undefined {
    const known = [...this.#handlers].find(([key]) => {
      const [own, path = ''] = key.split(' ');
      return own === method && path.startsWith('/') && pathname.startsWith(path);
    });
    return known?.[1];
  }

  #note(request: Request, key: string, body: unknown): void {
    const [kind = '', name = ''] = key.split(' ');
    if (kind === 'call') {
      this.#calls.push({ name, args: body });
      const unknown = isPosted(request) ? unknownArguments(name, body) : [];
      if (unknown.length > 0) this.#faults.add(`${name} has no argument ${unknown.join(', ')}.`);
    }
    const verb = Object.values(VERBS).find((one) => one === kind);
    const params = new URL(request.url).searchParams;
    if (verb) this.#writes.push({ table: name, verb, body, params });
  }

  #fault(text: string): Response {
    this.#faults.add(text);
    this.#hasFailed = true;
    return Response.json({ code: 'XX000', message: text }, { status: 500 });
  }
}

/** The address of one that is read has filters besides its arguments. */
const isPosted = ({ method }: Request) => method === 'POST';

/** Functions of the database that answer rows are read like tables. */
function answerCall(answer: unknown, request: Request, name: string): Response {
  if (Array.isArray(answer) && answer.every((one) => typeof one === 'object' && one !== null))
    return answerRows(answer, request, name);
  return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
}

function keyOf(request: Request, pathname: string): string {
  const [, name = ''] = /^\/rest\/v1\/(?:rpc\/)?(\w+)$/.exec(pathname) ?? [];
  if (!name) return `${request.method} ${pathname}`;
  if (pathname.includes('/rpc/')) return `call ${name}`;
  return `${VERBS[request.method] ?? 'read'} ${name}`;
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD')
    return Object.fromEntries(new URL(request.url).searchParams);
  const type = request.headers.get('Content-Type') ?? '';
  if (type.includes('form-data')) return request.clone().formData();
  const text = await request.clone().text();
  return type.includes('json') && text ? JSON.parse(text) : text;
}

/** The server of the test that runs. */
export let server = new FixtureServer();

/** A server that knows nothing yet. */
export function startServer(): FixtureServer {
  server = new FixtureServer();
  return server;
}
