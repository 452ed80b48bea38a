import type { PostKind } from '#src/domain/community/community.ts';
import { uploadAnnounced } from '../announced-photos.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';

/**
 * Writes a post, or a comment below one.
 * @param postId made once for what is written: sending it again finds it there already. Errors: `post_gone`, `too_many_posts`.
 */
export async function publishPost(
  input: {
    readonly propertyId: string;
    readonly kind: PostKind;
    /** 1 to 2000 letters. */
    readonly body: string;
    readonly parentId?: string;
  },
  postId: string,
): Promise<string> {
  const answer = await getClient().rpc('publish_post', {
    p_post_id: postId,
    p_property_id: input.propertyId,
    p_kind: input.kind,
    p_body: input.body,
    ...(input.parentId && { p_parent_id: input.parentId }),
  });
  return unwrap(answer);
}

/** Adds a photo (JPEG, at most 2 MB) to an own post. Error: `post_photos_full`. */
export async function addPostPhoto(
  input: { readonly postId: string; readonly picture: Blob },
  photoId: string,
): Promise<void> {
  const path = unwrap(
    await getClient().rpc('add_post_photo', { p_photo_id: photoId, p_post_id: input.postId }),
  );
  await uploadAnnounced('community-photos', path, input.picture);
}

/** An author takes back what they wrote. */
export async function withdrawPost(postId: string): Promise<void> {
  unwrap(await getClient().rpc('withdraw_post', { p_post_id: postId }));
}

/** A neighbour says what is wrong with a post. Error: `own_post`. */
export async function reportPost(
  input: { readonly postId: string; readonly reason: string },
  reportId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('report_post', {
      p_report_id: reportId,
      p_post_id: input.postId,
      p_reason: input.reason,
    }),
  );
}

/** Hides a post with a reason that its author reads, or leaves it; answers its reports. Error: `reason_missing`. */
export async function moderatePost(input: {
  readonly postId: string;
  readonly isHidden: boolean;
  readonly reason: string;
}): Promise<void> {
  unwrap(
    await getClient().rpc('moderate_post', {
      p_post_id: input.postId,
      p_is_hidden: input.isHidden,
      p_reason: input.reason,
    }),
  );
}

/** Keeps a post at the head of the board, or not any more. Error: `too_many_pinned`. */
export async function pinPost(input: { readonly postId: string; readonly isPinned: boolean }): Promise<void> {
  unwrap(await getClient().rpc('pin_post', { p_post_id: input.postId, p_is_pinned: input.isPinned }));
}

/** What was lost or found is back with its owner, or is not after all. */
export async function settlePost(input: {
  readonly postId: string;
  readonly isSettled: boolean;
}): Promise<void> {
  unwrap(await getClient().rpc('settle_post', { p_post_id: input.postId, p_is_settled: input.isSettled }));
}
