import { useSyncExternalStore } from 'react';

/** Narrower than tables have room for. Paper is never a phone: what is printed keeps its columns. */
const PHONE = 'screen and (width < 48rem)';

const onChange = (listener: () => void) => {
  const query = matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the screen is a phone's, where what is drawn differs and not only how it looks. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => matchMedia(PHONE).matches,
    () => false,
  );
