import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type OwnTest, testQueries } from '#src/data/notifications/tests/queries.ts';
import { isOpen } from '#src/domain/notifications/diagnosis.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TestCard } from './test-card.tsx';
import { useArrivals } from './use-arrivals.ts';

const A_SECOND_MS = 1_000;
const isAnyOpen = (tests: readonly OwnTest[] | undefined, now: number) =>
  tests?.some((test) => isOpen(test, now)) ?? false;

/** The clock, by the second while something is still to come. */
function useSeconds(isGoing: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!isGoing) return;
    const timer = setInterval(() => setNow(Date.now()), A_SECOND_MS);
    return () => clearInterval(timer);
  }, [isGoing]);
  return now;
}

/** The reader's last tests. While something may still come, it is looked at each second. */
export function TestList() {
  const text = useText('notificationTest');
  const { states } = useText('common');
  const { userId } = useSession();
  const tests = useQuery({
    ...testQueries.mine(userId),
    refetchInterval: ({ state }) => (isAnyOpen(state.data, Date.now()) ? A_SECOND_MS : false),
  });
  const now = useSeconds(isAnyOpen(tests.data, Date.now()));
  useArrivals(tests.data);
  return (
    <section aria-label={text.results} className="grid gap-3">
      <h2 className="text-20">{text.results}</h2>
      <QueryView
        query={tests}
        skeleton={<SkeletonText label={states.loading} rows={4} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState icon={BellRing} {...text.empty} />}
      >
        {(rows) => (
          <ol className="grid gap-3">
            {rows.map((test) => (
              <li key={test.id} id={test.id}>
                <TestCard test={test} now={now} />
              </li>
            ))}
          </ol>
        )}
      </QueryView>
    </section>
  );
}
