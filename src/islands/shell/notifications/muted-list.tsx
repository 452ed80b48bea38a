import { useQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { notificationQueries } from '#src/data/notifications/centre/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { QueryView } from '../query-view.tsx';
import { useSession } from '../session.ts';
import { recordIcon } from './record-icon.ts';
import type { CentreActions } from './use-centre.ts';
import { useWords } from './use-words.ts';

/** The records of which the reader wants to hear nothing more, each by what was said of it last. */
export function MutedList({ actions }: { actions: CentreActions }) {
  const text = useText('notifications');
  const { states } = useText('common');
  const { userId } = useSession();
  const words = useWords();
  const mutes = useQuery(notificationQueries.mutes(userId));
  return (
    <QueryView
      query={mutes}
      skeleton={<SkeletonText label={states.loading} rows={3} />}
      isEmpty={(rows) => rows.length === 0}
      empty={<EmptyState icon={BellOff} {...text.mutedEmpty} />}
    >
      {(rows) => (
        <ul aria-label={text.filters.state.muted} className="divide-y divide-line">
          {rows.map((mute) => {
            const { recordKind, recordId } = mute;
            const Icon = recordIcon(recordKind);
            return (
              <li key={`${recordKind}/${recordId}`} className="flex flex-wrap items-center gap-3 px-4 py-3">
                <Icon size={18} aria-hidden="true" className="shrink-0 text-hint" />
                <span className="min-w-0 flex-1 basis-48 wrap-anywhere">{words(mute)}</span>
                <Button
                  size="sm"
                  aria-label={`${text.unmute}: ${words(mute)}`}
                  onClick={() => void actions.hear.run({ recordKind, recordId })}
                >
                  {text.unmute}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </QueryView>
  );
}
