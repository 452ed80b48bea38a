import { House } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry, ScreenFind } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/community',
  load: () => import('./community-screen.tsx'),
  title: (text) => text.titles.community,
  permission: 'portfolio.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'together',
  place: 3,
  icon: House,
  label: (text) => text.navigation.community,
};

export const finds: readonly ScreenFind[] = [
  { id: 'areas', label: (text) => text.finds.areas, at: '/community?part=areas' },
  { id: 'parcels', label: (text) => text.finds.parcels, at: '/community?part=parcels' },
  { id: 'rules', label: (text) => text.finds.rules, at: '/community?part=rules' },
  { id: 'reports', label: (text) => text.finds.reports, at: '/community?part=reports' },
];

export const about: AboutScreen = {
  features: ['community'],
  views: ['?part=reports', '?part=areas', '?part=parcels', '?part=rules', '?part=settings'],
};
