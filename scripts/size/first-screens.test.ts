import path from 'node:path';
import { routes } from 'virtual:screens/tenant/routes';
import { expect, it } from 'vitest';
import { readScreens, routesOf } from '../../config/screens/read-screens.ts';
import { languages } from '../../src/i18n/language.ts';
import { firstScreens } from './first-screens.ts';

/** `tenantAutopay` is in the file `tenant-autopay.es`. */
const fileOf = (namespace: string) => namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

it('a screen that is kept for offline use is kept with its texts', () => {
  const { texts = [], soon = [], offline = [] } = firstScreens['/tenant-dashboard/'] ?? {};
  const kept = new Set([
    ...soon,
    ...offline,
    ...texts.flatMap((name) => languages.map((one) => `${name}.${one}`)),
  ]);
  const offlinePaths = routesOf(readScreens('tenant'))
    .filter(({ screen }) => kept.has(path.basename(screen.source, '.tsx')))
    .map((route) => route.path);
  expect(offlinePaths.length).toBeGreaterThan(10);
  for (const { path: at, namespaces = [] } of routes.filter((route) => offlinePaths.includes(route.path)))
    for (const language of languages)
      for (const namespace of namespaces)
        expect([...kept], `texts of ${at}`).toContain(`${fileOf(namespace)}.${language}`);
});
