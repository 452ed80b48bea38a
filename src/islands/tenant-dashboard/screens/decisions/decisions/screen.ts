import { Vote } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/decisions',
  load: () => import('./decisions-screen.tsx'),
  title: (text) => text.navigation.decisions,
};

export const menu: MenuEntry<'tenant'> = {
  group: 'tenancy',
  place: 8,
  icon: Vote,
  label: (text) => text.navigation.decisions,
};

export const about: AboutScreen = { features: ['decisions'] };
