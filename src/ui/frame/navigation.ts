import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';

export type NavItem = {
  id: string;
  label: string;
  href: string;
  icon: LucideIcon;
  /** Addresses of other screens that it stands for. */
  covers?: readonly string[] | undefined;
  /** A number that waits for the reader, with its meaning for screen readers ("3 pagos por confirmar"). */
  badge?: { count: number; label: string };
};

/** Stands among the links and does something here instead of leading elsewhere. */
export type NavAction = { label: string; icon: LucideIcon; onSelect: () => void };

export type NavGroup = {
  id: string;
  /** Heading of the group; leave out for the first, unnamed one. */
  label?: string;
  /** Shut until its reader opens it, or while no screen in it is on show. */
  isClosed?: boolean | undefined;
  items: readonly NavItem[];
};

/** Screens and records that the reader marked, and how their order is changed. */
export type NavFavorites = {
  label: string;
  places: readonly { path: string; title: string }[];
  action: NavAction;
};

/** What the reader opened and shut: the groups' ids, and whether each is open. */
export type OpenGroups = Readonly<Record<string, boolean>>;

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

/** The link whose address is the path or its nearest ancestor. */
export function nearestLink<Link extends { readonly path: string }>(
  links: readonly Link[],
  path: string,
): Link | undefined {
  const current = withoutSlash(path);
  return links
    .map((link) => ({ link, address: withoutSlash(link.path) }))
    .filter(({ address }) => current === address || current.startsWith(`${address}/`))
    .toSorted((one, other) => other.address.length - one.address.length)[0]?.link;
}

/** Id of the item that stands for the path by one of its addresses. */
export function activeItemId(groups: readonly NavGroup[], path: string): string | null {
  const links = groups.flatMap(({ items }) =>
    items.flatMap(({ id, href, covers = [] }) => [href, ...covers].map((address) => ({ id, path: address }))),
  );
  return nearestLink(links, path)?.id ?? null;
}

/** Whether a group shows its items: as its reader chose, or else unless it begins shut and no screen in it is on show. */
export function isGroupOpen(group: NavGroup, chosen: OpenGroups, activeId: string | null): boolean {
  return chosen[group.id] ?? (!group.isClosed || group.items.some(({ id }) => id === activeId));
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
