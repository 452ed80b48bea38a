import { ChevronDown, Star } from 'lucide-react';
import { Fragment, useId } from 'react';
import { classNames } from '../class-names.ts';
import {
  type FrameLink,
  isGroupOpen,
  type NavAction,
  type NavFavorites,
  type NavGroup,
  type NavItem,
  type OpenGroups,
} from './navigation.ts';

export type NavListProps = {
  groups: readonly NavGroup[];
  activeId: string | null;
  Link: FrameLink;
  onNavigate?: () => void;
  openGroups: OpenGroups;
  onGroup: (id: string, isOpen: boolean) => void;
  /** After the links of the last group. */
  action?: NavAction | undefined;
  favorites?: NavFavorites | undefined;
  path: string;
};

/** Grouped links to every screen. A group with a heading opens and shuts by it. */
export function NavList({ groups, action, favorites, path, openGroups, onGroup, ...links }: NavListProps) {
  const shown = groups.filter(({ items }) => items.length > 0);
  const groupOf = (group: NavGroup, own: Pick<GroupProps, 'action'> & { activeId?: string }) => (
    <Group
      group={group}
      isOpen={isGroupOpen(group, openGroups, links.activeId)}
      onOpen={(isOpen) => onGroup(group.id, isOpen)}
      {...links}
      {...own}
    />
  );
  return (
    <div className="grid gap-4">
      {shown.map((group, index) => (
        <Fragment key={group.id}>
          {groupOf(group, { action: index === shown.length - 1 ? action : undefined })}
          {index === 0 && favorites
            ? groupOf(favoritesGroup(favorites), { action: favorites.action, activeId: path })
            : null}
        </Fragment>
      ))}
    </div>
  );
}

const favoritesGroup = ({ label, places }: NavFavorites): NavGroup => ({
  id: 'favorites',
  label,
  items: places.map((place) => ({ id: place.path, label: place.title, href: place.path, icon: Star })),
});

type GroupProps = Omit<NavListProps, 'groups' | 'openGroups' | 'onGroup' | 'favorites' | 'path'> & {
  group: NavGroup;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

function Group({ group, isOpen, onOpen, activeId, Link, onNavigate, action }: GroupProps) {
  const listId = useId();
  const waiting = group.items.reduce((sum, { badge }) => sum + (badge?.count ?? 0), 0);
  const heading = group.label ? (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={listId}
      onClick={() => onOpen(!isOpen)}
      className="mb-0.5 flex min-h-7 w-full items-center gap-1 rounded-control px-3 text-12 font-semibold text-hint hover:text-ink pointer-coarse:min-h-11"
    >
      {group.label}
      <ChevronDown
        size={14}
        aria-hidden="true"
        className={classNames('transition-transform', !isOpen && '-rotate-90')}
      />
      {!isOpen && waiting > 0 ? <span className="ml-auto size-2 rounded-full bg-brand" /> : null}
    </button>
  ) : null;
  return (
    <div>
      {heading}
      <ul id={listId} hidden={!isOpen} className={classNames('gap-0.5', isOpen && 'grid')}>
        {group.items.map((item) => (
          <li key={item.id}>
            <NavLink item={item} isActive={item.id === activeId} Link={Link} onNavigate={onNavigate} />
          </li>
        ))}
        {action ? (
          <li>
            <NavButton {...action} onNavigate={onNavigate} />
          </li>
        ) : null}
      </ul>
    </div>
  );
}

const place =
  'flex min-h-9 w-full items-center gap-3 rounded-control px-3 py-1.5 text-15 transition-colors pointer-coarse:min-h-11';
const resting = 'text-secondary hover:bg-hover hover:text-ink';

function NavButton({ label, icon: Icon, onSelect, onNavigate }: NavAction & { onNavigate?: () => void }) {
  const choose = () => {
    onNavigate?.();
    onSelect();
  };
  return (
    <button type="button" onClick={choose} className={classNames(place, resting, 'text-left')}>
      <Icon size={18} aria-hidden="true" className="shrink-0" />
      {label}
    </button>
  );
}

type NavLinkProps = { item: NavItem; isActive: boolean; Link: FrameLink; onNavigate?: () => void };

function NavLink({ item, isActive, Link, onNavigate }: NavLinkProps) {
  const Icon = item.icon;
  return (
    <Link
      href={item.href}
      aria-current={isActive ? 'page' : undefined}
      onClick={onNavigate}
      className={classNames(place, isActive ? 'bg-selected font-semibold text-ink' : resting)}
    >
      <Icon size={18} aria-hidden="true" className={classNames('shrink-0', isActive && 'text-action')} />
      <span className="line-clamp-2 min-w-0 flex-1">{item.label}</span>
      {item.badge && item.badge.count > 0 ? <NavBadge {...item.badge} /> : null}
    </Link>
  );
}

/** The figure that waits; its meaning is read instead of the bare number. */
export function NavBadge({ count, label }: { count: number; label: string }) {
  return (
    <span className="rounded-full bg-brand px-1.5 text-12 font-semibold text-on-brand tabular-nums">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
