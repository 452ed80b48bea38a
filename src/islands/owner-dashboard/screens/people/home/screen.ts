import { LayoutDashboard } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/',
  load: () => import('./home-screen.tsx'),
  title: (text) => text.home.title,
};

export const menu: MenuEntry<'owner'> = {
  group: 'start',
  place: 1,
  icon: LayoutDashboard,
  label: (text) => text.navigation.home,
  atHand: 1,
  keys: 'g h',
};

export const about: AboutScreen = {
  features: ['month', 'waiting'],
};
