import { useEffect, useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Logo } from '#src/ui/components/logo.tsx';

const SPLASH_MS = 1500;
const SHOWN_KEY = 'splash_shown';

/** Covers the start of a browser session for 1.5 seconds, while everything loads beneath it. */
export function Splash() {
  const { product, shell } = useText('common');
  const [isShown, setIsShown] = useState(() => sessionStorage.getItem(SHOWN_KEY) === null);

  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => {
      sessionStorage.setItem(SHOWN_KEY, 'true');
      setIsShown(false);
    }, SPLASH_MS);
    return () => clearTimeout(timer);
  }, [isShown]);

  if (!isShown) return null;
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-4 bg-page"
    >
      <Logo size={72} />
      <p className="text-25 font-semibold tracking-tight">{product}</p>
      <p className="text-15 text-secondary">{shell.loadingApp}</p>
    </div>
  );
}
