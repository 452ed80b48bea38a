import { useEffect } from 'react';
import { firstScreenStands } from './first-screen.ts';

/** Keeps the subscription of this browser alive, once a visit, where its user wanted it. */
export function usePushDevice(userId: string): void {
  useEffect(() => {
    // Not every browser has it.
    if (globalThis.Notification?.permission !== 'granted') return;
    firstScreenStands()
      .then(() => import('#src/data/notifications/push-device.ts'))
      .then((file) => file.keepPushOn(userId))
      .catch(console.warn);
  }, [userId]);
}
