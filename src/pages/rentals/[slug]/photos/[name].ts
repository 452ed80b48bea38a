import { env } from 'cloudflare:workers';
import { answering, onlyMethods } from '#src/edge/endpoint.ts';
import { Problem } from '#src/edge/problem.ts';
import { readListingPhoto } from '#src/edge/screening/rental-page.ts';

export const prerender = false;

/**
 * A photo on the page of a published listing, for everybody; its file lies in a private bucket. 404 `photo_not_found` when
 * the page is not published (any more) or does not show it. Browsers keep it for an hour.
 */
export const GET = answering(async ({ params }) => {
  const photo = await readListingPhoto(env, params.slug ?? '', params.name ?? '');
  if (!photo) throw new Problem(404, 'photo_not_found', 'There is no such photo.');
  const type = params.name?.endsWith('.webp') ? 'image/webp' : 'image/jpeg';
  return new Response(photo, { headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' } });
});

export const ALL = onlyMethods('GET', 'HEAD');
