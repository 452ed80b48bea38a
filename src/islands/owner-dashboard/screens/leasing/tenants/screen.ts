import { UsersRound } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/tenants',
  load: () => import('./tenants-screen.tsx'),
  title: (text) => text.titles.tenants,
  permission: 'people.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'portfolio',
  place: 3,
  icon: UsersRound,
  label: (text) => text.navigation.tenants,
  atHand: 2,
  keys: 'g i',
};

export const about: AboutScreen = {
  features: ['lists'],
};
