import { ShieldCheck } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/trust',
  load: () => import('./trust-screen.tsx'),
  title: (text) => text.titles.trust,
  permission: 'audit.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'together',
  place: 5,
  icon: ShieldCheck,
  label: (text) => text.titles.trust,
};

export const about: AboutScreen = { features: ['signed-log'] };
