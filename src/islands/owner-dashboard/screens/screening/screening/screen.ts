import { ClipboardCheck } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/tenant-screening',
  load: () => import('./screening-screen.tsx'),
  title: (text) => text.titles.screening,
  permission: 'people.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'portfolio',
  place: 4,
  icon: ClipboardCheck,
  label: (text) => text.navigation.screening,
};

export const about: AboutScreen = {
  features: ['screening'],
};
