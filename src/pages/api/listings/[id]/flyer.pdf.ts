import { env } from 'cloudflare:workers';
import { readBytes } from '#src/edge/body.ts';
import { callerRead, recordOf } from '#src/edge/caller-endpoint.ts';
import { askedLanguage, checked, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { pdfAnswer } from '#src/edge/pdf-answer.ts';
import { Problem } from '#src/edge/problem.ts';
import { renderFlyer } from '#src/edge/screening/flyer-pdf.ts';
import { readListing } from '#src/edge/screening/rental-page.ts';

export const prerender = false;

const MAX_PHOTO_BYTES = 1_500_000;

/**
 * The flyer of a published listing, `?lang=es|en`, for whoever may read the listing. The body, if any, is the JPEG on it: the
 * browser makes one of the photo, because a PDF takes no WebP. 404 `listing_not_found`; 400 `invalid`; 413 `too_large`.
 */
export const POST = callerRead(async ({ caller, settings, params, request, url }) => {
  const id = checked(RecordId, params.id);
  const language = askedLanguage(url);
  const photo = await readBytes(request, MAX_PHOTO_BYTES);

  const found = await caller.from('listings').select('slug').eq('id', id).maybeSingle();
  const listing = await readListing(env, recordOf(found, 'listing_not_found').slug);
  if (!listing) throw new Problem(404, 'listing_not_found', 'There is no such published listing.');

  const file = await renderFlyer(listing, { language, siteUrl: settings.siteUrl, photo });
  return pdfAnswer(file);
});

export const ALL = onlyMethods('POST');
