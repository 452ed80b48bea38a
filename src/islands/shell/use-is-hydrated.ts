import { useEffect, useSyncExternalStore } from 'react';
import { ISLAND_HERE } from '#src/domain/foundation/island-events.ts';

const never = () => () => undefined;

/**
 * False while a page is built and while the island takes the built page over, which must look the same; true from then
 * on. What only the browser knows (its address, its storage) is to be read when it is true.
 */
export function useIsHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (isHydrated) document.dispatchEvent(new Event(ISLAND_HERE));
  }, [isHydrated]);
  return isHydrated;
}
