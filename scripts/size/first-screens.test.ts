import { routes } from 'virtual:screens/tenant/routes';
import { expect, it } from 'vitest';
import { readScreens, routesOf } from '../../config/screens/read-screens.ts';
import { firstScreens } from './first-screens.ts';

it('a screen that is kept for offline use is kept with its texts, in both languages', () => {
  const { offline = [] } = firstScreens['/tenant-dashboard/'] ?? {};
  const kept = routesOf(readScreens('tenant')).filter(({ screen }) => screen.about.isKept);
  expect(kept.length).toBeGreaterThan(10);
  expect(offline).toEqual(expect.arrayContaining(['payments-screen', 'tenant-pay.es', 'tenant-pay.en']));
  const paths = new Set(kept.map(({ path }) => path));
  const texts = routes.filter(({ path }) => paths.has(path)).flatMap(({ namespaces = [] }) => namespaces);
  expect(new Set(texts).size).toBe(offline.filter((name) => name.endsWith('.es')).length);
});
