import type { MouseEvent } from 'react';

/** How each list was last looked at in this tab: what its address asked for. */
const asked = new Map<string, string>();

export function rememberList(path: string, search: string): void {
  asked.set(path, search);
}

/** Where a list is as it was last looked at. */
export function listAddress(path: string): string {
  const search = asked.get(path);
  return search ? `${path}?${search}` : path;
}

interface Entries {
  readonly currentEntry: { readonly index: number } | null;
  entries(): readonly { readonly url: string | null }[];
}

const bare = (pathname: string) => pathname.replace(/\/$/, '');

/** Whether the page before this one in the tab's history is the one at an address. */
export function isBefore(pathname: string, navigation: Entries | undefined): boolean {
  const index = navigation?.currentEntry?.index ?? 0;
  const url = navigation?.entries()[index - 1]?.url;
  return url != null && bare(new URL(url).pathname) === bare(pathname);
}

/** Follows a link back as the browser's own button does, where that leads to the same place: with what was loaded, and how far it was read. */
export function followBack(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const { navigation } = window as { navigation?: Entries };
  if (!isBefore(event.currentTarget.pathname, navigation)) return;
  event.preventDefault();
  window.history.back();
}
