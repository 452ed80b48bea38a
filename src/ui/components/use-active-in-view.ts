import { type RefObject, useLayoutEffect } from 'react';

/**
 * Scrolls a row of links or tabs sideways, so that the one that is shown stands in view; the page itself does not move.
 * @param row what scrolls @param active what is shown, so that a change of it scrolls again
 */
export function useActiveInView(row: RefObject<HTMLElement | null>, active: string | undefined): void {
  useLayoutEffect(() => {
    const shown = active && row.current?.querySelector('[aria-current=page], [aria-selected=true]');
    if (!row.current || !shown) return;
    const frame = row.current.getBoundingClientRect();
    const item = shown.getBoundingClientRect();
    if (item.left >= frame.left && item.right <= frame.right) return;
    row.current.scrollLeft += item.left - frame.left - (frame.width - item.width) / 2;
  }, [row, active]);
}
