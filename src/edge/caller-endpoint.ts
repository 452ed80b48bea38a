import { env } from 'cloudflare:workers';
import type { PostgrestError } from '@supabase/supabase-js';
import type { APIContext, APIRoute } from 'astro';
import type { GenericSchema, InferOutput } from 'valibot';
import { answering, checkOrigin, readBody } from './endpoint.ts';
import { fromDatabase, Problem } from './problem.ts';
import { readSettings, type Settings } from './settings.ts';
import { type Client, callerClient } from './supabase.ts';

/** What the handler of a signed-in caller's request gets. */
interface CallerRead extends Pick<APIContext, 'request' | 'params' | 'url'> {
  /** The database as the caller: their policies hold. */
  readonly caller: Client;
  readonly settings: Settings;
}

/** The same with a checked body, and with the settings that the endpoint needs. */
interface CallerPost<Needed extends Settings, Body>
  extends Pick<APIContext, 'request' | 'locals' | 'params'> {
  readonly caller: Client;
  readonly settings: Needed;
  readonly body: Body;
}

/**
 * An endpoint that a signed-in caller posts JSON to. Settings, origin, caller and body are checked in this order, before the
 * handler runs.
 *
 * @param readNeeded what a deployment must set for it
 */
export const callerPost = <Needed extends Settings, Schema extends GenericSchema>(
  readNeeded: (variables: Env) => Needed,
  schema: Schema,
  handler: (post: CallerPost<Needed, InferOutput<Schema>>) => Promise<Response>,
): APIRoute =>
  answering(async ({ request, locals, params }) => {
    const settings = readNeeded(env);
    checkOrigin(request, settings.siteUrl);
    const caller = callerClient(settings, request);
    return handler({ request, locals, params, caller, settings, body: await readBody(request, schema) });
  });

/** An endpoint that shows a signed-in caller something and changes nothing. */
export const callerRead = (handler: (read: CallerRead) => Promise<Response>): APIRoute =>
  answering(async ({ request, params, url }) => {
    const settings = readSettings(env);
    return handler({ request, params, url, settings, caller: callerClient(settings, request) });
  });

/** An endpoint that a signed-in caller sends a file to, which the handler reads: it knows how large it may be. */
export const callerUpload = (handler: (read: CallerRead) => Promise<Response>): APIRoute =>
  answering(async ({ request, params, url }) => {
    const settings = readSettings(env);
    checkOrigin(request, settings.siteUrl);
    return handler({ request, params, url, settings, caller: callerClient(settings, request) });
  });

interface Found<Row> {
  readonly data: Row;
  readonly error: PostgrestError | null;
}

/** What a query read. @throws Problem as the database refuses. */
export function rowsOf<Rows>({ data, error }: Found<Rows>): Rows {
  if (error) throw fromDatabase(error);
  return data;
}

/**
 * The one record that a query read. @throws Problem 404 with this code when it does not exist or is somebody else's: the two
 * are not told apart.
 */
export function recordOf<Row>(found: Found<Row | null>, code: string): Row {
  const record = rowsOf(found);
  if (!record) throw new Problem(404, code, 'There is no such record for this caller.');
  return record;
}
