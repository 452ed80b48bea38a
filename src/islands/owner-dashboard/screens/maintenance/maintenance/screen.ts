import { Wrench } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/maintenance',
  load: () => import('./maintenance-screen.tsx'),
  title: (text) => text.titles.maintenance,
  permission: 'maintenance.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'portfolio',
  place: 5,
  icon: Wrench,
  label: (text) => text.navigation.maintenance,
};

export const section: SectionEntry = { of: 'maintenance', place: 1, label: (text) => text.requests };

export const about: AboutScreen = {
  features: ['maintenance'],
};
