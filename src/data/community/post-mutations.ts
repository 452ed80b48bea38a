import { call, maker, verb } from '#src/data/call.ts';
import { uploadAnnounced } from '../announced-photos.ts';

/**
 * Writes a post, or a comment below one.
 * @param postId made once for what is written: sending it again finds it there already. Errors: `post_gone`, `too_many_posts`.
 */
export const publishPost = maker('publish_post', 'postId');

/** Adds a photo (JPEG, at most 2 MB) to an own post. Error: `post_photos_full`. */
export async function addPostPhoto(
  input: { readonly postId: string; readonly picture: Blob },
  photoId: string,
): Promise<void> {
  const path = await call('add_post_photo', { photoId, postId: input.postId });
  await uploadAnnounced('community-photos', path, input.picture);
}

/** An author takes back what they wrote. */
export const withdrawPost = verb('withdraw_post');

/** A neighbour says what is wrong with a post. Error: `own_post`. */
export const reportPost = maker('report_post', 'reportId');

/** Hides a post with a reason that its author reads, or leaves it; answers its reports. Error: `reason_missing`. */
export const moderatePost = verb('moderate_post');

/** Keeps a post at the head of the board, or not any more. Error: `too_many_pinned`. */
export const pinPost = verb('pin_post');

/** What was lost or found is back with its owner, or is not after all. */
export const settlePost = verb('settle_post');
