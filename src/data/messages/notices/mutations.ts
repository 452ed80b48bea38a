import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { NoticeAudience } from '#src/domain/foundation/outgoing-enums.ts';

/** What a notice says, to whom and when. A language is left out by leaving its title and text empty. */
export interface NoticeContent {
  readonly title_es: string;
  readonly body_es: string;
  readonly title_en: string;
  readonly body_en: string;
  readonly audience: NoticeAudience;
  readonly property_id: string | null;
  readonly unit_ids: readonly string[];
  readonly lease_ids: readonly string[];
  /** An instant; null is now. */
  readonly publish_at: string | null;
  readonly expires_at: string | null;
  readonly needs_acknowledgement: boolean;
}

const asJson = (notice: NoticeContent) => ({
  ...notice,
  unit_ids: [...notice.unit_ids],
  lease_ids: [...notice.lease_ids],
});

/**
 * Writes a notice, or a scheduled one anew. Returns its id.
 * Errors: `notice_published`, `notice_text_missing`, `notice_expiry_past`, `notice_audience_missing`.
 */
export async function saveNotice(
  input: { readonly organizationId: string; readonly id: string | null; readonly notice: NoticeContent },
  requestId: string,
): Promise<string> {
  const answer = await getClient().rpc('save_notice', {
    p_request_id: requestId,
    p_organization_id: input.organizationId,
    // The generated type does not know that there may be none.
    p_notice_id: input.id as string,
    p_notice: asJson(input.notice),
  });
  return unwrap(answer);
}

/** Takes a notice back: its readers no longer see it. */
export async function withdrawNotice(noticeId: string): Promise<void> {
  unwrap(await getClient().rpc('unpublish_notice', { p_notice_id: noticeId }));
}

/** Mails who has not read (or not acknowledged) it, once a day. Returns how many there are. Error: `notice_not_current`. */
export async function remindNotice(noticeId: string): Promise<number> {
  return unwrap(await getClient().rpc('remind_notice', { p_notice_id: noticeId }));
}

/** The reader has read a notice, or acknowledges it. */
export async function readNotice(noticeId: string, isAcknowledged: boolean): Promise<void> {
  unwrap(await getClient().rpc('read_notice', { p_notice_id: noticeId, p_is_acknowledged: isAcknowledged }));
}

/** How many tenants a notice would be for today, and how many of them have an account. */
export async function countNoticePeople(
  organizationId: string,
  notice: NoticeContent,
): Promise<{ people: number; with_account: number }> {
  const [row] = unwrap(
    await getClient().rpc('count_notice_people', {
      p_organization_id: organizationId,
      p_notice: asJson(notice),
    }),
  );
  return row ?? { people: 0, with_account: 0 };
}
