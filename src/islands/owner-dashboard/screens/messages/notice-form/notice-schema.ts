import * as v from 'valibot';
import type { NoticeContent } from '#src/data/messages/notices/mutations.ts';
import type { OfficeNotice } from '#src/data/messages/notices/queries.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { noticeAudiences } from '#src/domain/foundation/outgoing-enums.ts';
import { instantAt, timeIn, todayIn } from '#src/domain/foundation/time-zone.ts';

const LAST_MINUTE = '23:59';
const title = v.pipe(v.string(), v.trim(), v.maxLength(120, 'titleLong'));
const body = v.pipe(v.string(), v.trim(), v.maxLength(6000, 'bodyLong'));

const fields = v.object({
  title_es: title,
  body_es: body,
  title_en: title,
  body_en: body,
  audience: v.picklist(noticeAudiences),
  propertyId: v.nullable(v.string()),
  unitIds: v.array(v.string()),
  leaseIds: v.array(v.string()),
  when: v.picklist(['now', 'later']),
  day: v.string(),
  hour: v.string(),
  expires: v.string(),
  isAcknowledged: v.boolean(),
});
export type NoticeInput = v.InferInput<typeof fields>;
export type NoticeValues = v.InferOutput<typeof fields>;

/** When it is published, in milliseconds; `now` for at once, null while day and hour are not whole. */
function publishTime({ when, day, hour }: NoticeInput, timeZone: string, now: number): number | null {
  if (when === 'now') return now;
  return isIsoDate(day) && /^\d\d:\d\d$/.test(hour) ? Date.parse(instantAt(timeZone, day, hour)) : null;
}

type Fault = readonly [field: keyof NoticeInput, message: string];

/** What is missing or wrong, as keys of `notices.form.problems`. @param now milliseconds since 1970 */
export function faultsOf(input: NoticeInput, timeZone: string, now: number): Fault[] {
  const faults: Fault[] = [];
  for (const own of ['es', 'en'] as const) {
    const [hasTitle, hasBody] = [input[`title_${own}`].trim() !== '', input[`body_${own}`].trim() !== ''];
    if (hasBody && !hasTitle) faults.push([`title_${own}`, 'titleMissing']);
    if (hasTitle && !hasBody) faults.push([`body_${own}`, 'bodyMissing']);
  }
  const hasText = `${input.title_es}${input.body_es}${input.title_en}${input.body_en}`.trim() !== '';
  if (!hasText) faults.push(['title_es', 'textMissing']);
  const { audience } = input;
  const needsProperty = audience === 'property' || audience === 'units';
  if (needsProperty && input.propertyId === null) faults.push(['propertyId', 'propertyMissing']);
  else if (audience === 'units' && input.unitIds.length === 0) faults.push(['unitIds', 'unitsMissing']);
  if (audience === 'leases' && input.leaseIds.length === 0) faults.push(['leaseIds', 'leasesMissing']);
  const from = publishTime(input, timeZone, now);
  if (from === null) faults.push(['day', 'dayMissing']);
  else if (input.when === 'later' && from <= now) faults.push(['day', 'dayPast']);
  const until = isIsoDate(input.expires) ? Date.parse(instantAt(timeZone, input.expires, LAST_MINUTE)) : null;
  if (until !== null && from !== null && until <= from) faults.push(['expires', 'expiresEarly']);
  return faults;
}

/** A notice as it is written; its messages are keys of `notices.form.problems`. @param now the clock, in milliseconds */
export const noticeSchema = (timeZone: string, now: () => number) =>
  v.pipe(
    fields,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const [key, message] of faultsOf(input, timeZone, now())) {
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
      }
    }),
  );

/** What the server is told. */
export function toContent(values: NoticeInput, timeZone: string): NoticeContent {
  const publishAt = publishTime(values, timeZone, 0);
  const hasProperty = values.audience === 'property' || values.audience === 'units';
  return {
    title_es: values.title_es,
    body_es: values.body_es,
    title_en: values.title_en,
    body_en: values.body_en,
    audience: values.audience,
    property_id: hasProperty ? values.propertyId : null,
    unit_ids: values.audience === 'units' ? values.unitIds : [],
    lease_ids: values.audience === 'leases' ? values.leaseIds : [],
    publish_at: values.when === 'later' && publishAt !== null ? new Date(publishAt).toISOString() : null,
    expires_at: isIsoDate(values.expires) ? instantAt(timeZone, values.expires, LAST_MINUTE) : null,
    needs_acknowledgement: values.isAcknowledged,
  };
}

/** The fields of a notice that is written anew, or of none yet. */
export function noticeDefaults(notice: OfficeNotice | null, timeZone: string): NoticeInput {
  const publishAt = notice ? Date.parse(notice.publish_at) : 0;
  return {
    title_es: notice?.title_es ?? '',
    body_es: notice?.body_es ?? '',
    title_en: notice?.title_en ?? '',
    body_en: notice?.body_en ?? '',
    audience: notice?.audience ?? 'organization',
    propertyId: notice?.property_id ?? null,
    unitIds: notice ? [...notice.unit_ids] : [],
    leaseIds: notice ? [...notice.lease_ids] : [],
    when: notice ? 'later' : 'now',
    day: notice ? todayIn(timeZone, publishAt) : '',
    hour: notice ? timeIn(timeZone, publishAt) : '08:00',
    expires: notice?.expires_at ? todayIn(timeZone, Date.parse(notice.expires_at)) : '',
    isAcknowledged: notice?.needs_acknowledgement ?? false,
  };
}
