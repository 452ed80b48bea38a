import { useStore } from '@nanostores/react';
import { isUnsent, type OutboxEntry } from '#src/data/foundation/outbox/entry.ts';
import type { OutboxKind } from '#src/domain/foundation/outbox.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { AppLink } from '../app-link.tsx';
import { EntryState } from './entry-state.tsx';
import { entryFacts, entryTitle } from './entry-words.ts';
import { $outbox } from './outbox-store.ts';

export interface OutboxRowsProps {
  kinds: readonly OutboxKind[];
  /** The record that the entries are about; all of these kinds without it. */
  about?: string | undefined;
}

const isAbout = ({ action }: OutboxEntry, about: string | undefined) =>
  about === undefined || Object.values(action).includes(about);

/** What was done here and has not been sent, as it will stand in the list below. */
export function OutboxRows({ kinds, about }: OutboxRowsProps) {
  const text = useText('outbox');
  const language = useLanguage();
  const entries = useStore($outbox).filter(
    (entry) => isUnsent(entry) && kinds.includes(entry.kind) && isAbout(entry, about),
  );
  if (entries.length === 0) return null;
  return (
    <Card title={text.unsent} isFlush>
      <ul className="border-t border-line">
        {entries.map((entry) => (
          <li key={entry.id} className="border-b border-line last:border-0">
            <AppLink
              to="/outbox"
              className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3 hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span className="min-w-0">
                <span className="line-clamp-2 text-16 font-medium wrap-anywhere">
                  {entryTitle(entry, text, language)}
                </span>
                <span className="block text-14 text-secondary">
                  {entryFacts(entry, text, language).join(' · ')}
                </span>
              </span>
              <EntryState state={entry.state} />
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
