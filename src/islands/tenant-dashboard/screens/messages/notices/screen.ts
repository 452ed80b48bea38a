import { Megaphone } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/notices',
  load: () => import('./notices-screen.tsx'),
  title: (text) => text.navigation.notices,
};

export const menu: MenuEntry<'tenant'> = {
  group: 'tenancy',
  place: 6,
  icon: Megaphone,
  label: (text) => text.navigation.notices,
};

export const about: AboutScreen = { features: ['messages'], isKept: true };
