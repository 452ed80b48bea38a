import { type ComponentType, createElement } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { firstScreenStands } from './first-screen.ts';
import { later, useLater } from './later.ts';

interface LazyPartOptions {
  /** Stands in its place until it is here; nothing when left out. */
  fallback?: ComponentType;
  /** Of a part that the screen can do without: where it fails, nothing is said of it. */
  isOptional?: boolean;
  /** It is fetched when the page's first screen stands: nothing of it may keep that waiting. */
  isLate?: boolean;
}

/** A component whose code comes later. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Has the code fetched before the component is shown; comes back when it is here, or could not be fetched. */
  readonly prepare: () => Promise<void>;
};

const nothing = () => null;

/**
 * A component whose code is fetched when it is first shown, with what waits for it. Names what it takes of the file, so that
 * the rest of that can be left out: `lazyPart(() => import('./notes.tsx').then((file) => file.Notes))`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, isOptional = false, isLate = false }: LazyPartOptions = {},
): LazyPart<Props> {
  const code = later(load);
  function Loaded(props: Props) {
    const Part = useLater(code, isLate ? firstScreenStands : undefined);
    if (Part) return createElement(Part, props);
    return fallback ? createElement(fallback) : null;
  }
  function Part(props: Props) {
    const part = <Loaded {...props} />;
    return isOptional ? <ErrorBoundary fallback={nothing}>{part}</ErrorBoundary> : part;
  }
  // What fails here is tried again where it is shown.
  return Object.assign(Part, {
    prepare: () =>
      code.fetch().then(
        () => undefined,
        () => undefined,
      ),
  });
}
