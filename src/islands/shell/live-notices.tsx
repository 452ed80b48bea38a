import { type ComponentType, useEffect, useState } from 'react';
import type { Namespace } from '#src/i18n/load.ts';
import { TextProvider, useLanguage } from '#src/i18n/react.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const namespaces: readonly Namespace[] = ['account'];
/** The screen comes first: this may begin when it stands. */
const WAIT_MS = 3000;
const nothing = () => null;

/** What happens meanwhile elsewhere, said in passing. Its code comes late, and its failures concern nobody. */
export function LiveNotices() {
  const language = useLanguage();
  const [Notices, setNotices] = useState<ComponentType | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      import('./account/notices.tsx').then((file) => setNotices(() => file.Notices), console.warn);
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!Notices) return null;
  return (
    <ErrorBoundary fallback={nothing}>
      <TextProvider language={language} namespaces={namespaces}>
        <Notices />
      </TextProvider>
    </ErrorBoundary>
  );
}
