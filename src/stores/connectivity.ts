import { atom, onMount } from 'nanostores';

/** 'back' lasts three seconds after the connection returns, then 'online'. */
export type Connectivity = 'online' | 'offline' | 'back';

const backOnlineMs = 3000;

/** The browser's connection as the badge shows it; listens only while something shows it. */
export const $connectivity = atom<Connectivity>('online');

onMount($connectivity, () => {
  if (typeof window === 'undefined') return;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const goOffline = () => {
    clearTimeout(timer);
    $connectivity.set('offline');
  };
  const goOnline = () => {
    if ($connectivity.get() !== 'offline') return;
    $connectivity.set('back');
    timer = setTimeout(() => $connectivity.set('online'), backOnlineMs);
  };

  $connectivity.set(navigator.onLine === false ? 'offline' : 'online');
  window.addEventListener('offline', goOffline);
  window.addEventListener('online', goOnline);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('offline', goOffline);
    window.removeEventListener('online', goOnline);
  };
});
