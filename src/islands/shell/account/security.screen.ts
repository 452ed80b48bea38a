import type { AreaName } from '../routes.ts';
import type { AboutScreen, AppScreen, ScreenFind } from '../screens.ts';

export const screen: AppScreen<AreaName> = {
  path: '/settings/security',
  load: () => import('./security-screen.tsx'),
  title: (_, { shell }) => shell.account.security,
};

export const finds: readonly ScreenFind[] = [
  { id: 'secondFactor', label: (text) => text.finds.secondFactor, at: '/settings/security#second-factor' },
  { id: 'sessions', label: (text) => text.finds.sessions, at: '/settings/security#sessions' },
  { id: 'programs', label: (text) => text.finds.programs, at: '/settings/security#programs' },
];

export const about: AboutScreen = { features: ['second-factor'] };
