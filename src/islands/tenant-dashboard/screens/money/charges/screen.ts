import { ScrollText } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/charges',
  load: () => import('./charges-screen.tsx'),
  title: (text) => text.charges.title,
};

export const menu: MenuEntry<'tenant'> = {
  group: 'tenancy',
  place: 3,
  icon: ScrollText,
  label: (text) => text.navigation.charges,
};

export const about: AboutScreen = { features: ['account'], isKept: true };
