import { Wifi, WifiOff } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';

/** Says at the top right that the connection is gone, and for a moment that it is back. */
export function ConnectivityBadge({ state }: { state: 'online' | 'offline' | 'back' }) {
  const { network } = useText('common');
  return (
    <div role="status" data-print="hidden" className="pointer-events-none fixed top-3 right-3 z-50">
      {state === 'offline' ? (
        <span className="toast flex items-center gap-2 rounded-full bg-bad px-4 py-2 text-14 font-semibold text-on-bad shadow-soft">
          <WifiOff size={16} aria-hidden="true" />
          {network.offline}
        </span>
      ) : null}
      {state === 'back' ? (
        <span className="toast flex items-center gap-2 rounded-full border border-line bg-raised px-4 py-2 text-14 font-semibold text-good shadow-soft">
          <Wifi size={16} aria-hidden="true" />
          {network.online}
        </span>
      ) : null}
    </div>
  );
}
