import { Scale } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/law',
  load: () => import('./law-screen.tsx'),
  title: (text) => text.navigation.law,
};

export const menu: MenuEntry<'tenant'> = {
  group: 'tenancy',
  place: 12,
  icon: Scale,
  label: (text) => text.navigation.law,
};

export const about: AboutScreen = {
  features: ['law'],
  views: ['?part=lease', '?part=library', '?part=dates'],
};
