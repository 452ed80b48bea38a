import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { fetchAreas } from '#src/data/people/session/areas.ts';
import { useText } from '#src/i18n/react.tsx';
import { areaHome, areaOf } from '#src/islands/shell/area-paths.ts';
import { claimedUserType } from '#src/islands/shell/user-type.ts';
import { $auth } from '#src/stores/auth.ts';
import { LoadingOverlay } from '#src/ui/components/loading-overlay.tsx';

/** Where somebody worked last is asked for no longer than this: they are on their way. */
const PATIENCE_MS = 1_500;

/** Somebody is signed in: on to where they wanted, else to the area that they used last, else to their own. */
export function Entering({ next }: { next: string | null }) {
  const { entering } = useText('auth');
  const { user, userType, error } = useStore($auth);
  const type = userType ?? (user && error ? claimedUserType(user) : null);
  const lastArea = useLastArea(next === null ? (user?.id ?? null) : null);
  const target = next ?? (type && lastArea !== undefined ? areaHome(lastArea ?? areaOf(type)) : null);

  useEffect(() => {
    // Replaced, so that "back" does not lead to a page that leads here again.
    if (target) window.location.replace(target);
  }, [target]);

  return <LoadingOverlay message={entering} />;
}

/** Undefined while it is asked for, null for who has one area or where nobody answers. */
function useLastArea(userId: string | null) {
  const [area, setArea] = useState<Awaited<ReturnType<typeof fetchAreas>>['lastArea']>();
  useEffect(() => {
    if (!userId) return;
    const settle = (found: NonNullable<typeof area> | null) =>
      setArea((known) => (known === undefined ? found : known));
    const timer = setTimeout(() => settle(null), PATIENCE_MS);
    void fetchAreas().then(
      ({ lastArea }) => settle(lastArea),
      () => settle(null),
    );
    return () => clearTimeout(timer);
  }, [userId]);
  return area;
}
