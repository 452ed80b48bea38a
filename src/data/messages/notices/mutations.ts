import { call, verb } from '#src/data/call.ts';
import type { NoticeAudience } from '#src/domain/foundation/outgoing-enums.ts';

/** What a notice says, to whom and when. A language is left out by leaving its title and text empty. */
export interface NoticeContent {
  readonly titleEs: string;
  readonly bodyEs: string;
  readonly titleEn: string;
  readonly bodyEn: string;
  readonly audience: NoticeAudience;
  readonly propertyId: string | null;
  readonly unitIds: readonly string[];
  readonly leaseIds: readonly string[];
  /** An instant; null is now. */
  readonly publishAt: string | null;
  readonly expiresAt: string | null;
  readonly needsAcknowledgement: boolean;
}

const asJson = (notice: NoticeContent) => ({
  ...notice,
  unitIds: [...notice.unitIds],
  leaseIds: [...notice.leaseIds],
});

/**
 * Writes a notice, or a scheduled one anew. Returns its id.
 * Errors: `notice_published`, `notice_text_missing`, `notice_expiry_past`, `notice_audience_missing`.
 */
export const saveNotice = (
  {
    id: noticeId,
    ...input
  }: { readonly organizationId: string; readonly id: string | null; readonly notice: NoticeContent },
  requestId: string,
) => call('save_notice', { ...input, noticeId }, requestId);

/** Takes a notice back: its readers no longer see it. */
export const withdrawNotice = verb('unpublish_notice');

/** Mails who has not read (or not acknowledged) it, once a day. Returns how many there are. Error: `notice_not_current`. */
export const remindNotice = verb('remind_notice');

/** The reader has read a notice, or acknowledges it. */
export const readNotice = verb('read_notice');

/** How many tenants a notice would be for today, and how many of them have an account. */
export async function countNoticePeople(
  organizationId: string,
  notice: NoticeContent,
): Promise<{ people: number; withAccount: number }> {
  const [row] = await call('count_notice_people', {
    organizationId,
    notice: asJson(notice),
  });
  return row ?? { people: 0, withAccount: 0 };
}
