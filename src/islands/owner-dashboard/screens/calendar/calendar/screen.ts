import { CalendarDays } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/calendar',
  load: () => import('./calendar-screen.tsx'),
  title: (text) => text.titles.calendar,
};

export const menu: MenuEntry<'owner'> = {
  group: 'start',
  place: 2,
  icon: CalendarDays,
  label: (text) => text.navigation.calendar,
  keys: 'g c',
};

export const about: AboutScreen = {
  features: ['calendar'],
  views: ['?view=month', '?view=week', '?view=agenda'],
};
