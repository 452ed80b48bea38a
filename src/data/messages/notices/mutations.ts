import { call } from '#src/data/call.ts';
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
export async function saveNotice(
  input: { readonly organizationId: string; readonly id: string | null; readonly notice: NoticeContent },
  requestId: string,
): Promise<string> {
  return call(
    'save_notice',
    {
      organizationId: input.organizationId,
      // The generated type does not know that there may be none.
      noticeId: input.id as string,
      notice: asJson(input.notice),
    },
    requestId,
  );
}

/** Takes a notice back: its readers no longer see it. */
export async function withdrawNotice(noticeId: string): Promise<void> {
  await call('unpublish_notice', { noticeId });
}

/** Mails who has not read (or not acknowledged) it, once a day. Returns how many there are. Error: `notice_not_current`. */
export async function remindNotice(noticeId: string): Promise<number> {
  return await call('remind_notice', { noticeId });
}

/** The reader has read a notice, or acknowledges it. */
export async function readNotice(noticeId: string, isAcknowledged: boolean): Promise<void> {
  await call('read_notice', { noticeId, isAcknowledged });
}

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
