import type { ComponentType } from 'react';
import type { Namespace } from '#src/i18n/load.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { Spinner } from '#src/ui/components/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { type Later, later, useLater } from './later.ts';
import type { ScreenLoader, ScreenProps } from './routes.ts';

const screens = new Map<ScreenLoader, Later<ComponentType<ScreenProps>>>();

/** A screen's code, for whoever shows it or expects that it will be shown. */
export function screenOf(load: ScreenLoader): Later<ComponentType<ScreenProps>> {
  const known = screens.get(load);
  if (known) return known;
  const made = later(async () => (await load()).Screen);
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
export function ScreenHost(props: ScreenHostProps) {
  return (
    <ErrorBoundary resetKeys={[props.load, props.params]}>
      <FetchedScreen {...props} />
    </ErrorBoundary>
  );
}

function FetchedScreen({ load, params, namespaces = noNamespaces }: ScreenHostProps) {
  // That of the texts around it: the reader's new choice may still be on its way.
  const language = useLanguage();
  const Screen = useLater(screenOf(load));
  return (
    <TextProvider language={language} namespaces={namespaces} fallback={<PageLoading />}>
      {Screen ? <Screen params={params} /> : <PageLoading />}
    </TextProvider>
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
