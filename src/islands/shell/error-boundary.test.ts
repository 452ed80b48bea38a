import { expect, it, vi } from 'vitest';
import { ErrorBoundary, type ErrorBoundaryProps, isUnfetched, mayTakeByItself } from './error-boundary.tsx';

const failed = (props: Partial<ErrorBoundaryProps> = {}) => {
  const boundary = new ErrorBoundary({ children: 'the screen', ...props });
  Object.assign(boundary.state, ErrorBoundary.getDerivedStateFromError(new Error('broken')));
  return boundary;
};

it('shows the screen until it fails, then what stands in for it', () => {
  expect(new ErrorBoundary({ children: 'the screen' }).render()).toBe('the screen');
  expect(failed({ fallback: (error) => `instead: ${error}` }).render()).toBe('instead: Error: broken');
});

it('logs the error and tells who asked to be told', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = vi.fn();
  const error = new Error('broken');
  failed({ onError }).componentDidCatch(error, { componentStack: 'in Screen' });
  expect(log).toHaveBeenCalledWith(error, 'in Screen');
  expect(onError).toHaveBeenCalledWith(error);
  log.mockRestore();
});

it('gives the tree another chance when one of its reset keys changes, and only then', () => {
  const { state } = failed({ resetKeys: ['finance'] });
  const next = (resetKeys: unknown[]) =>
    ErrorBoundary.getDerivedStateFromProps({ children: null, resetKeys }, state);
  expect(next(['finance'])).toBeNull();
  expect(next(['tenants'])).toEqual({ failure: null, resetKeys: ['tenants'] });
  expect(next(['finance', 1])).toMatchObject({ failure: null });
});

it.each([
  'TypeError: Failed to fetch dynamically imported module: https://example.com/_astro/a.js',
  'TypeError: error loading dynamically imported module: https://example.com/_astro/a.js',
  'TypeError: Importing a module script failed.',
  'Error: Unable to preload CSS for /_astro/a.css',
])('a file that is gone is told from a fault: %s', (message) => {
  expect(isUnfetched(message)).toBe(true);
  expect(isUnfetched(new Error('important value missing'))).toBe(false);
});

it('takes the new version by itself once, and not again a moment later', () => {
  expect(mayTakeByItself('navigate', 500)).toBe(true);
  expect(mayTakeByItself('reload', 500)).toBe(false);
  expect(mayTakeByItself('reload', 3_600_000)).toBe(true);
});
