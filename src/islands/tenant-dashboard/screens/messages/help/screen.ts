import { CircleHelp } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/help',
  load: () => import('./help-screen.tsx'),
  title: (text) => text.navigation.help,
};

export const menu: MenuEntry<'tenant'> = {
  group: 'tenancy',
  place: 10,
  icon: CircleHelp,
  label: (text) => text.navigation.help,
};

export const about: AboutScreen = {
  features: ['help'],
  asksNothing: true,
};
