import { call } from '#src/data/call.ts';
import type { PostKind } from '#src/domain/community/community.ts';
import { uploadAnnounced } from '../announced-photos.ts';

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
  return call('publish_post', {
    postId,
    propertyId: input.propertyId,
    kind: input.kind,
    body: input.body,
    ...(input.parentId && { parentId: input.parentId }),
  });
}

/** Adds a photo (JPEG, at most 2 MB) to an own post. Error: `post_photos_full`. */
export async function addPostPhoto(
  input: { readonly postId: string; readonly picture: Blob },
  photoId: string,
): Promise<void> {
  const path = await call('add_post_photo', { photoId, postId: input.postId });
  await uploadAnnounced('community-photos', path, input.picture);
}

/** An author takes back what they wrote. */
export async function withdrawPost(postId: string): Promise<void> {
  await call('withdraw_post', { postId });
}

/** A neighbour says what is wrong with a post. Error: `own_post`. */
export async function reportPost(
  input: { readonly postId: string; readonly reason: string },
  reportId: string,
): Promise<void> {
  await call('report_post', {
    reportId,
    postId: input.postId,
    reason: input.reason,
  });
}

/** Hides a post with a reason that its author reads, or leaves it; answers its reports. Error: `reason_missing`. */
export async function moderatePost(input: {
  readonly postId: string;
  readonly isHidden: boolean;
  readonly reason: string;
}): Promise<void> {
  await call('moderate_post', {
    postId: input.postId,
    isHidden: input.isHidden,
    reason: input.reason,
  });
}

/** Keeps a post at the head of the board, or not any more. Error: `too_many_pinned`. */
export async function pinPost(input: { readonly postId: string; readonly isPinned: boolean }): Promise<void> {
  await call('pin_post', { postId: input.postId, isPinned: input.isPinned });
}

/** What was lost or found is back with its owner, or is not after all. */
export async function settlePost(input: {
  readonly postId: string;
  readonly isSettled: boolean;
}): Promise<void> {
  await call('settle_post', { postId: input.postId, isSettled: input.isSettled });
}
