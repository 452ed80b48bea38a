import { type ComponentType, lazy, Suspense } from 'react';
import type { Namespace } from '#src/i18n/load.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { Spinner } from '#src/ui/components/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { ScreenLoader, ScreenProps } from './routes.ts';

const screens = new Map<ScreenLoader, ComponentType<ScreenProps>>();

function screenOf(load: ScreenLoader): ComponentType<ScreenProps> {
  const known = screens.get(load);
  if (known) return known;
  const made = lazy(() => load().then(({ Screen }) => ({ default: Screen })));
  screens.set(load, made);
  return made;
}

interface ScreenHostProps extends ScreenProps {
  load: ScreenLoader;
  /** Texts that only this screen needs. */
  namespaces?: readonly Namespace[] | undefined;
}

const noNamespaces: readonly Namespace[] = [];

/** Shows a screen whose code and texts may still have to be fetched. Its failures stay inside it. */
export function ScreenHost({ load, params, namespaces = noNamespaces }: ScreenHostProps) {
  // That of the texts around it: the reader's new choice may still be on its way.
  const language = useLanguage();
  const Screen = screenOf(load);
  return (
    <ErrorBoundary
      resetKeys={[load, params]}
      // A fetch that failed is remembered by the lazy component: the next attempt needs a new one.
      onReset={() => screens.delete(load)}
    >
      <Suspense fallback={<PageLoading />}>
        <TextProvider language={language} namespaces={namespaces} fallback={<PageLoading />}>
          <Screen params={params} />
        </TextProvider>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Said while a screen is on its way. */
export function PageLoading() {
  const { states } = useText('common');
  return (
    <div role="status" className="grid justify-items-center gap-3 py-24 text-secondary">
      <Spinner size="lg" />
      {states.loadingPage}
    </div>
  );
}
