import { ChartNoAxesCombined } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/analytics',
  load: () => import('./analytics-screen.tsx'),
  title: (text) => text.navigation.analytics,
  permission: 'money.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'insight',
  place: 1,
  icon: ChartNoAxesCombined,
  label: (text) => text.navigation.analytics,
};

export const section: SectionEntry = { of: 'analytics', place: 1, label: (text) => text.glance };

export const about: AboutScreen = { features: ['analytics'] };
