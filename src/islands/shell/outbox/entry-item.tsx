import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { AppError } from '#src/data/errors.ts';
import { discardEntry } from '#src/data/foundation/outbox/box.ts';
import { filesOf, type OutboxEntry, type OutboxFile } from '#src/data/foundation/outbox/entry.ts';
import { retryEntry } from '#src/data/foundation/outbox/run.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { $timeZone } from '#src/stores/time-zone.ts';
import { showToast } from '#src/stores/toasts.ts';
import { BlobPicture } from '#src/ui/components/blob-picture.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { ProgressBar } from '#src/ui/components/progress-bar.tsx';
import { AppLink } from '../app-link.tsx';
import { appErrorText } from '../error-text.ts';
import { ActionDialog } from '../form/action-dialog.tsx';
import { EntryState } from './entry-state.tsx';
import { entryFacts, entryForm, entryPath, entryTitle } from './entry-words.ts';
import { MessageDialog } from './message-dialog.tsx';
import { $uploadShares } from './outbox-store.ts';

/** One entry of the outbox, with its files and its ways on. */
export function EntryItem({ entry }: { entry: OutboxEntry }) {
  const text = useText('outbox');
  const language = useLanguage();
  const timeZone = useStore($timeZone);
  const { state, createdAt, sentAt } = entry;
  const moment = formatInstant(sentAt ?? createdAt, language, timeZone);
  return (
    <li className="grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="line-clamp-3 text-16 font-medium wrap-anywhere">
            {entryTitle(entry, text, language)}
          </p>
          <p className="text-14 text-secondary">{entryFacts(entry, text, language).join(' · ')}</p>
          <p className="text-14 text-secondary">
            {sentAt ? text.sentAt : text.madeAt} {moment}
          </p>
        </div>
        <EntryState state={state} />
      </div>
      <Files files={filesOf(entry)} />
      {state === 'sending' ? <Share entryId={entry.id} /> : null}
      <Failure entry={entry} />
      {state === 'sent' ? <OpenLink entry={entry} /> : null}
      {state === 'waiting' || state === 'failed' ? <WaysOn entry={entry} /> : null}
    </li>
  );
}

function Files({ files }: { files: readonly OutboxFile[] }) {
  const { photo } = useText('outbox');
  const pictures = files.filter(({ content }) => content.type.startsWith('image/'));
  if (pictures.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map((file, index) => (
        <li key={file.id}>
          <BlobPicture
            content={file.content}
            alt={photo({ number: index + 1 })}
            className="size-16 rounded-mark border border-line object-cover"
          />
        </li>
      ))}
    </ul>
  );
}

function Share({ entryId }: { entryId: string }) {
  const { states, percent } = useText('outbox');
  const share = useStore($uploadShares)[entryId];
  if (share === undefined) return null;
  return (
    <ProgressBar
      label={states.sending}
      share={share}
      valueText={percent({ percent: Math.round(share * 100) })}
    />
  );
}

function Failure({ entry: { state, failure } }: { entry: OutboxEntry }) {
  const common = useText('common');
  if (state !== 'failed' || !failure) return null;
  const error = new AppError(failure.kind, failure.code, failure.params);
  return <Notice tone="bad">{appErrorText(error, common)}</Notice>;
}

function OpenLink({ entry }: { entry: OutboxEntry }) {
  const { open } = useText('outbox');
  return (
    <div>
      <AppLink to={entryPath(entry)} className={buttonClass({ size: 'sm' })}>
        {open}
      </AppLink>
    </div>
  );
}

function WaysOn({ entry }: { entry: OutboxEntry }) {
  const text = useText('outbox');
  const [opened, setOpened] = useState<'message' | 'discard' | null>(null);
  const form = entryForm(entry);
  const discard = async () => {
    await discardEntry(entry.id);
    showToast('info', text.discarded);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {entry.state === 'failed' ? (
        <Button size="sm" onClick={() => void retryEntry(entry.id)}>
          {text.retry}
        </Button>
      ) : null}
      {form ? (
        <AppLink to={form} className={buttonClass({ size: 'sm' })}>
          {text.edit}
        </AppLink>
      ) : null}
      {entry.kind === 'maintenance_message' ? (
        <Button size="sm" onClick={() => setOpened('message')}>
          {text.edit}
        </Button>
      ) : null}
      <Button size="sm" onClick={() => setOpened('discard')}>
        {text.discard}
      </Button>
      {entry.kind === 'maintenance_message' && opened === 'message' ? (
        <MessageDialog entry={entry} onClose={() => setOpened(null)} />
      ) : null}
      <ActionDialog
        isOpen={opened === 'discard'}
        onClose={() => setOpened(null)}
        onConfirm={() => void discard()}
        title={text.discardTitle}
        submitLabel={text.discard}
        variant="danger"
      >
        {text.discardText}
      </ActionDialog>
    </div>
  );
}
