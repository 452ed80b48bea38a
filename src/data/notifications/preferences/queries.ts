import { call } from '#src/data/call.ts';
import { query, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';

const DEVICE_COLUMNS = 'id, label, createdAt, lastShownAt, failedAt';
export type PushDeviceRow = Selected<'push_devices', typeof DEVICE_COLUMNS>;

const SCHEDULE_COLUMNS = 'timeZone, quietFrom, quietTo, digestTime, digestWeekday';
export type ScheduleRow = Selected<'notification_schedules', typeof SCHEDULE_COLUMNS>;

const CONSENT_COLUMNS = 'id, phone, words, givenAt, verifiedAt';
export type ConsentRow = Selected<'whatsapp_consents', typeof CONSENT_COLUMNS>;

/** What people agree to, word by word. */
export interface ConsentText {
  readonly version: string;
  readonly language: string;
  readonly text: string;
}

const key = (userId: string, part: string) => ['notification-preferences', userId, part];

export const preferenceQueries = {
  devices: (userId: string) =>
    rowsQuery<readonly PushDeviceRow[]>(key(userId, 'devices'), () =>
      select('push_devices', DEVICE_COLUMNS, { userId }).order('createdAt', { ascending: false }),
    ),
  /** Null for who has chosen nothing. */
  schedule: (userId: string) =>
    rowsQuery<ScheduleRow | null>(key(userId, 'schedule'), () =>
      select('notification_schedules', SCHEDULE_COLUMNS, { userId }).maybeSingle(),
    ),
  /** The one that counts, or waits for its code; null without. */
  consent: (userId: string) =>
    rowsQuery<ConsentRow | null>(key(userId, 'consent'), () =>
      select('whatsapp_consents', CONSENT_COLUMNS, { userId }).is('withdrawnAt', null).maybeSingle(),
    ),
  consentText: (language: string) =>
    query(
      ['notification-preferences', 'consent-text', language],
      async () => (await call('whatsapp_consent', { language })) as unknown as ConsentText,
    ),
};
