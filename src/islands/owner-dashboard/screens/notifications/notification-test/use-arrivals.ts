import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { noteTestShown } from '#src/data/notifications/tests/mutations.ts';
import { type OwnTest, testQueries } from '#src/data/notifications/tests/queries.ts';
import { listen } from '#src/islands/shell/live-channel.ts';
import { useSession } from '#src/islands/shell/session.ts';

const isShown = ({ steps }: OwnTest) => steps.some(({ step }) => step === 'shown');

/** Says of each test in the app that it came to this page by itself: only what the live connection told counts. */
export function useArrivals(tests: readonly OwnTest[] | undefined): void {
  const { userId } = useSession();
  const queryClient = useQueryClient();
  const [arrived, setArrived] = useState<readonly string[]>([]);
  const noted = useRef(new Set<string>());

  useEffect(
    () =>
      listen([{ table: 'notifications', filter: `user_id=eq.${userId}` }], {
        onChange: (change) => {
          const { id } = change.new as { id?: string };
          if (id) setArrived((before) => [...before, id]);
        },
      }),
    [userId],
  );

  useEffect(() => {
    for (const test of tests ?? []) {
      const isNew = arrived.includes(test.notificationId) && !isShown(test) && !noted.current.has(test.id);
      if (test.channel !== 'in_app' || !isNew) continue;
      noted.current.add(test.id);
      noteTestShown({ messageId: test.id })
        .then(() => queryClient.invalidateQueries({ queryKey: testQueries.mine(userId).queryKey }))
        .catch(console.warn);
    }
  }, [arrived, tests, userId, queryClient]);
}
