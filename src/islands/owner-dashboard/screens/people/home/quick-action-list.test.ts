import { routes } from 'virtual:screens/owner/routes';
import { expect, it } from 'vitest';
import { matchRoute } from 'wouter';
import { pathOfTab, tabOf } from '#src/islands/owner-dashboard/screens/money/finance/tab.ts';
import { quickActions } from './quick-action-list.ts';

/** Just as the router reads a pattern. */
const parser = (pattern: string) => {
  const keys: string[] = [];
  const source = pattern.replaceAll(/:(\w+)/g, (_, key: string) => {
    keys.push(key);
    return '([^/]+)';
  });
  return { pattern: new RegExp(`^${source}/?$`), keys };
};

it.each(quickActions)('$id leads to a screen that asks for no more than the action does', (action) => {
  const path = action.path.split('?')[0] ?? '';
  const found = routes.find((route) => matchRoute(parser, route.path, path)[0]);
  expect(found?.permission?.split('.')[0]).toBe(action.permission.split('.')[0]);
  // The finance screen has no place for a tab that it does not know.
  const [, , tab] = path.split('/');
  const known = found?.path === '/finance/:tab' ? tabOf({ tab }) : null;
  if (found?.path === '/finance/:tab') expect(known && pathOfTab(known)).toBe(path);
});
