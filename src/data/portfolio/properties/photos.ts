import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { verb } from '#src/data/call.ts';
import { getClient, storageClient } from '#src/data/client.ts';
import { toAppError, unwrap } from '#src/data/errors.ts';
import { sendFile } from '#src/data/foundation/uploads/send-file.ts';
import { query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';
import { changeRow, removeRow } from '#src/data/table-rows.ts';

export interface PropertyPhoto {
  readonly id: string;
  readonly path: string;
  readonly caption: string;
}

/** Photos that a property may have. */
export const MOST_PHOTOS = 60;
const BUCKET = 'property-photos';
const A_YEAR_SECONDS = 31_536_000;
const LINK_SECONDS = 60 * 60;
/** How a link that is kept is renewed before it ends. */
const FRESH_MS = (LINK_SECONDS / 2) * 1000;

async function fetchPhotos(organizationId: string, propertyId: string): Promise<PropertyPhoto[]> {
  const answer = await select('property_photos', 'id, path, caption', { organizationId, propertyId }).order(
    'position',
  );
  return unwrap(answer);
}

/** Where the same photo lies for small places; photos from before there were such files have none. */
const smallPathOf = (path: string): string => path.replace(/\.(?=\w+$)/, '-small.');

async function fetchSmallLinks(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const links = await fetchLinks(paths.flatMap((path) => [smallPathOf(path), path]));
  return new Map(
    paths.flatMap((path) => {
      const link = links.get(smallPathOf(path)) ?? links.get(path);
      return link ? [[path, link]] : [];
    }),
  );
}

async function fetchLinks(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const answer = await (await storageClient()).from(BUCKET).createSignedUrls([...paths], LINK_SECONDS);
  if (answer.error) throw toAppError(answer.error);
  return new Map(
    answer.data.flatMap((row) => (row.path && row.signedUrl ? [[row.path, row.signedUrl]] : [])),
  );
}

/** Photos of properties and links to them. */
export const photoQueries = {
  of: (organizationId: string, propertyId: string) =>
    query(['properties', organizationId, propertyId, 'photos'], () =>
      fetchPhotos(organizationId, propertyId),
    ),
  /** Links that work for an hour, by path; a file that is gone has none. */
  links: (paths: readonly string[]) =>
    query(
      // Another order of the same photos asks for nothing.
      ['photo-links', ...[...paths].sort()],
      () => fetchLinks(paths),
      {
        staleTime: FRESH_MS,
        refetchInterval: FRESH_MS,
        enabled: paths.length > 0,
        // While a photo more is asked for, those before it stay.
        placeholderData: keepPreviousData,
      },
    ),
  /** The same for small places, by the photo's own path: a few dozen kilobytes instead of a few hundred. */
  smallLinks: (paths: readonly string[]) =>
    queryOptions({
      ...photoQueries.links(paths),
      queryKey: ['photo-links', 'small', ...[...paths].sort()],
      queryFn: () => fetchSmallLinks(paths),
    }),
};

/** The file of a photo. Error: `not_found` when it is gone. */
export async function fetchPhoto(path: string): Promise<Blob> {
  const answer = await (await storageClient()).from(BUCKET).download(path);
  if (answer.error) throw toAppError(answer.error);
  return answer.data;
}

interface NewPhoto {
  readonly organizationId: string;
  readonly propertyId: string;
  readonly picture: Blob;
  /** The same picture for small places, of the same type. */
  readonly small: Blob;
}

/**
 * Adds a photo (WebP or JPEG, at most 2 MB) as the last one.
 * @param id made once for the photo: sending it again finds it there already. Error: `too_many_photos`.
 */
export async function addPhoto(
  { organizationId, propertyId, picture, small }: NewPhoto,
  id: string,
): Promise<void> {
  const isWebp = picture.type === 'image/webp';
  const path = `${organizationId}/${propertyId}/${id}.${isWebp ? 'webp' : 'jpg'}`;
  const client = getClient();
  const contentType = picture.type;
  const kept = { bucket: BUCKET, contentType, cacheSeconds: A_YEAR_SECONDS };
  await sendFile({ ...kept, path, content: picture });
  await sendFile({ ...kept, path: smallPathOf(path), content: small });
  const added = await client.from('property_photos').insert({ id, organizationId, propertyId, path });
  if (!added.error) return;
  const failure = toAppError(added.error);
  if (failure.code === 'already_exists') return;
  await removeFiles(path);
  throw failure;
}

/** Says what a photo shows, for who does not see it. Error: `not_found`. */
export async function captionPhoto(input: {
  organizationId: string;
  photoId: string;
  caption: string;
}): Promise<void> {
  await changeRow(
    'property_photos',
    { organizationId: input.organizationId, id: input.photoId },
    { caption: input.caption.trim() },
  );
}

/** Puts the photos into an order, the cover first. Error: `photos_changed`. */
export const orderPhotos = verb('order_property_photos');

/** Takes a photo away, its file too. Error: `not_found` when the caller may not. */
export async function removePhoto(input: { organizationId: string; photo: PropertyPhoto }): Promise<void> {
  await removeRow('property_photos', { organizationId: input.organizationId, id: input.photo.id });
  await removeFiles(input.photo.path);
}

/** Files that stay behind have no row and are shown nowhere: no reason to call the change failed. */
async function removeFiles(path: string): Promise<void> {
  const { error } = await (await storageClient()).from(BUCKET).remove([path, smallPathOf(path)]);
  if (error) console.warn(error);
}
