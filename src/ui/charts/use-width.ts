import { type RefObject, useEffect, useState } from 'react';

const narrowest = 200;

/** Width of an element in CSS pixels, kept up to date; `initial` until it is measured. Never too narrow to draw in. */
export function useWidth(element: RefObject<HTMLElement | null>, initial = 640): number {
  const [width, setWidth] = useState(initial);

  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0)
        setWidth(Math.max(narrowest, Math.round(entry.contentRect.width)));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return width;
}
