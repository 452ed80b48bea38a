import { env } from 'cloudflare:workers';
import { readBytes } from '#src/edge/body.ts';
import { answering, askedLanguage, checked, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { pdfAnswer } from '#src/edge/pdf-answer.ts';
import { fromDatabase, Problem } from '#src/edge/problem.ts';
import { renderFlyer } from '#src/edge/screening/flyer-pdf.ts';
import { readListing } from '#src/edge/screening/rental-page.ts';
import { readSettings } from '#src/edge/settings.ts';
import { callerClient } from '#src/edge/supabase.ts';

export const prerender = false;

const MAX_PHOTO_BYTES = 1_500_000;

/**
 * The flyer of a published listing, `?lang=es|en`, for whoever may read the listing. The body, if any, is the JPEG on it: the
 * browser makes one of the photo, because a PDF takes no WebP. 404 `listing_not_found`; 400 `invalid`; 413 `too_large`.
 */
export const POST = answering(async ({ params, request, url }) => {
  const settings = readSettings(env);
  const caller = callerClient(settings, request);
  const id = checked(RecordId, params.id);
  const language = askedLanguage(url);
  const photo = await readBytes(request, MAX_PHOTO_BYTES);

  const { data, error } = await caller.from('listings').select('slug').eq('id', id).maybeSingle();
  if (error) throw fromDatabase(error);
  const listing = data ? await readListing(env, data.slug) : null;
  if (!listing) throw new Problem(404, 'listing_not_found', 'There is no such published listing.');

  const file = await renderFlyer(listing, { language, siteUrl: settings.siteUrl, photo });
  return pdfAnswer(file);
});

export const ALL = onlyMethods('POST');
