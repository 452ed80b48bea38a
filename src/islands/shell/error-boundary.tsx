import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useText } from '#src/i18n/react.tsx';
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
    return this.props.fallback?.(failure.error) ?? <FailureCard onTryAgain={this.reset} />;
  }
}

function FailureCard({ onTryAgain }: { onTryAgain: () => void }) {
  const { failure } = useText('common');
  return (
    <ErrorCard
      title={failure.title}
      text={failure.text}
      actions={
        <>
          <Button variant="primary" onClick={onTryAgain}>
            {failure.tryAgain}
          </Button>
          <Button onClick={() => window.location.reload()}>{failure.reload}</Button>
        </>
      }
    />
  );
}
