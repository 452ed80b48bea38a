import { call } from '#src/data/call.ts';
import { query } from '#src/data/query.ts';
import type { TestedMessage } from '#src/domain/notifications/diagnosis.ts';

/** A test that the reader sent, with its hops. */
export interface OwnTest extends TestedMessage {
  readonly id: string;
  readonly deviceId: string | null;
  /** Its row in the centre. */
  readonly notificationId: string;
}

export const testQueries = {
  mine: (userId: string) =>
    query(
      ['notification-tests', userId],
      async () => (await call('my_test_messages')) as unknown as readonly OwnTest[],
      { staleTime: 0 },
    ),
};
