import { CalendarDays } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/calendar',
  load: () => import('./coming-screen.tsx'),
  title: (text) => text.navigation.calendar,
};

export const menu: MenuEntry<'tenant'> = {
  group: 'tenancy',
  place: 2,
  icon: CalendarDays,
  label: (text) => text.navigation.calendar,
};

export const about: AboutScreen = { features: ['calendar'], isKept: true };
