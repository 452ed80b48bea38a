import { useStore } from '@nanostores/react';
import { Component, type ErrorInfo, type ReactNode, useEffect } from 'react';
import { NEW_VERSION_WANTED } from '#src/domain/foundation/island-events.ts';
import { useText } from '#src/i18n/react.tsx';
import { $connectivity } from '#src/stores/connectivity.ts';
import { Button } from '#src/ui/components/button.tsx';
import { ErrorCard } from '#src/ui/components/error-card.tsx';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** When one of these changes, the failed tree gets another chance. */
  resetKeys?: readonly unknown[];
  onError?: (error: unknown) => void;
  /** Runs before "Try again" renders the tree anew. */
  onReset?: () => void;
  /** In place of the card, where there may be no texts yet. */
  fallback?: (error: unknown) => ReactNode;
}

interface State {
  failure: { error: unknown } | null;
  resetKeys: readonly unknown[];
}

/** Keeps a failure in rendering inside its part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {
    failure: null,
    resetKeys: this.props.resetKeys ?? [],
  };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKeys = [] }: ErrorBoundaryProps, state: State): State | null {
    const isSame =
      resetKeys.length === state.resetKeys.length &&
      resetKeys.every((key, index) => Object.is(key, state.resetKeys[index]));
    return isSame ? null : { failure: null, resetKeys };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
    this.props.onError?.(error);
  }

  private readonly reset = (): void => {
    this.props.onReset?.();
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      this.props.fallback?.(failure.error) ?? <FailureCard error={failure.error} onTryAgain={this.reset} />
    );
  }
}

/** A part of the application that was not opened before has to be fetched; browsers say so in words of their own. */
export const isUnfetched = (error: unknown) =>
  /dynamically imported|importing a module|preload css/i.test(String(error));

const reload = () => window.location.reload();
const takeNewVersion = () => document.dispatchEvent(new Event(NEW_VERSION_WANTED));
const A_MOMENT_MS = 60_000;

/** Whether a page whose file is gone takes the new version by itself: not one that was loaded anew a moment ago. */
export const mayTakeByItself = (navigation: string | undefined, sinceLoadMs: number) =>
  navigation !== 'reload' || sinceLoadMs > A_MOMENT_MS;

const wayOfLoading = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type;

function FailureCard({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const { failure, network } = useText('common');
  const connectivity = useStore($connectivity);
  const needsFile = isUnfetched(error);
  const isOffline = needsFile && connectivity === 'offline';
  useEffect(() => {
    // A page asks for a file that failed no second time: only a new one does.
    if (!needsFile || connectivity === 'offline') return;
    if (connectivity === 'back') reload();
    else if (mayTakeByItself(wayOfLoading(), performance.now())) takeNewVersion();
  }, [connectivity, needsFile]);
  if (isOffline)
    return <ErrorCard title={network.offline} text={network.notKept} actions={<ReloadButton />} />;
  if (needsFile) {
    return (
      <ErrorCard
        title={failure.newVersion}
        text={failure.newVersionText}
        actions={
          <Button variant="primary" onClick={takeNewVersion}>
            {failure.takeNewVersion}
          </Button>
        }
      />
    );
  }
  return (
    <ErrorCard
      title={failure.title}
      text={failure.text}
      actions={
        <>
          <Button variant="primary" onClick={onTryAgain}>
            {failure.tryAgain}
          </Button>
          <ReloadButton />
        </>
      }
    />
  );
}

function ReloadButton() {
  const { failure } = useText('common');
  return <Button onClick={reload}>{failure.reload}</Button>;
}
