import type { AreaName } from '../routes.ts';
import type { AboutScreen, AppScreen } from '../screens.ts';

export const screen: AppScreen<AreaName> = {
  path: '/settings/security',
  load: () => import('./security-screen.tsx'),
  title: (_, { shell }) => shell.account.security,
};

export const about: AboutScreen = { features: ['second-factor'] };
