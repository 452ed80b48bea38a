import { type RefObject, useEffect, useRef } from 'react';
import { scrollerOf } from './row-blocks.tsx';

type EndMarkProps = {
  section: RefObject<HTMLElement | null>;
  onNear: () => void;
};

/** Stands behind the last row and tells once when scrolling comes near it; another number of rows needs another mark. */
export function EndMark({ section, onNear }: EndMarkProps) {
  const mark = useRef<HTMLDivElement>(null);
  const tell = useRef(onNear);
  tell.current = onNear;
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) tell.current();
      },
      { root: scrollerOf(section.current), rootMargin: '800px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [section]);
  return <div ref={mark} aria-hidden="true" />;
}
