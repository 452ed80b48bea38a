import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { areaHome, areaOf } from '#src/islands/shell/area-paths.ts';
import { claimedUserType } from '#src/islands/shell/user-type.ts';
import { $auth } from '#src/stores/auth.ts';
import { LoadingOverlay } from '#src/ui/components/loading-overlay.tsx';

/** Somebody is signed in: on to where they wanted, else to their own area. */
export function Entering({ next }: { next: string | null }) {
  const { entering } = useText('auth');
  const { user, userType, error } = useStore($auth);
  const type = userType ?? (user && error ? claimedUserType(user) : null);
  const target = next ?? (type ? areaHome(areaOf(type)) : null);

  useEffect(() => {
    // Replaced, so that "back" does not lead to a page that leads here again.
    if (target) window.location.replace(target);
  }, [target]);

  return <LoadingOverlay message={entering} />;
}
