import { useStore } from '@nanostores/react';
import { AlarmClock, BellOff, BellRing, Ellipsis, Mail, MailOpen } from 'lucide-react';
import type { NotificationGroup } from '#src/data/notifications/centre/queries.ts';
import { snoozedUntil, snoozes } from '#src/domain/notifications/snooze.ts';
import { useText } from '#src/i18n/react.tsx';
import { $timeZone } from '#src/stores/time-zone.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { Menu, type MenuItem } from '#src/ui/components/menu.tsx';
import { useOrganizations } from '../session.ts';
import { OpeningLink } from './opening-link.tsx';
import { recordIcon } from './record-icon.ts';
import type { CentreActions } from './use-centre.ts';
import { useMoment } from './use-moment.ts';
import { useWords } from './use-words.ts';

export interface NotificationRowProps {
  group: NotificationGroup;
  actions: CentreActions;
  /** The reader goes to what it is about. */
  onOpen: () => void;
  onPickTime: (group: NotificationGroup) => void;
}

/** What happened last to a record, and what can be done with it. */
export function NotificationRow({ group, actions, onOpen, onPickTime }: NotificationRowProps) {
  const text = useText('notifications');
  const words = useWords()(group);
  const Icon = recordIcon(group.recordKind);
  const open = () => {
    if (group.isUnread) void actions.read.run({ groupKey: group.groupKey });
    onOpen();
  };
  return (
    <li className="relative flex items-start gap-3 py-3 pr-2 pl-4 hover:bg-hover">
      <span
        className={classNames(
          'mt-0.5 grid size-9 shrink-0 place-items-center rounded-full',
          group.isUnread ? 'bg-selected text-action' : 'bg-sunken text-hint',
        )}
      >
        <Icon size={18} aria-hidden="true" />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        {/* The whole row leads there; its menu lies above that. */}
        <OpeningLink
          notified={group}
          onOpen={open}
          className={classNames(
            'wrap-anywhere after:absolute after:inset-0 after:rounded-control',
            group.isUnread ? 'font-semibold text-ink' : 'text-secondary',
          )}
        >
          {group.isUnread ? <span className="sr-only">{text.unread}: </span> : null}
          {words}
        </OpeningLink>
        <About group={group} />
      </div>
      <div className="relative">
        <RowMenu {...{ group, actions, onPickTime, words }} />
      </div>
    </li>
  );
}

/** Whose it is, when it was, and what else there is of the record. */
function About({ group }: { group: NotificationGroup }) {
  const text = useText('notifications');
  const moment = useMoment();
  const { all } = useOrganizations();
  const organization = all.length > 1 ? all.find(({ id }) => id === group.organizationId)?.name : null;
  const before = group.notificationCount - 1;
  const isAway = group.snoozedUntil !== null && Date.parse(group.snoozedUntil) > Date.now();
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-hint">
      <time dateTime={group.createdAt} className="tabular-nums">
        {moment(group.createdAt)}
      </time>
      {organization ? <span className="wrap-anywhere">{organization}</span> : null}
      {before > 0 ? <span>{text.more({ count: before })}</span> : null}
      {isAway ? <Badge>{text.snoozedUntil({ when: moment(group.snoozedUntil ?? '') })}</Badge> : null}
      {group.isMuted ? <Badge>{text.filters.state.muted}</Badge> : null}
    </p>
  );
}

type RowMenuProps = Omit<NotificationRowProps, 'onOpen'> & { words: string };

function RowMenu({ words, ...props }: RowMenuProps) {
  const text = useText('notifications');
  const items = useRowItems(props);
  const label = text.actions({ what: words });
  return (
    <Menu
      label={label}
      items={items}
      trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={label} size="sm" />}
    />
  );
}

function useRowItems({ group, actions, onPickTime }: Omit<RowMenuProps, 'words'>): MenuItem[] {
  const text = useText('notifications');
  const timeZone = useStore($timeZone);
  const { id, isUnread, recordKind, recordId, groupKey, isMuted } = group;
  const away = (until: string | null) => void actions.away.run({ id, until });
  const isAway = group.snoozedUntil !== null && Date.parse(group.snoozedUntil) > Date.now();
  const mark = isUnread
    ? {
        id: 'read',
        label: text.markRead,
        icon: MailOpen,
        onSelect: () => void actions.read.run({ groupKey }),
      }
    : {
        id: 'unread',
        label: text.markUnread,
        icon: Mail,
        onSelect: () => void actions.unread.run({ ids: [id] }),
      };
  const later: MenuItem[] = isAway
    ? [{ id: 'back', label: text.unsnooze, icon: AlarmClock, startsGroup: true, onSelect: () => away(null) }]
    : [
        ...snoozes.map((snooze, index) => ({
          id: snooze,
          label: text.snooze[snooze],
          icon: AlarmClock,
          startsGroup: index === 0,
          onSelect: () => away(snoozedUntil(snooze, timeZone, Date.now())),
        })),
        { id: 'pick', label: text.snoozePick, icon: AlarmClock, onSelect: () => onPickTime(group) },
      ];
  const record = recordKind && recordId ? { recordKind, recordId } : null;
  const silence: MenuItem[] = !record
    ? []
    : isMuted
      ? [
          {
            id: 'unmute',
            label: text.unmute,
            icon: BellRing,
            startsGroup: true,
            onSelect: () => void actions.hear.run(record),
          },
        ]
      : [
          {
            id: 'mute',
            label: text.mute,
            hint: text.muteHint,
            icon: BellOff,
            startsGroup: true,
            onSelect: () => void actions.silence.run(record),
          },
        ];
  return [mark, ...(isUnread ? later : []), ...silence];
}
