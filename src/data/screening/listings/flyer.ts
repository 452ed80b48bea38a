import { fetchFile } from '#src/data/api.ts';

/**
 * A flyer of a published page, one sheet as a PDF.
 * @param input `language` of the flyer, 'es' or 'en'; `photo` is the JPEG on it
 * Errors: unauthenticated, not_found (also when the page is not published), offline.
 */
export async function fetchFlyer(input: {
  readonly listingId: string;
  readonly language: string;
  readonly photo: Blob | undefined;
}): Promise<Blob> {
  return fetchFile(
    `/api/listings/${input.listingId}/flyer.pdf?lang=${input.language}`,
    input.photo ?? new Blob([], { type: 'image/jpeg' }),
  );
}
