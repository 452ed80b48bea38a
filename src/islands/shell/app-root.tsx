import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import type { Language } from '#src/i18n/language.ts';
import { loadText, type Namespace } from '#src/i18n/load.ts';
import { TextProvider, useText } from '#src/i18n/react.tsx';
import { startAuth } from '#src/stores/auth.ts';
import { $connectivity } from '#src/stores/connectivity.ts';
import { $language, startLanguage } from '#src/stores/language.ts';
import { startTheme } from '#src/stores/theme.ts';
import { $toasts, dismissFailures, dismissToast, holdToasts, releaseToasts } from '#src/stores/toasts.ts';
import { ConnectivityBadge } from '#src/ui/components/connectivity-badge.tsx';
import { ToastRegion } from '#src/ui/components/toast-region.tsx';
import { ApplicationError } from './application-error.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const ERROR_TEXTS_MS = 1_000;

export interface AppRootProps {
  /** Declare the array outside the component: a new one would load the texts again. */
  namespaces: readonly Namespace[];
  /** The language of a page that is built with the island in it; such a page has a connectivity badge of its own. */
  builtIn?: Language;
  children: ReactNode;
}

/** What every island that fills a page stands in: texts, theme, session, connectivity badge, toasts, last resort. */
export function AppRoot({ namespaces, builtIn, children }: AppRootProps) {
  const language = useStore($language, builtIn && { ssr: () => builtIn });

  useEffect(() => {
    const stops = [startLanguage(), startTheme(), startAuth(), keepFocusSoon()];
    // Before the form that is sent says what came of it.
    document.addEventListener('submit', dismissFailures, true);
    return () => {
      document.removeEventListener('submit', dismissFailures, true);
      for (const stop of stops) stop();
    };
  }, []);

  useEffect(() => fetchErrorTexts(language), [language]);

  return (
    <ErrorBoundary fallback={(error) => <ApplicationError error={error} />}>
      <TextProvider language={language} namespaces={namespaces}>
        {children}
        <Messages hasBadge={!builtIn} />
      </TextProvider>
    </ErrorBoundary>
  );
}

/** Nothing can be taken from under the focus before something was done: it need not come with the first screen. */
function keepFocusSoon(): () => void {
  let stop: (() => void) | undefined;
  let isGone = false;
  import('./keep-focus.ts').then(({ keepFocus }) => {
    if (!isGone) stop = keepFocus();
  }, console.warn);
  return () => {
    isGone = true;
    stop?.();
  };
}

/** What errors say is not needed to show a first screen, but before anything goes wrong. */
function fetchErrorTexts(language: Language): () => void {
  // Without them an error still says what its kind says.
  const timer = setTimeout(() => void loadText(language, ['errors']).catch(() => undefined), ERROR_TEXTS_MS);
  return () => clearTimeout(timer);
}

function Messages({ hasBadge }: { hasBadge: boolean }) {
  const { actions, shell } = useText('common');
  const connectivity = useStore($connectivity);
  return (
    <>
      {hasBadge ? <ConnectivityBadge state={connectivity} /> : null}
      <ToastRegion
        toasts={useStore($toasts)}
        onDismiss={dismissToast}
        onHold={holdToasts}
        onRelease={releaseToasts}
        label={shell.notifications}
        closeLabel={actions.close}
      />
    </>
  );
}
