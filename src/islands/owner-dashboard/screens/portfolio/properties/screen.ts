import { Building2 } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry, ScreenFind } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/properties',
  load: () => import('./properties-screen.tsx'),
  title: (text) => text.titles.properties,
  permission: 'portfolio.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'portfolio',
  place: 1,
  icon: Building2,
  label: (text) => text.navigation.properties,
  keys: 'g p',
};

export const finds: readonly ScreenFind[] = [
  { id: 'map', label: (text) => text.finds.map, at: '/properties?view=map' },
];

export const about: AboutScreen = {
  features: ['properties'],
  views: ['?view=map'],
};
