import { Megaphone } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/notices',
  load: () => import('./notices-screen.tsx'),
  title: (text) => text.titles.notices,
  permission: 'messages.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'together',
  place: 2,
  icon: Megaphone,
  label: (text) => text.navigation.notices,
};

export const about: AboutScreen = {
  features: ['messages'],
};
