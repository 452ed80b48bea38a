import { env } from 'cloudflare:workers';
import type { APIContext, APIRoute } from 'astro';
import { type GenericSchema, type InferOutput, integer, minValue, number, pipe } from 'valibot';
import type { Language } from '#src/i18n/language.ts';
import { callerPost } from '../caller-endpoint.ts';
import { answering, jsonAnswer } from '../endpoint.ts';
import type { Client } from '../supabase.ts';
import { openCheckout } from './checkout.ts';
import { type CardSettings, readCardSettings } from './processors.ts';

/** An amount of money that may be none, in minor units. */
export const Minor = pipe(number(), integer(), minValue(0));

/** An endpoint that begins an attempt as its caller: 201 `{ id, url }`, where the browser goes on to the processor. */
export const checkoutPost = <Schema extends GenericSchema<unknown, { language: Language }>>(
  schema: Schema,
  start: (caller: Client, body: InferOutput<Schema>) => Promise<string>,
): APIRoute =>
  callerPost(readCardSettings, schema, async ({ settings, caller, body }) => {
    const id = await start(caller, body);
    return jsonAnswer({ id, url: await openCheckout(settings, id, body.language) }, 201);
  });

/** An endpoint that anybody may call: a processor, or a browser that comes from one or goes to it. */
export const openEndpoint = (
  handler: (settings: CardSettings, context: APIContext) => Promise<Response>,
): APIRoute => answering(async (context) => handler(readCardSettings(env), context));
