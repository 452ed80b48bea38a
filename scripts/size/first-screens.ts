import { type Language, languages } from '../../src/i18n/language.ts';
import type { ModuleGraph } from './modules.ts';
import type { BuiltPage } from './pages.ts';

/**
 * What each island loads by itself for its first screen, besides what its HTML names: names of scripts without their
 * hash. `common` stands for the texts in the reader's language. `soon` comes right after it on every visit: it is not part
 * of the first screen, and is kept with it. `offline` is kept too, though not every visit asks for it.
 */
export type FirstScreens = Record<
  string,
  { texts: string[]; scripts?: string[]; soon?: string[]; offline?: string[] }
>;

// The screen itself comes with the area (config/script-files.ts).
const entering = { texts: ['common', 'auth'] };
export const firstScreens: FirstScreens = {
  '/owner-dashboard/': {
    texts: ['common', 'owner'],
    soon: [
      ...['routes', 'auth-library', 'membership-watch', 'months-chart', 'occupancy-card'],
      ...['other-areas', 'keep-focus'],
      ...['errors.es', 'errors.en'],
    ],
  },
  '/tenant-dashboard/': {
    texts: ['common', 'tenant'],
    soon: [
      'routes',
      'auth-library',
      'other-areas',
      'keep-focus',
      'errors.es',
      'errors.en',
      'offline-cache',
      'offline-part',
      'outbox.es',
      'outbox.en',
      'latest-notice',
      'moved-money',
      'notices.es',
      'notices.en',
      'pending-notices',
      'tenant-pending.es',
      'tenant-pending.en',
      'cache-for-offline',
    ],
    offline: [
      ...['lazy-texts', 'resumable-upload', 'leaving', 'forget-user', 'outbox-screen', 'outbox-rows'],
      ...['pending-contracts', 'lease-switcher', 'documents-screen', 'documents.es', 'documents.en'],
      ...[
        'contract.es',
        'contract.en',
        'tenant-pay.es',
        'tenant-pay.en',
        'tenant-report.es',
        'tenant-report.en',
      ],
      ...['tenant-autopay.es', 'tenant-autopay.en', 'tenant-rental.es', 'tenant-rental.en'],
      ...['condition.es', 'condition.en', 'community.es', 'community.en'],
      ...['asked-for-notices', 'document-requests.es', 'document-requests.en'],
      ...['messages-screen', 'message-screen', 'new-message-screen', 'messages.es', 'messages.en'],
      ...['notices-screen', 'notice-screen'],
      ...['maintenance-screen', 'report-screen', 'request-screen', 'maintenance.es', 'maintenance.en'],
      ...['payments-screen', 'payment-screen', 'report-payment-screen', 'charges-screen', 'rental-screen'],
    ],
  },
  '/admin/': { texts: ['common', 'admin'], soon: ['keep-focus', 'other-areas'] },
  '/auth/': entering,
  '/login/': entering,
  '/signup/': entering,
  '/recovery/': entering,
  '/invitation/': entering,
  '/confirm/': entering,
};

/**
 * Every script that runs before the first screen of a page shows.
 *
 * @param shown the languages whose texts count. Spanish alone, the larger one, is what a reader fetches.
 * @throws when the list names a script that the page does not load, or more than one: it is out of date.
 */
export function firstScripts(
  graph: ModuleGraph,
  page: BuiltPage,
  screens: FirstScreens,
  shown: readonly Language[] = languages,
): Set<string> {
  const { texts = [], scripts = [] } = screens[page.address.replace(/^\/(es|en)\//, '/')] ?? {};
  const later = graph.laterFrom(page.scripts);
  const names = [...scripts, ...shown.flatMap((language) => texts.map((name) => `${name}.${language}`))];
  return graph.closure([...page.scripts, ...names.map((name) => oneNamed(page.address, name, later))]);
}

/** What the page asks for right after its first screen, and what else is kept for when there is no connection. */
export function soonScripts(graph: ModuleGraph, page: BuiltPage, screens: FirstScreens): Set<string> {
  const later = graph.laterFrom(page.scripts);
  const { soon = [], offline = [] } = screens[page.address.replace(/^\/(es|en)\//, '/')] ?? {};
  return graph.closure([...soon, ...offline].map((name) => oneNamed(page.address, name, later)));
}

function oneNamed(address: string, name: string, scripts: Iterable<string>): string {
  const found = [...scripts].filter(
    (script) => script.replace(/^.*\//, '').split('.').slice(0, -2).join('.') === name,
  );
  const [script] = found;
  if (!script || found.length > 1)
    throw new Error(`${address} loads ${found.length} scripts named "${name}".`);
  return script;
}
