import type { Conversation } from '#src/data/messages/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { isOccupying } from '#src/domain/leasing/lease.ts';
import { formatDate, formatTime } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Avatar } from '#src/ui/components/avatar.tsx';
import { AppLink } from '../app-link.tsx';
import { useToday } from '../session.ts';

interface ConversationLineProps {
  conversation: Conversation;
  side: 'office' | 'tenant';
  to: string;
  isActive?: boolean;
}

/** A conversation in a list: whom it is with, what it is about, the newest message, what is unread. */
export function ConversationLine({ conversation, side, to, isActive = false }: ConversationLineProps) {
  const { inbox, thread } = useText('messages');
  const { subject, tenantNames: names, unreadCount: unread, lastIsFromTenant: isFromTenant } = conversation;
  const place = `${conversation.propertyName}, ${conversation.unitLabel}`;
  const isOffice = side === 'office';
  const title = isOffice ? (names ?? place) : subject || thread.noSubject;
  const about = isOffice
    ? [subject, place, isOccupying(conversation.leaseStatus) ? '' : inbox.former]
    : [conversation.organizationName];
  const isOwnSide = isFromTenant !== isOffice;
  const last = conversation.lastText || inbox.fileOnly;
  return (
    <AppLink
      to={to}
      aria-current={isActive ? 'true' : undefined}
      className={classNames(
        'flex min-h-14 gap-3 border-l-2 px-4 py-2 md:py-3 focus-visible:-outline-offset-2',
        isActive ? 'border-action bg-selected' : 'border-transparent hover:bg-hover',
      )}
    >
      <Avatar name={isOffice ? title : conversation.organizationName} />
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <span className="flex items-baseline justify-between gap-3">
          <span
            className={classNames('min-w-0 truncate text-15', unread > 0 ? 'font-semibold' : 'font-normal')}
          >
            {title}
            {isOffice && subject ? (
              <span aria-hidden="true" className="text-14 font-normal text-hint md:hidden">
                {` · ${subject}`}
              </span>
            ) : null}
          </span>
          <span className="shrink-0 text-12 text-hint tabular-nums">
            <When instant={conversation.lastMessageAt} timeZone={conversation.timeZone} />
          </span>
        </span>
        {/* A phone has room for two lines: what it is about stands beside the name. */}
        <span className="truncate text-14 text-secondary max-md:sr-only">
          {about.filter(Boolean).join(' · ')}
        </span>
        <span className="flex items-center justify-between gap-3">
          <span
            className={classNames(
              'min-w-0 truncate text-14',
              unread > 0 ? 'font-semibold text-ink' : 'text-hint',
            )}
          >
            {isOwnSide ? `${inbox.you}: ${last}` : last}
          </span>
          {unread > 0 ? (
            <span className="inline-grid min-w-6 shrink-0 place-items-center rounded-full bg-brand px-1.5 text-12 font-semibold text-on-brand">
              <span aria-hidden="true">{unread}</span>
              <span className="sr-only">{inbox.unreadCount({ count: unread })}</span>
            </span>
          ) : null}
        </span>
      </span>
    </AppLink>
  );
}

/** The hour of today, the day of what is older. */
function When({ instant, timeZone }: { instant: string; timeZone: string }) {
  const language = useLanguage();
  const today = useToday(timeZone);
  const day = todayIn(timeZone, Date.parse(instant));
  return (
    <time dateTime={instant}>
      {day === today ? formatTime(instant, language, timeZone) : formatDate(day, language, 'short')}
    </time>
  );
}
