import { Wrench } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/maintenance',
  load: () => import('./maintenance-screen.tsx'),
  title: (text) => text.navigation.maintenance,
};

export const menu: MenuEntry<'tenant'> = {
  group: 'tenancy',
  place: 4,
  icon: Wrench,
  label: (text) => text.navigation.maintenance,
  atHand: 3,
};

export const about: AboutScreen = { features: ['repairs'], isKept: true };
