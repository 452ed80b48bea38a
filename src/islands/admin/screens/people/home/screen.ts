import { LayoutDashboard } from 'lucide-react';
import type { AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'admin'> = {
  path: '/',
  load: () => import('./home-screen.tsx'),
  title: (text) => text.title,
};

export const menu: MenuEntry<'admin'> = {
  group: 'platform',
  place: 1,
  icon: LayoutDashboard,
  label: (text) => text.home.title,
};
