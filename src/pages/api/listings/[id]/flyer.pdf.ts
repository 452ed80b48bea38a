import { env } from 'cloudflare:workers';
import { optional, picklist, pipe, string, uuid } from 'valibot';
import { answering, checked, onlyMethods } from '#src/edge/endpoint.ts';
import { renderFlyer } from '#src/edge/flyer-pdf.ts';
import { fromDatabase, Problem } from '#src/edge/problem.ts';
import { readListing } from '#src/edge/rental-page.ts';
import { readSettings } from '#src/edge/settings.ts';
import { callerClient } from '#src/edge/supabase.ts';
import { fallbackLanguage, languages } from '#src/i18n/language.ts';

export const prerender = false;

const Id = pipe(string(), uuid());
const FlyerLanguage = optional(picklist(languages), fallbackLanguage);
const MAX_PHOTO_BYTES = 1_500_000;

/**
 * The flyer of a published listing, `?lang=es|en`, for whoever may read the listing. The body, if any, is the JPEG on it: the
 * browser makes one of the photo, because a PDF takes no WebP. 404 `listing_not_found`; 400 `invalid`; 413 `too_large`.
 */
export const POST = answering(async ({ params, request, url }) => {
  const settings = readSettings(env);
  const caller = callerClient(settings, request);
  const id = checked(Id, params.id);
  const language = checked(FlyerLanguage, url.searchParams.get('lang') ?? undefined);
  const photo = new Uint8Array(await request.arrayBuffer());
  if (photo.length > MAX_PHOTO_BYTES) throw new Problem(413, 'too_large', 'The photo is too large.');

  const { data, error } = await caller.from('listings').select('slug').eq('id', id).maybeSingle();
  if (error) throw fromDatabase(error);
  const listing = data ? await readListing(env, data.slug) : null;
  if (!listing) throw new Problem(404, 'listing_not_found', 'There is no such published listing.');

  const file = await renderFlyer(listing, { language, siteUrl: settings.siteUrl, photo });
  return new Response(file as Uint8Array<ArrayBuffer>, {
    headers: { 'content-type': 'application/pdf', 'cache-control': 'private, no-store' },
  });
});

export const ALL = onlyMethods('POST');
