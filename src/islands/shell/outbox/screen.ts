import type { AreaName } from '../routes.ts';
import type { AboutScreen, AppScreen } from '../screens.ts';

export const screen: AppScreen<AreaName> = {
  path: '/outbox',
  load: () => import('./outbox-screen.tsx'),
  title: (_, { shell }) => shell.account.outbox,
};

export const about: AboutScreen = { features: ['offline'], asksNothing: true, isKept: true };
