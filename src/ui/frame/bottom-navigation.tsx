import { Ellipsis } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { classNames } from '../class-names.ts';
import type { MenuSheetProps } from './menu-sheet.tsx';
import { bottomItems } from './navigation.ts';
import { NavBadge } from './side-navigation.tsx';

type BottomNavigationProps = Omit<MenuSheetProps, 'onClose'> & {
  preferred: readonly string[];
  /** What opens for the rest: rarely shown first, so it may be on its way. */
  Sheet: ComponentType<MenuSheetProps>;
};

const place =
  'relative grid min-h-14 w-full content-center justify-items-center gap-0.5 px-0.5 py-1 text-12 tracking-tight focus-visible:-outline-offset-2';

/** The phone's navigation: up to five places under the thumb, the fifth opens the rest. */
export function BottomNavigation({ preferred, Sheet, activeId, Link, ...menu }: BottomNavigationProps) {
  const { actions, frame } = useText('common');
  const [isOpen, setIsOpen] = useState(false);
  const { items, hasMore, waiting } = bottomItems(menu.groups, preferred);
  const isElsewhere = activeId !== null && !items.some((item) => item.id === activeId);

  return (
    <nav
      aria-label={frame.mainNavigation}
      data-print="hidden"
      data-bar="foot"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex overflow-x-auto">
        {items.map(({ id, href, icon: Icon, label, badge }) => (
          <li key={id} className="min-w-16 flex-1">
            <Link
              href={href}
              aria-current={id === activeId ? 'page' : undefined}
              className={classNames(place, id === activeId ? 'text-ink' : 'text-secondary')}
            >
              <PlaceIcon isActive={id === activeId}>
                <Icon size={20} aria-hidden="true" />
              </PlaceIcon>
              <span className="max-w-full truncate">{label}</span>
              {badge && badge.count > 0 ? <PlaceBadge {...badge} /> : null}
            </Link>
          </li>
        ))}
        {hasMore ? (
          <li className="min-w-16 flex-1">
            <button
              type="button"
              aria-haspopup="dialog"
              className={classNames(place, isElsewhere ? 'text-ink' : 'text-secondary')}
              onClick={() => setIsOpen(true)}
            >
              <PlaceIcon isActive={isElsewhere}>
                <Ellipsis size={20} aria-hidden="true" />
              </PlaceIcon>
              {actions.more}
              {waiting ? <PlaceBadge {...waiting} /> : null}
            </button>
          </li>
        ) : null}
      </ul>
      {isOpen ? <Sheet {...menu} activeId={activeId} Link={Link} onClose={() => setIsOpen(false)} /> : null}
    </nav>
  );
}

function PlaceBadge(badge: { count: number; label: string }) {
  return (
    <span className="absolute top-0.5 left-1/2 ml-1.5">
      <NavBadge {...badge} />
    </span>
  );
}

function PlaceIcon({ isActive, children }: { isActive: boolean; children: React.ReactNode }) {
  return (
    <span
      className={classNames(
        'grid h-7 w-14 place-items-center rounded-full',
        isActive && 'bg-brand text-on-brand',
      )}
    >
      {children}
    </span>
  );
}
