import { Settings } from 'lucide-react';
import type { AreaName } from '../routes.ts';
import type { AboutScreen, AppScreen, MenuEntry, ScreenFind } from '../screens.ts';

export const screen: AppScreen<AreaName> = {
  path: '/settings',
  load: () => import('./settings-screen.tsx'),
  title: (_, { shell }) => shell.account.settings,
};

export const menu: MenuEntry<AreaName> = {
  group: 'account',
  place: 2,
  icon: Settings,
  label: (_, { shell }) => shell.account.settings,
};

export const finds: readonly ScreenFind[] = [
  { id: 'email', label: (text) => text.finds.email, at: '/settings#account' },
  { id: 'notifications', label: (text) => text.finds.notifications, at: '/settings#notifications' },
  { id: 'privacy', label: (text) => text.finds.privacy, at: '/settings#privacy' },
  { id: 'language', label: (text) => text.finds.language, at: '/settings#language' },
  { id: 'theme', label: (text) => text.finds.theme, at: '/settings#theme' },
  { id: 'timeZone', label: (text) => text.finds.timeZone, at: '/settings#time-zone' },
  { id: 'deletion', label: (text) => text.finds.deletion, at: '/settings#delete' },
];

export const about: AboutScreen = { features: ['personal-data'], asksNothing: true };
