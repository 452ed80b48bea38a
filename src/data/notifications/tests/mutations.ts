import { postApi } from '#src/data/api.ts';
import { verb } from '#src/data/call.ts';
import type { NotificationChannel } from '#src/domain/notifications/events.ts';

export interface TestWanted {
  readonly channel: NotificationChannel;
  /** One of the reader's, for push. */
  readonly deviceId: string | null;
}

/** Sends the reader a test by the way of every message. Errors: not_found, rate_limited. */
export async function sendTest(wanted: TestWanted, requestId: string): Promise<void> {
  await postApi('/api/notifications/tests', { ...wanted, requestId });
}

/** The reader's page has shown a test that came to it by itself. */
export const noteTestShown = verb('note_test_shown');
