import { useQuery } from '@tanstack/react-query';
import { documentRequestQueries } from '#src/data/documents/request-queries.ts';
import { isAwaitingFile } from '#src/domain/documents/document-request.ts';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { WaitingMark } from '#src/islands/shell/waiting-mark.tsx';

// Most of the time there is nothing.
const AskedForNotices = lazyPart(
  () => import('./asked-for-notices.tsx').then((file) => file.AskedForNotices),
  { fallback: WaitingMark },
);

/** The papers that the landlord waits for, nothing when there are none. */
export function AskedFor() {
  const { userId } = useSession();
  const { data = [], isLoading } = useQuery(documentRequestQueries.mine(userId));
  const waiting = data.filter(({ status }) => isAwaitingFile(status));
  if (waiting.length === 0) return isLoading ? <WaitingMark /> : null;
  return <AskedForNotices requests={waiting} />;
}
