import { UsersRound } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/community',
  load: () => import('./community-screen.tsx'),
  title: (text) => text.navigation.community,
};

export const menu: MenuEntry<'tenant'> = {
  group: 'tenancy',
  place: 9,
  icon: UsersRound,
  label: (text) => text.navigation.community,
};

export const about: AboutScreen = {
  features: ['community'],
  views: ['?part=areas', '?part=parcels', '?part=lost_and_found', '?part=rules'],
};
