import { House } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/community',
  load: () => import('./community-screen.tsx'),
  title: (text) => text.titles.community,
  permission: 'portfolio.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'people',
  place: 3,
  icon: House,
  label: (text) => text.navigation.community,
};

export const about: AboutScreen = {
  features: ['community'],
  views: ['?part=reports', '?part=areas', '?part=parcels', '?part=rules', '?part=settings'],
};
