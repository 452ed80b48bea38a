import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** A screen that takes longer than this is not waited for. */
const MOST_MS = 4_000;
/** Browsers that do not say when they are idle. */
const IDLE_MS = 100;

const whenIdle = (act: () => void) =>
  window.requestIdleCallback
    ? window.requestIdleCallback(act, { timeout: MOST_MS })
    : setTimeout(act, IDLE_MS);

let stand: () => void = () => undefined;
const standing = new Promise<void>((resolve) => {
  stand = resolve;
});

/**
 * Resolves when the first screen of this page shows what it was opened for, and the browser has nothing else to do. What is
 * not on that screen (live changes, what the frame adds) is fetched then.
 */
export const firstScreenStands = (): Promise<void> => standing;

/** Says when the first screen stands: it has its heading, and nothing that it asked for is still on its way. */
export function useFirstScreen(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      stop();
      clearTimeout(timer);
      whenIdle(stand);
    };
    const look = () => {
      if (document.getElementById('page-title') && queryClient.isFetching() === 0) end();
    };
    // Whoever asks next does so while it is drawn.
    const stop = queryClient.getQueryCache().subscribe(() => setTimeout(() => requestAnimationFrame(look)));
    const timer = setTimeout(end, MOST_MS);
    look();
    return () => {
      isOver = true;
      stop();
      clearTimeout(timer);
    };
  }, [queryClient]);
}
