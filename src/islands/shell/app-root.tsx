import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import type { Namespace } from '#src/i18n/load.ts';
import { TextProvider, useText } from '#src/i18n/react.tsx';
import { startAuth } from '#src/stores/auth.ts';
import { $connectivity } from '#src/stores/connectivity.ts';
import { $language, startLanguage } from '#src/stores/language.ts';
import { startTheme } from '#src/stores/theme.ts';
import { $toasts, dismissToast, holdToasts, releaseToasts } from '#src/stores/toasts.ts';
import { ConnectivityBadge } from '#src/ui/components/connectivity-badge.tsx';
import { ToastRegion } from '#src/ui/components/toast-region.tsx';
import { ApplicationError } from './application-error.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

export interface AppRootProps {
  /** Declare the array outside the component: a new one would load the texts again. */
  namespaces: readonly Namespace[];
  children: ReactNode;
}

/** What every island that fills a page stands in: texts, theme, session, connectivity badge, toasts, last resort. */
export function AppRoot({ namespaces, children }: AppRootProps) {
  const language = useStore($language);

  useEffect(() => {
    const stops = [startLanguage(), startTheme(), startAuth()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return (
    <ErrorBoundary fallback={(error) => <ApplicationError error={error} />}>
      <TextProvider language={language} namespaces={namespaces}>
        {children}
        <Messages />
      </TextProvider>
    </ErrorBoundary>
  );
}

function Messages() {
  const { actions, shell } = useText('common');
  return (
    <>
      <ConnectivityBadge state={useStore($connectivity)} />
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
