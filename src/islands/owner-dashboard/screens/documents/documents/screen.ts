import { FolderOpen } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/documents',
  load: () => import('./documents-screen.tsx'),
  title: (text) => text.titles.documents,
  permission: 'portfolio.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'portfolio',
  place: 6,
  icon: FolderOpen,
  label: (text) => text.navigation.documents,
};

export const about: AboutScreen = {
  features: ['messages'],
};
