const backOnlineMs = 3000;

/**
 * Shows the badge at once when the connection is gone and, when it returns, for three seconds. The islands have a badge
 * of their own (src/stores/connectivity.ts).
 */
export function watchConnectivity(badge: HTMLElement | null): void {
  if (!badge) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (state: string) => {
    badge.dataset.state = state;
  };
  const goOffline = () => {
    clearTimeout(timer);
    show('offline');
  };
  addEventListener('offline', goOffline);
  addEventListener('online', () => {
    if (badge.dataset.state !== 'offline') return;
    show('back');
    timer = setTimeout(show, backOnlineMs, '');
  });
  if (!navigator.onLine) goOffline();
}
