import { KeyRound } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/property',
  load: () => import('./rental-screen.tsx'),
  title: (text) => text.navigation.rental,
};

export const menu: MenuEntry<'tenant'> = {
  group: 'tenancy',
  place: 7,
  icon: KeyRound,
  label: (text) => text.navigation.rental,
};

export const about: AboutScreen = { features: ['terms'], isKept: true };
