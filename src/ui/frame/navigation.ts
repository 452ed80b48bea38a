import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';

export type NavItem = {
  id: string;
  label: string;
  href: string;
  icon: LucideIcon;
  /** A number that waits for the reader, with its meaning for screen readers ("3 pagos por confirmar"). */
  badge?: { count: number; label: string };
};

/** Stands among the links and does something here instead of leading elsewhere. */
export type NavAction = { label: string; icon: LucideIcon; onSelect: () => void };

export type NavGroup = {
  id: string;
  /** Heading of the group; leave out for the first, unnamed one. */
  label?: string;
  items: readonly NavItem[];
};

/** The router's link. It must pass on every prop to the anchor. */
export type FrameLink = ComponentType<{
  href: string;
  className?: string;
  'aria-current'?: 'page' | undefined;
  onClick?: () => void;
  children: ReactNode;
}>;

const mostAtBottom = 5;
const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/** Id of the item whose address is the path or its nearest ancestor. */
export function activeItemId(groups: readonly NavGroup[], path: string): string | null {
  const current = withoutSlash(path);
  let best: NavItem | null = null;
  for (const item of groups.flatMap((group) => group.items)) {
    const href = withoutSlash(item.href);
    const isMatch = current === href || current.startsWith(`${href}/`);
    if (isMatch && (!best || href.length > withoutSlash(best.href).length)) best = item;
  }
  return best?.id ?? null;
}

/**
 * The items of the phone's bottom bar. When not everything fits, four stand there and the fifth place opens the rest, with
 * what waits there counted together.
 */
export function bottomItems(groups: readonly NavGroup[], preferred: readonly string[]) {
  const all = groups.flatMap((group) => group.items);
  if (all.length <= mostAtBottom) return { items: all, hasMore: false, waiting: null };
  const chosen = preferred.flatMap((id) => all.find((item) => item.id === id) ?? []);
  const items = (chosen.length > 0 ? chosen : all).slice(0, mostAtBottom - 1);
  const badges = all.flatMap((item) => (item.badge?.count && !items.includes(item) ? [item.badge] : []));
  const waiting = badges.length > 0 && {
    count: badges.reduce((sum, { count }) => sum + count, 0),
    label: badges.map(({ label }) => label).join(', '),
  };
  return { items, hasMore: true, waiting: waiting || null };
}
