import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

interface LazyPartOptions {
  /** Stands in its place until it is here; nothing when left out. */
  fallback?: ComponentType;
  /** Of a part that the screen can do without: where it fails, nothing is said of it. */
  isOptional?: boolean;
}

const nothing = () => null;

/**
 * A component whose code is fetched when it is first shown, with what waits for it. Names what it takes of the file, so that
 * the rest of that can be left out: `lazyPart(() => import('./notes.tsx').then((file) => file.Notes))`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, isOptional = false }: LazyPartOptions = {},
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function LazyPart(props: Props) {
    const part = (
      <Suspense fallback={fallback && createElement(fallback)}>
        <Loaded {...props} />
      </Suspense>
    );
    return isOptional ? <ErrorBoundary fallback={nothing}>{part}</ErrorBoundary> : part;
  };
}
