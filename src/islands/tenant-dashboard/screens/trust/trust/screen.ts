import { ShieldCheck } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/trust',
  load: () => import('./trust-screen.tsx'),
  title: (text) => text.navigation.trust,
};

export const menu: MenuEntry<'tenant'> = {
  group: 'tenancy',
  place: 9,
  icon: ShieldCheck,
  label: (text) => text.navigation.trust,
};

export const about: AboutScreen = { features: ['signed-log'] };
