import { Bell } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { NavBadge } from '#src/ui/frame/side-navigation.tsx';
import { AppLink } from '../app-link.tsx';
import { lazyPart } from '../lazy-part.tsx';
import type { AreaName } from '../routes.ts';
import { useUnread } from './use-unread.ts';

const Panel = lazyPart(() => import('./panel.tsx').then((file) => file.Panel), { isOptional: true });

/** The way to what happened: a panel beside the screen, on a phone a screen of its own. */
export function NotificationBell({ area }: { area: AreaName }) {
  const { frame } = useText('common');
  const count = useUnread(area);
  const [isOpen, setOpen] = useState(false);
  const unread = frame.unread({ count });
  const open = (event: MouseEvent) => {
    if (!window.matchMedia('(min-width: 48rem)').matches) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <AppLink
        to="/notifications"
        aria-label={count > 0 ? `${frame.notifications}, ${unread}` : frame.notifications}
        onClick={open}
        onPointerEnter={Panel.prepare}
        onFocus={Panel.prepare}
        className="relative grid size-9 place-items-center rounded-control text-secondary hover:bg-hover hover:text-ink pointer-coarse:size-11"
      >
        <Bell size={20} aria-hidden="true" />
        {count > 0 ? (
          <span className="absolute -top-0.5 left-1/2 flex">
            <NavBadge count={count} label={unread} />
          </span>
        ) : null}
      </AppLink>
      {isOpen ? <Panel onClose={() => setOpen(false)} /> : null}
    </>
  );
}
