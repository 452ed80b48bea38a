import type { APIContext, APIRoute } from 'astro';
import {
  type GenericSchema,
  type InferOutput,
  optional,
  picklist,
  pipe,
  safeParse,
  string,
  uuid,
} from 'valibot';
import { fallbackLanguage, type Language, languages } from '#src/i18n/language.ts';
import { discardRest, readLimitedText } from './body.ts';
import { Problem } from './problem.ts';

const MAX_BODY_BYTES = 16 * 1024;

/** Turns what a handler throws into an answer: a Problem into its own status, anything else into a 500. */
export function answering(handler: (context: APIContext) => Promise<Response>): APIRoute {
  return async (context) => {
    const requestId = idOf(context.request);
    const response = await handler(context).catch((error: unknown) => toAnswer(error, requestId));
    await discardRest(context.request);
    return response;
  };
}

/** The answer to every method that an endpoint does not have. */
export function onlyMethods(...methods: string[]): APIRoute {
  const problem = new Problem(405, 'method_not_allowed', 'Method not allowed.');
  return answering(async () => problem.toResponse({ allow: methods.join(', ') }));
}

/** An answer in JSON, which nothing on the way keeps. */
export const jsonAnswer = (answer: object, status = 200): Response =>
  Response.json(answer, { status, headers: { 'cache-control': 'no-store' } });

/** Done, and there is nothing to say. */
export const doneAnswer = (status: 200 | 202 | 204 = 204): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } });

/** What the request has in the platform's log, so that what a reader was told can be found there. */
const idOf = (request: Request): string => request.headers.get('cf-ray') ?? crypto.randomUUID();

function toAnswer(error: unknown, requestId: string): Response {
  const problem =
    error instanceof Problem ? error : new Problem(500, 'unexpected', 'An unexpected error occurred.');
  if (problem !== error) console.error(requestId, error);
  else if (problem.status >= 500) console.error(requestId, problem.code, problem.message);
  return problem.toResponse({ 'x-request-id': requestId });
}

/**
 * Refuses a request that another site makes in the reader's browser. Programs send no Origin and pass: they
 * have no cookie or session of a reader to misuse.
 *
 * @throws Problem 403 `bad_origin`.
 */
export function checkOrigin(request: Request, siteUrl: string): void {
  const origin = request.headers.get('origin');
  const isSameSite = !origin || origin === new URL(request.url).origin || origin === new URL(siteUrl).origin;
  if (!isSameSite || request.headers.get('sec-fetch-site') === 'cross-site') {
    throw new Problem(403, 'bad_origin', 'Requests from another site are refused.');
  }
}

/**
 * The checked JSON body of a request.
 *
 * @throws Problem 415 `not_json`, 413 `too_large`, 400 `invalid` with the names of the wrong fields.
 */
export async function readBody<Schema extends GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<InferOutput<Schema>> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new Problem(415, 'not_json', 'The body must be JSON.');
  }
  return checked(schema, parseJson(await readText(request)));
}

/** The body of a request. @throws Problem 413 `too_large`. */
export const readText = (request: Request): Promise<string> => readLimitedText(request, MAX_BODY_BYTES);

/** A value that fits the schema. @throws Problem 400 `invalid`. */
export function checked<Schema extends GenericSchema>(schema: Schema, value: unknown): InferOutput<Schema> {
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  const fields = result.issues.map((issue) => issue.path?.map(({ key }) => String(key)).join('.') || 'body');
  throw new Problem(400, 'invalid', `Not valid: ${[...new Set(fields)].join(', ')}.`);
}

/** The id of a record. */
export const RecordId = pipe(string(), uuid());

const ReaderLanguage = optional(picklist(languages), fallbackLanguage);

/** The language that an address asks for by `?lang=`. @throws Problem 400 `invalid`. */
export function askedLanguage(url: URL): Language {
  return checked(ReaderLanguage, url.searchParams.get('lang') ?? undefined);
}

/** What a JSON text says; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // No schema accepts it, so it ends as 400 like every other wrong body.
  }
}
