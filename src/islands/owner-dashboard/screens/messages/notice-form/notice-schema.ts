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
  titleEs: title,
  bodyEs: body,
  titleEn: title,
  bodyEn: body,
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

/** Where a notice is written in each language. */
export const textFields = {
  es: { title: 'titleEs', body: 'bodyEs' },
  en: { title: 'titleEn', body: 'bodyEn' },
} as const;

type Fault = readonly [field: keyof NoticeInput, message: string];

/** What is missing or wrong, as keys of `notices.form.problems`. @param now milliseconds since 1970 */
export function faultsOf(input: NoticeInput, timeZone: string, now: number): Fault[] {
  const faults: Fault[] = [];
  for (const { title, body } of Object.values(textFields)) {
    const [hasTitle, hasBody] = [input[title].trim() !== '', input[body].trim() !== ''];
    if (hasBody && !hasTitle) faults.push([title, 'titleMissing']);
    if (hasTitle && !hasBody) faults.push([body, 'bodyMissing']);
  }
  const hasText = `${input.titleEs}${input.bodyEs}${input.titleEn}${input.bodyEn}`.trim() !== '';
  if (!hasText) faults.push(['titleEs', 'textMissing']);
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
    titleEs: values.titleEs,
    bodyEs: values.bodyEs,
    titleEn: values.titleEn,
    bodyEn: values.bodyEn,
    audience: values.audience,
    propertyId: hasProperty ? values.propertyId : null,
    unitIds: values.audience === 'units' ? values.unitIds : [],
    leaseIds: values.audience === 'leases' ? values.leaseIds : [],
    publishAt: values.when === 'later' && publishAt !== null ? new Date(publishAt).toISOString() : null,
    expiresAt: isIsoDate(values.expires) ? instantAt(timeZone, values.expires, LAST_MINUTE) : null,
    needsAcknowledgement: values.isAcknowledged,
  };
}

/** The fields of a notice that is written anew, or of none yet. */
export function noticeDefaults(notice: OfficeNotice | null, timeZone: string): NoticeInput {
  const publishAt = notice ? Date.parse(notice.publishAt) : 0;
  return {
    titleEs: notice?.titleEs ?? '',
    bodyEs: notice?.bodyEs ?? '',
    titleEn: notice?.titleEn ?? '',
    bodyEn: notice?.bodyEn ?? '',
    audience: notice?.audience ?? 'organization',
    propertyId: notice?.propertyId ?? null,
    unitIds: notice ? [...notice.unitIds] : [],
    leaseIds: notice ? [...notice.leaseIds] : [],
    when: notice ? 'later' : 'now',
    day: notice ? todayIn(timeZone, publishAt) : '',
    hour: notice ? timeIn(timeZone, publishAt) : '08:00',
    expires: notice?.expiresAt ? todayIn(timeZone, Date.parse(notice.expiresAt)) : '',
    isAcknowledged: notice?.needsAcknowledgement ?? false,
  };
}

/** What an address brings along of a notice, in the reader's language: `?property=…&text=…`. */
export function begunNotice(search: string, language: 'es' | 'en'): Partial<NoticeInput> {
  const given = new URLSearchParams(search);
  const text = given.get('text');
  const propertyId = given.get('property');
  return {
    ...(text && { [textFields[language].body]: text }),
    ...(propertyId && { audience: 'property', propertyId }),
  };
}
