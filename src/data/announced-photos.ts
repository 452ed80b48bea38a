import { storageClient } from './client.ts';
import { toAppError } from './errors.ts';

type Bucket = 'community-photos' | 'condition-photos';

/** A photo with a link that works for an hour. */
export interface LinkedPhoto {
  readonly id: string;
  readonly url: string;
}

const LINK_SECONDS = 60 * 60;
/** How long a list with links may be kept before they are asked for anew. */
export const LINKS_FRESH_MS = (LINK_SECONDS / 2) * 1000;

/** Puts a JPEG of at most 2 MB where its row announced it; one that is there already stays. */
export async function uploadAnnounced(bucket: Bucket, path: string, picture: Blob): Promise<void> {
  const { error } = await (await storageClient())
    .from(bucket)
    .upload(path, picture, { contentType: 'image/jpeg', cacheControl: '31536000' });
  if (error && String((error as { statusCode?: unknown }).statusCode) !== '409') throw toAppError(error);
}

/** Photos with their links, by what they belong to. One whose file has not arrived yet has no link and is left out. */
export async function linkPhotos(
  bucket: Bucket,
  photos: readonly { readonly id: string; readonly path: string; readonly ownerId: string }[],
): Promise<ReadonlyMap<string, readonly LinkedPhoto[]>> {
  const byOwner = new Map<string, LinkedPhoto[]>();
  if (photos.length === 0) return byOwner;
  const links = await (await storageClient()).from(bucket).createSignedUrls(
    photos.map(({ path }) => path),
    LINK_SECONDS,
  );
  if (links.error) throw toAppError(links.error);
  const urls = new Map(links.data.map((link) => [link.path, link.signedUrl]));
  for (const { id, path, ownerId } of photos) {
    const url = urls.get(path);
    if (url) byOwner.set(ownerId, [...(byOwner.get(ownerId) ?? []), { id, url }]);
  }
  return byOwner;
}
