import { FolderOpen } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/documents',
  load: () => import('./documents-screen.tsx'),
  title: (text) => text.navigation.documents,
};

export const menu: MenuEntry<'tenant'> = {
  group: 'tenancy',
  place: 8,
  icon: FolderOpen,
  label: (text) => text.navigation.documents,
};

export const about: AboutScreen = { features: ['messages'], isKept: true };
