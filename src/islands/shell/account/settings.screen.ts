import { Settings } from 'lucide-react';
import type { AreaName } from '../routes.ts';
import type { AboutScreen, AppScreen, MenuEntry } from '../screens.ts';

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

export const about: AboutScreen = { features: ['personal-data'], asksNothing: true };
