import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '../../src/i18n/language.ts';
import { routes } from '../../src/islands/tenant-dashboard/routes.ts';
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
  const source = readFileSync('src/islands/tenant-dashboard/routes.ts', 'utf8');
  const screenOf = (path: string) =>
    new RegExp(`path: '${path}',\\s+load: \\(\\) => import\\('[^']*/([\\w-]+)\\.tsx'\\)`).exec(source)?.[1] ??
    '';
  const offlineRoutes = routes.filter(({ path }) => kept.has(screenOf(path)));
  expect(offlineRoutes.length).toBeGreaterThan(10);
  for (const { path, namespaces = [] } of offlineRoutes)
    for (const language of languages)
      for (const namespace of namespaces)
        expect([...kept], `texts of ${path}`).toContain(`${fileOf(namespace)}.${language}`);
});
