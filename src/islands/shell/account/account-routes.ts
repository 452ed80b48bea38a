import type { CommonText } from '#src/i18n/dictionaries/foundation/common.en.ts';
import type { Namespace } from '#src/i18n/load.ts';
import type { ScreenLoader } from '../routes.ts';

interface AccountRoute {
  readonly path: string;
  readonly load: ScreenLoader;
  readonly title: (text: unknown, common: CommonText) => string;
  readonly namespaces: readonly Namespace[];
}

const ACCOUNT = ['account'] as const;
const OUTBOX = ['outbox', 'errors'] as const;

/** The screens about one's own account, the same in every area. */
export const accountRoutes: readonly AccountRoute[] = [
  {
    path: '/profile',
    load: () => import('./profile-screen.tsx'),
    namespaces: ACCOUNT,
    title: (_, { shell }) => shell.account.profile,
  },
  {
    path: '/settings',
    load: () => import('./settings-screen.tsx'),
    namespaces: ACCOUNT,
    title: (_, { shell }) => shell.account.settings,
  },
  {
    path: '/settings/security',
    load: () => import('./security-screen.tsx'),
    namespaces: ACCOUNT,
    title: (_, { shell }) => shell.account.security,
  },
  {
    path: '/outbox',
    load: () => import('../outbox/outbox-screen.tsx'),
    namespaces: OUTBOX,
    title: (_, { shell }) => shell.account.outbox,
  },
];
