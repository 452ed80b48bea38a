import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Message, MessageFile } from '#src/data/messages/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/components/button.tsx';
import { InstantText } from '#src/ui/components/date-text.tsx';
import { useSession } from '../session.ts';
import type { PendingMessage } from './outgoing.ts';

const PHOTOS = new Set(['jpg', 'png', 'webp']);

/** One message: the reader's own at the right, what the others wrote at the left. */
export function Bubble({
  isOwn,
  head,
  foot,
  children,
}: {
  isOwn: boolean;
  head?: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className={classNames('grid max-w-[min(85%,42rem)] gap-1', isOwn ? 'ml-auto' : 'mr-auto')}>
      {head ? <p className="px-1 text-14 font-medium text-secondary">{head}</p> : null}
      <div
        className={classNames(
          'grid gap-2 rounded-card px-4 py-2.5',
          isOwn ? 'rounded-br-mark bg-selected' : 'rounded-bl-mark bg-sunken',
        )}
      >
        {children}
      </div>
      <p className={classNames('px-1 text-12 text-hint', isOwn && 'text-right')}>{foot}</p>
    </li>
  );
}

export function Words({ text }: { text: string }) {
  return text ? <p className="text-15 break-words whitespace-pre-line">{text}</p> : null;
}

interface SentProps {
  message: Message;
  files: readonly MessageFile[];
  side: 'office' | 'tenant';
  timeZone: string;
  /** Up to which message the other side has read. */
  readId: number;
  isNameShown: boolean;
}

export function SentBubble({ message, files, side, timeZone, readId, isNameShown }: SentProps) {
  const { thread } = useText('messages');
  const { userId } = useSession();
  const isOwn = message.authorId === userId;
  const isOwnSide = message.isFromTenant === (side === 'tenant');
  const landlord = side === 'tenant' && !message.isFromTenant ? thread.landlord : null;
  const name = landlord ?? message.authorName ?? thread.former;
  const state = isOwnSide ? ` · ${message.id <= readId ? thread.read : thread.sent}` : null;
  return (
    <Bubble
      isOwn={isOwn}
      head={isOwn || !isNameShown ? null : name}
      foot={
        <>
          <InstantText instant={message.createdAt} timeZone={timeZone} />
          {state}
        </>
      }
    >
      <Words text={message.body} />
      <Files files={files} />
    </Bubble>
  );
}

function Files({ files }: { files: readonly MessageFile[] }) {
  const { thread } = useText('messages');
  if (files.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {files.map(({ id, name, fileType: type, url }) => (
        <li key={id} className="min-w-0">
          {url === null ? (
            <span className="text-14 text-secondary">{thread.fileComing({ name })}</span>
          ) : (
            <a href={url} target="_blank" rel="noreferrer" className="block rounded-mark text-14">
              {PHOTOS.has(type) ? (
                <img
                  src={url}
                  alt={thread.picture({ name })}
                  loading="lazy"
                  className="max-h-72 rounded-control bg-surface object-contain"
                />
              ) : (
                <span className="inline-flex min-h-11 items-center md:min-h-8 gap-2 font-medium text-action underline">
                  <FileText size={18} aria-hidden="true" />
                  <span className="break-all">{name}</span>
                </span>
              )}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

interface PendingProps {
  message: PendingMessage;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message that the server does not have yet. */
export function PendingBubble({ message, onRetry, onDiscard }: PendingProps) {
  const { thread } = useText('messages');
  const hasFailed = message.state === 'failed';
  return (
    <Bubble isOwn foot={hasFailed ? <span className="text-bad">{thread.failed}</span> : thread.sending}>
      <Words text={message.text} />
      {message.files.map(({ id, file }) => (
        <span key={id} className="text-14 break-all text-secondary">
          {file.name}
        </span>
      ))}
      {hasFailed ? (
        <span role="alert" className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onRetry}>
            {thread.retry}
          </Button>
          <Button size="sm" variant="quiet" onClick={onDiscard}>
            {thread.discard}
          </Button>
        </span>
      ) : null}
    </Bubble>
  );
}
