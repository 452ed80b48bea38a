import { House } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/',
  load: () => import('./home-screen.tsx'),
  title: (text) => text.home.title,
};

export const menu: MenuEntry<'tenant'> = {
  group: 'tenancy',
  place: 1,
  icon: House,
  label: (text) => text.navigation.home,
  atHand: 1,
};

export const about: AboutScreen = {
  features: ['due'],
};
