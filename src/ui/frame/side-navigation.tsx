import { classNames } from '../class-names.ts';
import type { FrameLink, NavAction, NavGroup, NavItem } from './navigation.ts';

type NavListProps = {
  groups: readonly NavGroup[];
  activeId: string | null;
  Link: FrameLink;
  onNavigate?: () => void;
  /** After the links. */
  action?: NavAction | undefined;
};

/** Grouped links to every screen. */
export function NavList({ groups, activeId, Link, onNavigate, action }: NavListProps) {
  return (
    <div className="grid gap-5">
      {groups.map((group) => (
        <div key={group.id}>
          {group.label ? <p className="mb-1 px-3 text-12 font-semibold text-hint">{group.label}</p> : null}
          <ul className="grid gap-0.5">
            {group.items.map((item) => (
              <li key={item.id}>
                <NavLink item={item} isActive={item.id === activeId} Link={Link} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {action ? <NavButton {...action} onNavigate={onNavigate} /> : null}
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
      <span className="min-w-0 flex-1">{item.label}</span>
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
